import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened, sortTags, withoutMacros } from './card-texts.rules.ts'
import { cardOf } from './export.rules.ts'
import { importCard } from './import.rules.ts'
import { cardTextIn, withCard } from './png-card.ts'
import { readCard } from './read-card.ts'
import { asJson, asUpload, cardBase64, chunks, odileData, png, v2, v3 } from './testing/cards.ts'

const imported = (card: unknown) => importCard(readCard(asJson(card)))

test('texts of another program name her instead of a macro', () => {
  expect(imported(v2()).companion.description).toBe(
    [
      'Odile is a cellist of 34 who moved to the coast to hear herself think.',
      'Personality: Dry, patient, unreasonably good at crosswords.',
      'Scenario: the user rents the flat below Odile.',
    ].join('\n\n'),
  )
  expect(withoutMacros('<BOT> and <user> {{random: a, b}}{{// note}}$& {{CHAR}}', '$1')).toBe(
    '$1 and the user $& $1',
  )
})

test('what stays behind is named with its reason', () => {
  const { dropped } = imported(v3({ ...odileData, nickname: 'Odi', assets: [{}], colour: 1, mood: 2 }))
  expect(dropped.map(({ field }) => field)).toEqual([
    'first_mes',
    'alternate_greetings',
    'mes_example',
    'system_prompt',
    'post_history_instructions',
    'character_book',
    'assets',
    'extensions',
    'nickname',
    'creator_notes',
    'creator',
    'character_version',
    'other',
  ])
  expect(dropped.at(-1)?.reason).toBe('2 further fields are not known here.')
  expect(imported(v2({ name: 'Eve', first_mes: ' ', alternate_greetings: [], tags: null })).dropped).toEqual(
    [],
  )
})

test('a long text is cut between words and says so', () => {
  const { companion, mapping } = imported(
    v2({
      name: 'Eve',
      description: 'A cellist. '.repeat(150),
      personality: 'Dry. '.repeat(200),
      scenario: 'Sea.',
    }),
  )
  expect(companion.description.length).toBeLessThanOrEqual(2000)
  expect(companion.description.endsWith('Dry.')).toBe(true)
  expect(mapping.map(({ from, shortened }) => [from, shortened])).toEqual([
    ['name', false],
    ['description', false],
    ['personality', true],
    ['scenario', true],
  ])
})

test('no cut leaves half a character', () => {
  const run = (value: string, max: number) => {
    const cut = shortened(value, max)
    expect(cut.length).toBeLessThanOrEqual(Math.max(0, max))
    expect(cut.isWellFormed()).toBe(true)
  }
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: -3, max: 12 }), run))
  expect(shortened('💚💚', 3)).toBe('💚')
})

test('tags become traits where an option is called so, and interests otherwise', () => {
  expect(sortTags([' WITTY', 'witty', 'Calm', 'sea', '', 'sea'])).toEqual({
    personalityTraits: ['Calm', 'Witty'],
    interests: ['sea'],
    shortened: false,
  })
  const many = sortTags(Array.from({ length: 40 }, (_, at) => `tag ${at}`))
  expect([many.interests.length, many.shortened]).toEqual([30, true])
  expect(sortTags(['x'.repeat(61)])).toMatchObject({ interests: [], shortened: true })
})

test('a value of our own that no form could send stays behind alone', () => {
  const own = {
    name: 7,
    age: 30,
    interests: { a: 1 },
    memoryLength: 'forever',
    vibeEnergy: 'Rain',
    tier: 'pro',
  }
  const { companion, dropped } = imported(v2({ name: 'Eve', extensions: { everbond: { companion: own } } }))
  expect(companion).toMatchObject({
    name: 'Eve',
    age: 30,
    interests: [],
    memoryLength: 'medium',
    vibeEnergy: 'Rain',
  })
  expect(companion).not.toHaveProperty('tier')
  expect(dropped.map(({ field }) => field)).toEqual([
    'extensions.everbond.name',
    'extensions.everbond.interests',
    'extensions.everbond.memoryLength',
  ])
})

test.each([
  ['plain', chunks.tEXt('chara', cardBase64(v2()))],
  ['packed', chunks.zTXt('chara', cardBase64(v2()))],
  ['international', chunks.iTXt('chara', cardBase64(v2()))],
  ['international and packed', chunks.iTXt('ccv3', cardBase64(v2()), true)],
])('a picture may hold its card as a %s text', (_, chunk) => {
  expect(readCard(asUpload(png(chunk)))).toMatchObject({ spec: 'v2', name: 'Odile' })
})

test('version 3 counts where a picture holds both', () => {
  const both = withCard(png(), { v2: v2({ name: 'Old' }), v3: v3({ name: 'New' }) })
  expect(readCard(asUpload(both))).toMatchObject({ spec: 'v3', name: 'New' })
  expect(JSON.parse(cardTextIn(both))).toEqual(v3({ name: 'New' }))
})

test('another program that changes line ends or the order of things changes nothing', () => {
  const { companion } = imported(v2({ ...odileData, tags: ['Calm', 'sea'] }))
  const card = cardOf({ ...companion, age: 34, vibeEnergy: 'Rain' }, 'v3')
  const description = card.data.description.replaceAll('\n', '\r\n')
  const again = imported({ data: { ...card.data, description: ` ${description} ` }, spec: card.spec })
  expect(again.companion).toEqual({ ...companion, age: 34, vibeEnergy: 'Rain' })
  expect(again.read).toEqual([])
})

test('no hidden character comes in, wherever it stands', () => {
  const own = { interests: ['a\u0000b', '\u0007'], vibeEnergy: 'Ra\u0000in' }
  const { companion } = imported(
    v2({
      name: 'E\u0000ve',
      description: 'A\u0000',
      tags: ['se\u0000a'],
      extensions: { everbond: { companion: own } },
    }),
  )
  expect(companion).toMatchObject({ name: 'Eve', description: 'A', interests: ['sea'], vibeEnergy: 'Rain' })
  expect(
    imported(v2({ name: 'Eve', extensions: { everbond: { companion: own } }, tags: ['ab'] })).companion,
  ).toMatchObject({ interests: ['ab'] })
})
