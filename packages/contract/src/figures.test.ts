/** The specification's figures and lists, written down a second time: a slip in a constant is seen here. */
import { describe, expect, test } from 'vitest'
import {
  appEnvironment,
  appVersion,
  breakpoints,
  drawerWidth,
  minimumAge,
  minimumTapSize,
  performanceThresholds,
} from './app.ts'
import {
  communicationStyles,
  companionDefaults,
  defaultNsfwIntensity,
  dominantPersonalities,
  filteredFields,
  maxExtraImages,
  personalityTraits,
  restrictedWords,
  setupBehaviors,
  setupStyles,
} from './companions.ts'
import { finalCloseCodes, specifiedEventTypes } from './events.ts'
import { creditSources, imageQuality, imageWidths } from './images.ts'
import { startingCredits, tierKeys, tiers, unfilteredTiers, unlimited } from './tiers.ts'
import * as timing from './timing.ts'
import { usageThresholds } from './usage.ts'

const minutes = (count: number): number => count * 60_000

describe('tiers', () => {
  test('are five, in order, each with its name', () => {
    expect(tierKeys.map((key) => [key, tiers[key].order, tiers[key].label])).toEqual([
      ['free', 0, 'Free'],
      ['basic', 1, 'Basic Love'],
      ['pro', 2, 'Deep Bond'],
      ['premium', 3, 'Forever Yours'],
      ['lifetime', 4, 'Lifetime'],
    ])
  })

  test.each([
    ['free', 1, 10, 200, 3, false, false],
    ['basic', 1, 100, 2000, 50, false, true],
    ['pro', 3, 250, 6000, 100, true, true],
    ['premium', 10, 400, 10_000, 250, true, true],
    ['lifetime', 6, 250, 6000, 50, true, true],
  ] as const)('%s allows what the tables say', (key, ...figures) => {
    const { maxCompanions, messagesPerDay, messagesPerMonth, images, nsfw, imageGeneration } = tiers[key]
    expect([maxCompanions, messagesPerDay, messagesPerMonth, images, nsfw, imageGeneration]).toEqual(figures)
  })

  test('cost what the table says, in cents a month', () => {
    expect(tierKeys.map((key) => tiers[key].priceMonthly)).toEqual([0, 1499, 2499, 3999, null])
  })

  test('begin with 100 message credits and no image credits; -1 is unlimited', () => {
    expect(startingCredits).toEqual({ messages: 100, images: 0 })
    expect(unlimited).toBe(-1)
  })

  test('from Deep Bond up are not filtered, nor is the older name', () => {
    expect(unfilteredTiers).toEqual(['pro', 'premium', 'ultra', 'lifetime'])
  })
})

test('the product calls itself by one version and environment', () => {
  expect([appVersion, appEnvironment]).toEqual(['0.2.12-beta', 'Production'])
})

describe('companions', () => {
  test('are at least 18, and 25 where nothing is said', () => {
    expect([minimumAge, companionDefaults.age]).toEqual([18, 25])
  })

  test('choose from the listed traits, personalities and styles', () => {
    expect(personalityTraits.join(', ')).toBe(
      'Creative, Playful, Curious, Supportive, Logical, Serious, Calm, Challenging, Empathetic, Optimistic, Energetic, Philosophical, Direct, Realistic, Witty, Practical',
    )
    expect(dominantPersonalities.join(', ')).toBe(
      'Caring & Supportive, Confident & Bold, Calm & Grounded, Flirty & Mischievous, Intellectual & Wise, Fun & Spontaneous',
    )
    expect(communicationStyles.join(', ')).toBe(
      'Direct & Clear, Warm & Caring, Playful & Teasing, Thoughtful & Deep, Energetic & Enthusiastic, Gentle & Soothing',
    )
  })

  test('are filtered for the listed words in the listed fields', () => {
    expect(restrictedWords.join(', ')).toBe(
      'nude, nudity, naked, topless, bottomless, genital, nsfw, explicit, porn, erotic, sexual, sex, boobs, penis, vagina, breasts, lingerie, underwear, bikini, revealing, seductive, sensual, intimate, sexy',
    )
    expect(filteredFields).toEqual(['clothingStyle', 'vibeEnergy', 'bodyDescription', 'specialFeatures'])
  })

  test('have two extra pictures, paid from the sources in their order', () => {
    expect(maxExtraImages).toBe(2)
    expect(creditSources).toEqual(['free_setup', 'free_trial', 'tier', 'purchased'])
  })

  test('are previewed by a form with the listed options', () => {
    expect(setupStyles).toEqual(['Realistic', 'Anime', 'Fantasy'])
    expect(setupBehaviors).toEqual(['Sweet & Caring', 'Playful & Fun', 'Mysterious', 'Professional'])
    expect(defaultNsfwIntensity).toBe(3)
  })
})

describe('sizes and thresholds', () => {
  test('of screens, in pixels', () => {
    expect([breakpoints.tablet, breakpoints.desktop, drawerWidth, minimumTapSize]).toEqual([
      768, 1024, 320, 44,
    ])
  })

  test('of what counts as slow', () => {
    expect(performanceThresholds).toEqual({
      firstContentfulPaint: 1800,
      largestContentfulPaint: 2500,
      firstInputDelay: 100,
      layoutShift: 0.1,
      imageLoad: 1000,
      memory: 0.8,
    })
  })

  test('of use', () => {
    expect(usageThresholds).toEqual({ high: 0.8, limit: 1 })
  })

  test('of pictures', () => {
    expect([...imageWidths, imageQuality]).toEqual([400, 800, 1200, 1600, 80])
  })
})

test('what is asked for is polled and kept as the specification says, in milliseconds', () => {
  expect(timing.query).toEqual({ staleTime: minutes(5), cacheTime: minutes(10), retries: 2 })
  expect(timing.auth).toMatchObject({ waitTimeout: 5000, waitStep: 100, tokenRefresh: 30_000 })
  expect(timing.poll).toMatchObject({
    plan: 30_000,
    companions: 10_000,
    status: 120_000,
    companionImage: 5000,
    companionImageUsage: 60_000,
  })
  expect(timing.stale).toMatchObject({
    user: minutes(5),
    usage: 30_000,
    onboarding: minutes(1),
    tierLimits: minutes(5),
    companions: minutes(5),
    companionsInWizard: minutes(2),
    companionImageUsage: 30_000,
  })
  expect(timing.generation).toEqual({
    pendingMarker: minutes(5),
    pollWhileNew: minutes(5),
    pollOtherwise: minutes(2),
    newFor: minutes(10),
  })
  expect(timing.socket).toMatchObject({ reconnectDelay: 3000, tokenTries: 3, tokenRetryDelay: 500 })
  expect(timing.authenticatedImageRetryDelays).toEqual([500, 1000, 2000])
  expect(timing.memorySampleInterval).toBe(30_000)
  expect(timing.toastDuration).toBe(5000)
})

test('the live socket tells of pictures and errors, and stays closed after three codes', () => {
  expect(specifiedEventTypes).toEqual(['image_generated', 'error'])
  expect(finalCloseCodes).toEqual([1000, 4001, 4003])
})
