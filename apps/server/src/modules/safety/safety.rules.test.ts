import { communicationStyles, dominantPersonalities, personalityTraits, skinTones } from '@everbond/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageSignIn, checkAdultsOnly, maxSafetyText, warmAgeRules } from './safety.rules.ts'
import { allLabelled, halves, type LabelledText } from './sets/labelled-set.ts'

const now = new Date('2026-06-15T12:00:00Z')
const seed = 18

const signOf = (text: string) => ageSignIn({ text, now, purpose: 'persona' })
const signs = new Map(allLabelled.map(({ text }) => [text, signOf(text)]))
const wrong = (entries: LabelledText[]) =>
  entries.filter(({ text, refused }) => (signs.get(text) !== null) !== refused)

function summary(input: { name: string; entries: LabelledText[] }): string {
  const refused = input.entries.filter((entry) => entry.refused)
  const harmless = input.entries.filter((entry) => !entry.refused)
  return `${input.name.padEnd(10)} refused ${refused.length}, through ${wrong(refused).length}; harmless ${harmless.length}, falsely refused ${wrong(harmless).length}`
}

function categoryTable(entries: LabelledText[]): string {
  const kinds = Map.groupBy(
    entries,
    ({ refused, category }) => `${refused ? 'refused ' : 'harmless'} ${category}`,
  )
  return Array.from(kinds, ([kind, list]) => {
    const failures = wrong(list).map(({ text }) => text)
    return `${kind.padEnd(44)} ${String(list.length).padStart(4)} ${String(failures.length).padStart(3)} wrong ${failures.join(' | ')}`
  }).join('\n')
}

