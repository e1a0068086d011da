import { expect, it } from 'vitest'
import { setupDefaults } from './setup-defaults.ts'

it('the static form knows the fields of the specification, with an intensity of 3', () => {
  expect(Object.keys(setupDefaults)).toEqual([
    ...['name', 'description', 'style', 'behavior', 'nsfw_enabled', 'nsfw_intensity', 'gender', 'age'],
    ...['skinTone', 'hairColor', 'hairStyle', 'eyeColor', 'bodyType'],
  ])
  expect(setupDefaults).toMatchObject({
    style: 'Realistic',
    behavior: 'Sweet & Caring',
    nsfw_enabled: false,
    nsfw_intensity: 3,
  })
})
