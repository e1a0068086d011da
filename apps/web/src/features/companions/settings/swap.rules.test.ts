import { expect, it } from 'vitest'
import { liveChoice, preview } from './swap.rules.ts'

const companion = { profileImageUrl: 'a', imageSlot2: 'b', imageSlot3: null }

it('shows the chosen picture as the profile image and the old one in its slot', () => {
  expect(preview(companion, null)).toEqual({ 1: 'a', 2: 'b', 3: null })
  expect(preview(companion, 2)).toEqual({ 1: 'b', 2: 'a', 3: null })
})

it('lets go of a choice whose slot holds nothing', () => {
  expect(liveChoice(companion, 2)).toBe(2)
  expect(liveChoice(companion, 3)).toBeNull()
  expect(liveChoice({ ...companion, imageSlot2: null }, 2)).toBeNull()
})
