import { describe, expect, test } from 'vitest'
import type { Appearance, ImageRequest } from '../port.ts'
import { readMoment } from './moment.ts'
import { readClothing } from './outfit.ts'
import { luminance } from './palette.ts'
import { createRandom } from './random.ts'
import { inferSex } from './sex.ts'
import { readTraits } from './traits.ts'

const person = (change: Partial<Appearance> = {}): Appearance => ({
  name: null,
  description: null,
  age: 30,
  skinTone: null,
  bodyDescription: null,
  hairDescription: null,
  eyesDescription: null,
  clothingStyle: null,
  specialFeatures: null,
  vibeEnergy: null,
  ...change,
})
const request = (change: Partial<ImageRequest> = {}): ImageRequest => ({
  identity: 'one',
  variation: 'v',
  style: 'realistic',
  prompt: '',
  appearance: person(),
  nsfw: false,
  width: 512,
  height: 728,
  ...change,
})

describe('who is painted', () => {
  test('keeps every trait of an identity, and differs between identities', () => {
    expect(readTraits('one', 'realistic', person())).toEqual(readTraits('one', 'realistic', person()))
    const faces = Array.from({ length: 12 }, (_, i) =>
      JSON.stringify(readTraits(`id-${i}`, 'realistic', person()).face),
    )
    expect(new Set(faces).size).toBe(12)
  })

  test.each([
    [{ description: 'He restores radios and she helps him with his tools' }, 'man'],
    [{ description: 'A witty woman who paints' }, 'woman'],
    [{ bodyDescription: 'lean and androgynous' }, 'androgynous'],
    [{ name: 'Jonas' }, 'man'],
    [{ name: 'Mireille' }, 'woman'],
    [{ specialFeatures: 'full beard' }, 'man'],
  ] as const)('reads the sex from %o', (change, sex) => {
    expect(inferSex(person(change), '', createRandom('s'))).toBe(sex)
  })

  test('draws nobody younger than the mid-twenties', () => {
    for (const age of [18, 19, 24, Number.NaN, -3]) {
      const traits = readTraits('one', 'anime', person({ age }))
      expect(traits.age).toBeGreaterThanOrEqual(25)
      expect(traits.years).toBe(0)
    }
    expect(readTraits('one', 'realistic', person({ age: 80 })).years).toBe(1)
  })

  test('reads hair, eyes and skin', () => {
    const traits = readTraits(
      'one',
      'portrait',
      person({
        hairDescription: 'Long curly silver hair with bangs',
        eyesDescription: 'green',
        skinTone: 'deep ebony',
      }),
    )
    expect(traits.hair).toMatchObject({ cut: 'long', fringe: true, curl: 0.8 })
    expect(traits.iris[1]).toBeGreaterThan(traits.iris[0])
    expect(luminance(traits.skin)).toBeLessThan(0.1)
    expect(
      readTraits('one', 'portrait', person({ description: 'A tall man with a shaved head.' })).hair.cut,
    ).toBe('bald')
  })

  test('reads a person out of plain sentences', () => {
    const appearance = person({
      name: 'Odile',
      description:
        'A cellist who moved to the coast to hear herself think. Dry, patient, and unreasonably good at crosswords.',
      age: 34,
      hairDescription: 'Silver-blonde, cut to the jaw',
      eyesDescription: 'Grey, a little tired',
      clothingStyle: 'Dark red knitwear',
      vibeEnergy: 'Late evening, rain on the window',
    })
    const traits = readTraits('one', 'realistic', appearance)
    expect(traits).toMatchObject({ sex: 'woman', age: 34, hair: { cut: 'bob' } })
    expect(inferSex({ ...appearance, name: null }, '', createRandom('s'))).toBe('woman')
    const [red, green, blue] = traits.hairColour
    expect(luminance(traits.hairColour)).toBeGreaterThan(0.5)
    expect(red / blue).toBeLessThan(2)
    expect(red).toBeGreaterThan(green)
    expect(Math.max(...traits.iris) / Math.min(...traits.iris)).toBeLessThan(1.2)
    const worn = readClothing(request({ appearance }), traits.sex)
    expect(worn).toMatchObject({ garment: 'knit', pattern: 'knit' })
    expect(worn.colour[0]).toBeGreaterThan(worn.colour[1] * 4)
    expect(luminance(worn.colour)).toBeLessThan(0.08)
    expect(readMoment(request({ appearance }))).toMatchObject({ place: 'rain', light: 'lamp' })
    expect(readMoment(request({ appearance, prompt: 'in a garden at dawn' }))).toMatchObject({
      place: 'garden',
      light: 'morning',
    })
  })

  test('gives fair people eyes of every usual colour when no word names one', () => {
    const irises = Array.from(
      { length: 60 },
      (_, i) =>
        readTraits(`id-${i}`, 'realistic', person({ skinTone: 'fair', hairDescription: 'blonde' })).iris,
    )
    const share = (is: (c: readonly [number, number, number]) => boolean) => irises.filter(is).length / 60
    expect(share(([r, g]) => g > r)).toBeLessThan(0.75)
    expect(share(([r, g]) => r > g * 1.4)).toBeGreaterThan(0.15)
    expect(share(([r, , b]) => b > r * 1.3)).toBeGreaterThan(0.1)
    expect(new Set(irises.map(String)).size).toBeGreaterThan(4)
  })

  test.each([
    ['high bun', 'bun'],
    ['short messy bob', 'bob'],
    ['an afro', 'afro'],
    ['braided', 'braid'],
    ['bald', 'bald'],
    ['high ponytail', 'ponytail'],
    ['shoulder-length, wavy', 'long'],
  ])('knows the cut of %s', (hairDescription, cut) => {
    expect(readTraits('one', 'realistic', person({ hairDescription, description: 'she' })).hair.cut).toBe(cut)
  })

  test('greys with the years unless a colour is named', () => {
    const colourAt = (age: number) => readTraits('one', 'realistic', person({ age })).hairColour
    const spread = (c: readonly number[]) => Math.max(...c) - Math.min(...c)
    expect(luminance(colourAt(75))).toBeGreaterThan(luminance(colourAt(30)))
    expect(spread(colourAt(75))).toBeLessThan(0.12)
  })

  test('reads special features', () => {
    const traits = readTraits(
      'one',
      'realistic',
      person({ specialFeatures: 'Freckles, a scar, round glasses, earrings, tattoos' }),
    )
    expect(traits).toMatchObject({ freckles: 0.9, scar: true, glasses: true, earrings: true, tattoo: true })
  })
})

