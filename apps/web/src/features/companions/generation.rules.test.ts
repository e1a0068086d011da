import { describe, expect, it } from 'vitest'
import {
  companionsPollInterval,
  isGenerating,
  liveMarkers,
  picturesPollInterval,
} from './generation.rules.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => now - minutes * 60_000
const companion = (minutes: number, portraitStatus: 'pending' | 'ready' | 'none' | 'failed' = 'pending') => ({
  id: 'c1',
  profileImageUrl: portraitStatus === 'ready' ? 'companion_c1_1_x' : null,
  portraitStatus,
  createdAt: new Date(minutesAgo(minutes)).toISOString(),
})

describe('a pending marker', () => {
  it('goes by itself after 5 minutes', () => {
    expect(liveMarkers({ a: minutesAgo(4.9), b: minutesAgo(5) }, now)).toEqual({ a: minutesAgo(4.9) })
  })

  it('shows a portrait as on its way until it is there or given up', () => {
    const markers = { c1: now }
    expect(isGenerating(companion(0, 'none'), markers)).toBe(true)
    expect(isGenerating(companion(0, 'none'), {})).toBe(false)
    expect(isGenerating(companion(0, 'ready'), markers)).toBe(false)
    expect(isGenerating(companion(0, 'failed'), markers)).toBe(false)
  })
})

describe('the poll', () => {
  const interval = (minutes: number, markers = {}) =>
    companionsPollInterval({ companions: [companion(minutes)], markers, now })

  it('looks every 5 s for the portrait of a new companion, for 5 minutes', () => {
    expect(interval(4.9)).toBe(5000)
    expect(interval(5)).toBe(10_000)
  })

  it('looks for 2 minutes where the companion is not new', () => {
    expect(interval(60, { c1: minutesAgo(1.9) })).toBe(5000)
    expect(interval(60, { c1: minutesAgo(2) })).toBe(10_000)
  })

  it('is every 10 s otherwise', () => {
    expect(companionsPollInterval({ companions: [companion(0, 'ready')], markers: {}, now })).toBe(10_000)
  })
})

describe('the poll for the pictures of one companion', () => {
  const interval = (minutes: number, markers = {}, generatingSlots: number[] = [2]) =>
    picturesPollInterval({ companion: { ...companion(minutes, 'ready'), generatingSlots }, markers, now })

  it('looks every 5 s for a slot that was asked for, 5 minutes for a new companion and 2 for others', () => {
    expect(interval(9, { 'c1/2': minutesAgo(4.9) })).toBe(5000)
    expect(interval(9, { 'c1/2': minutesAgo(5) })).toBe(10_000)
    expect(interval(60, { 'c1/2': minutesAgo(1.9) })).toBe(5000)
    expect(interval(60, { 'c1/2': minutesAgo(2) })).toBe(10_000)
  })

  it("rests where nothing is on its way, and does not take one slot's marker for another's", () => {
    expect(interval(60, { 'c1/2': now }, [])).toBe(10_000)
    expect(interval(60, { 'c1/2': now }, [3])).toBe(10_000)
  })
})
