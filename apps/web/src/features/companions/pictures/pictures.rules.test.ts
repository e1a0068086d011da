import { ApiError } from '@everbond/contract'
import { expect, it } from 'vitest'
import { generatedToast, isDropped } from './pictures.rules.ts'

const answer = (status: number, text: string) => new ApiError({ status, statusText: '' }, text)

it('takes what no server of ours answered for a broken connection, not for a failure', () => {
  expect(isDropped(new TypeError('Failed to fetch'))).toBe(true)
  expect(isDropped(answer(504, '<h1>Gateway Timeout</h1>'))).toBe(true)
  expect(isDropped(answer(502, '{"error":"Failed","code":"generation.failed"}'))).toBe(false)
  expect(isDropped(answer(500, ''))).toBe(false)
})

it('counts options in the form and slots elsewhere', () => {
  expect(generatedToast({ slot: 3, origin: 'form', remaining: 1 }).description).toBe('Option 2 generated')
  expect(generatedToast({ slot: 3, origin: 'elsewhere', remaining: 1 }).description).toBe(
    'Generated image for slot 3! 1 generations remaining',
  )
  expect(generatedToast({ slot: 1, origin: 'elsewhere', remaining: 1 }).description).toBe(
    'New profile image generated',
  )
})
