import { companionCreateSchema } from '@everbond/contract'
import { describe, expect, it } from 'vitest'
import { basicInfoProblem, canGoOn, interestToAdd, placeOfField, toPayload } from './wizard.rules.ts'
import { emptyWizard, type WizardValues } from './wizard.types.ts'

const filled: WizardValues = { ...emptyWizard, name: 'Odile', age: '27', description: 'A cellist.' }
const problem = (values: Partial<WizardValues>, tier = 'free') =>
  basicInfoProblem({ values: { ...filled, ...values }, tier })

describe('going on to step 2', () => {
  it('needs a name and a description that are not blank', () => {
    expect(canGoOn(filled)).toBe(true)
    expect(canGoOn({ name: ' ', description: 'x' })).toBe(false)
    expect(problem({ name: '  ' })).toMatchObject({
      field: 'name',
      toast: { title: 'Required Fields', description: 'Please fill in name and description' },
    })
  })

  it.each(['', ' ', '17', '17.9', '-30', 'abc', '0x'])('refuses the age %j', (age) => {
    expect(problem({ age })).toMatchObject({
      field: 'age',
      toast: { title: 'Age Requirement', description: 'Companions must be at least 18 years old.' },
    })
  })

  it.each(['18', ' 25 ', '300'])('takes the age %j', (age) => {
    expect(problem({ age })).toBeNull()
  })

  it('asks for whole years', () => {
    expect(problem({ age: '25.5' })?.text).toBe('Age must be a whole number.')
  })

  it('names the first three distinct words of the filter', () => {
    const found = problem({ clothingStyle: 'Sexy BIKINI', bodyDescription: 'naked, sexy, nude' })
    expect(found?.field).toBe('clothingStyle')
    expect(found?.toast.title).toBe('Content Restriction')
    expect(found?.toast.description).toMatch(
      /^NSFW content is only available for Pro and Premium users\. Please remove words like "sexy, \w+, \w+" to continue\.$/,
    )
  })

  it.each(['pro', 'premium', 'ultra', 'lifetime'])('does not filter for %s', (tier) => {
    expect(problem({ clothingStyle: 'a bikini' }, tier)).toBeNull()
  })

  it('does not scan the description', () => {
    expect(problem({ description: 'intimate talks' })).toBeNull()
  })
})

describe('what is sent', () => {
  it('fills empty selects, makes empty texts null and adds the fixed fields', () => {
    expect(toPayload({ ...filled, personalityTraits: ['Calm'], vibeEnergy: ' ' })).toMatchObject({
      age: 27,
      skinTone: 'medium',
      communicationStyle: 'casual',
      dominantPersonality: 'friendly',
      personality: 'friendly',
      personalityTraits: ['Calm'],
      traits: ['Calm'],
      vibeEnergy: null,
      style: 'realistic',
      behavior: 'sweet',
      memoryLength: 'medium',
    })
  })

  it('is what the contract takes', () => {
    expect(companionCreateSchema.safeParse(toPayload(filled)).success).toBe(true)
  })
})

it('trims interests and takes none twice', () => {
  expect(interestToAdd('  jazz ', [])).toBe('jazz')
  expect(interestToAdd('jazz', ['jazz'])).toBeNull()
  expect(interestToAdd('   ', [])).toBeNull()
})

it("finds the field that the server's error names", () => {
  expect(placeOfField('interests.0', filled)).toEqual({ field: 'interests', step: 1 })
  expect(placeOfField('vibeEnergy', filled)).toEqual({ field: 'vibeEnergy', step: 0 })
  expect(placeOfField('owner', filled)).toBeNull()
  expect(placeOfField(null, filled)).toBeNull()
})