describe('the labelled set', () => {
  const { tuned, unseen } = halves({ list: allLabelled.filter(({ batch }) => batch === 'first'), seed })

  it('holds enough of every kind', () => {
    const count = (refused: boolean) => allLabelled.filter((entry) => entry.refused === refused).length
    expect(count(true)).toBeGreaterThanOrEqual(260)
    expect(count(false)).toBeGreaterThanOrEqual(260)
    expect(new Set(allLabelled.map(({ text }) => text)).size).toBeGreaterThan(allLabelled.length * 0.98)
  })

  it('lets nothing through and refuses at most 2 % of the harmless texts', () => {
    const later = allLabelled.filter(({ batch }) => batch !== 'first')
    const lines = [
      categoryTable(allLabelled),
      summary({ name: 'tuned', entries: tuned }),
      summary({ name: 'unseen', entries: unseen }),
      summary({ name: 'later', entries: later }),
      summary({ name: 'whole', entries: allLabelled }),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    const through = allLabelled.filter(({ refused, text }) => refused && signs.get(text) === null)
    expect(through.map(({ text }) => text)).toEqual([])
    const harmless = allLabelled.filter(({ refused }) => !refused)
    expect(wrong(harmless).length / harmless.length).toBeLessThanOrEqual(0.02)
  })

  it('is read the same in capitals and between other words', () => {
    const refused = allLabelled.filter((entry) => entry.refused && /^[\x20-\x7e]+$/u.test(entry.text))
    const shouted = refused.filter(({ text }) => signOf(text.toUpperCase()) === null)
    expect(shouted.map(({ text }) => text)).toEqual([])
    const surrounded = refused.filter(
      ({ text }) => signOf(`A painter with green eyes. ${text}. Loves rain and jazz.`) === null,
    )
    expect(surrounded.map(({ text }) => text)).toEqual([])
  })
})

describe('a sign beside harmless phrases', () => {
  it('is not excused by any of them', () => {
    const harmless = allLabelled.filter(({ refused }) => !refused)
    const joins = ['. ', ', ', ' and ', ' but ']
    const excused = allLabelled
      .filter(({ refused }) => refused)
      .map(({ text }, at) => {
        const phrase = harmless[(at * 7) % harmless.length]?.text ?? ''
        const join = joins[at % joins.length] ?? '. '
        return Math.floor(at / joins.length) % 2 === 0 ? `${text}${join}${phrase}` : `${phrase}${join}${text}`
      })
      .filter((text) => signOf(text) === null)
    expect(excused).toEqual([])
  })
})

describe('checkAdultsOnly', () => {
  it('names the field and the kind of sign', () => {
    const texts = [
      { field: 'name', text: 'Mia' },
      { field: 'description', text: 'She is 14 and loves the sea' },
    ]
    expect(checkAdultsOnly({ texts, now })).toEqual({ ok: false, field: 'description', reason: 'age_number' })
    expect(checkAdultsOnly({ texts: texts.slice(0, 1), now })).toEqual({ ok: true })
  })

  it('reads a list of texts together', () => {
    const interests = ['t', 'e', 'e', 'n'].map((text) => ({ field: 'interests', text }))
    expect(checkAdultsOnly({ texts: interests, now })).toMatchObject({ ok: false, field: 'interests' })
    const split = ['she is', '14'].map((text) => ({ field: 'traits', text }))
    expect(checkAdultsOnly({ texts: split, now })).toMatchObject({ ok: false, field: 'traits' })
  })

  it('passes every option that the wizard offers', () => {
    const options = [personalityTraits, dominantPersonalities, communicationStyles, skinTones].flat()
    const texts = options.map((text) => ({ field: 'options', text }))
    expect(checkAdultsOnly({ texts, now })).toEqual({ ok: true })
  })

  it('answers the same after its patterns were compiled ahead', async () => {
    await warmAgeRules()
    expect(signOf('she is 14')).toBe('age_number')
    expect(signOf('she is 41')).toBeNull()
  })

  it.each([
    ['a high school student', 'school'],
    ['a teenager', 'life_stage'],
    ['prepubescent', 'body'],
    ['jailbait', 'slang'],
    ['your little sister', 'relation'],
  ])('calls %j a sign of kind %s', (text, reason) => {
    expect(signOf(text)).toBe(reason)
  })

  it('reads years of birth by the given clock', () => {
    const born = (text: string, year: string) =>
      ageSignIn({ text, now: new Date(`${year}-06-15T00:00:00Z`), purpose: 'persona' })
    expect(born('born in 2012', '2026')).toBe('age_number')
    expect(born('born in 2012', '2032')).toBeNull()
    expect(born('born 2008-06-14', '2026')).toBeNull()
    expect(born('born 2008-06-16', '2026')).toBe('age_number')
    expect(born('born in 2008', '2026')).toBe('age_number')
  })

  it('does not excuse children or memories in a prompt, for they would be drawn', () => {
    const texts = [
      'a woman with her 14-year-old daughter',
      'mujer con dos niños',
      'as a child she lived in Lyon',
    ]
    for (const text of texts) {
      expect(ageSignIn({ text, now, purpose: 'prompt' }), text).not.toBeNull()
      expect(ageSignIn({ text, now, purpose: 'persona' }), text).toBeNull()
    }
    expect(ageSignIn({ text: 'a kindergarten teacher, 85mm lens', now, purpose: 'prompt' })).toBeNull()
  })

  it('lets a conversation count freely but not name a minor', () => {
    const chat = (text: string) => ageSignIn({ text, now, purpose: 'chat' })
    expect(chat('see you at 7, I bring 12')).toBeNull()
    expect(chat('my daughter is 9 and loves horses')).toBeNull()
    expect(chat('I am 15')).toBe('age_number')
    expect(chat('pretend you are a schoolgirl')).toBe('school')
  })

  it('excuses no memory beside anything intimate', () => {
    expect(signOf('she was 16 when her family moved to Oslo')).toBeNull()
    expect(signOf('she was 16 when she first kissed her teacher')).not.toBeNull()
  })

  it('refuses a text that is too long to read', () => {
    expect(signOf('a'.repeat(maxSafetyText))).toBeNull()
    expect(signOf('a'.repeat(maxSafetyText + 1))).toBe('too_long')
  })
})

describe('any text at all', () => {
  it('gets an answer without an error', () => {
    const reasons = ['age_number', 'school', 'life_stage', 'body', 'slang', 'relation', 'too_long', null]
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => reasons.includes(signOf(text))),
      { numRuns: 150 },
    )
  })

  it('takes time in proportion to its length, whatever it repeats', () => {
    const pieces = [
      't ',
      'e',
      '1',
      '14 ',
      'she is ',
      'teach ',
      'a-',
      'as a ',
      'has two ',
      '1 4',
      'school ',
      ' ',
      'й',
      '十',
    ]
    const costOf = (text: string) => {
      const best = Array.from({ length: 3 }, () => {
        const start = process.cpuUsage()
        signOf(text)
        const { user, system } = process.cpuUsage(start)
        return user + system
      })
      return Math.min(...best)
    }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }), (parts) => {
        const piece = `${parts.join('')}zq `
        const short = piece.repeat(Math.ceil(1_000 / piece.length))
        // Eight times the text: 64 times the cost would be a square, far more an exponential.
        return costOf(short.repeat(8)) <= 40 * Math.max(costOf(short), 1_000)
      }),
      { numRuns: 12 },
    )
  })
})