describe('what one picture shows', () => {
  test('puts the words of the prompt before the usual clothes', () => {
    const usual = readClothing(request({ appearance: person({ clothingStyle: 'teal turtleneck' }) }), 'woman')
    expect(usual.garment).toBe('turtleneck')
    const asked = readClothing(
      request({ prompt: 'wearing a red dress', appearance: person({ clothingStyle: 'teal turtleneck' }) }),
      'woman',
    )
    expect(asked.garment).toBe('dress')
    expect(asked.colour[0]).toBeGreaterThan(asked.colour[1] * 3)
  })

  test('dresses everybody, whatever is asked for', () => {
    for (const prompt of ['nude', 'naked on a bed', 'topless, lingerie', 'in a bikini'])
      expect(readClothing(request({ prompt, nsfw: true }), 'woman').garment).toBeTypeOf('string')
  })

  test.each([
    ['in a forest at morning', 'forest', 'morning'],
    ['by the sea, golden hour', 'sea', 'golden'],
    ['night city with neon', 'city', 'neon'],
    ['rain on the window', 'rain', 'window'],
    ['reading in a library by candle light', 'library', 'candle'],
  ])('reads the place and light of %s', (prompt, place, light) => {
    expect(readMoment(request({ prompt }))).toMatchObject({ place, light })
  })

  test('turns the head and moves the face as asked', () => {
    expect(readMoment(request({ prompt: 'looking left' })).turn.yaw).toBeLessThan(-0.4)
    expect(readMoment(request({ prompt: 'three-quarter view, facing right' })).turn.yaw).toBeGreaterThan(0.4)
    expect(readMoment(request({ prompt: 'a big smile' })).expression.smile).toBeGreaterThan(0.6)
    expect(readMoment(request({ prompt: 'serious' })).expression.smile).toBeLessThan(0)
  })

  test('varies with the variation alone', () => {
    const yaws = Array.from({ length: 8 }, (_, i) => readMoment(request({ variation: `v${i}` })).turn.yaw)
    expect(new Set(yaws).size).toBe(8)
  })
})
