import { expect, it } from 'vitest'
import { liveChoice, preview } from './swap.rules.ts'

const companion = { profileImageUrl: 'a', imageSlot2: 'b', imageSlot3: null }

it('shows the chosen picture as the profile image and the old one in its slot', () => {
  expect(preview(companion, null)).toEqual({ 1: 'a', 2: 'b', 3: null })
  expect(preview(companion, 2)).toEqual({ 1: 'b', 2: 'a', 3: null })
})

it('lets go of a choice whose slot holds another picture by now, or none', () => {
  const choice = { slot: 2, image: 'b' } as const
  expect(liveChoice(companion, choice)).toBe(2)
  expect(liveChoice({ ...companion, profileImageUrl: 'b', imageSlot2: 'a' }, choice)).toBeNull()
  expect(liveChoice({ ...companion, imageSlot2: null }, choice)).toBeNull()
  expect(liveChoice(companion, null)).toBeNull()
})
