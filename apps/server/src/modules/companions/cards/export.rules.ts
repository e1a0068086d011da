/** A companion as a card: readable by other programs, and with every field of hers in our own part. */
import {
  type CardSpec,
  type Companion,
  companionCreateSchema,
  type ImportedCompanion,
} from '@everbond/contract'

export const ownFields = Object.keys(companionCreateSchema.shape) as (keyof ImportedCompanion)[]

type Texts = Pick<ImportedCompanion, 'name' | 'description'> & Partial<ImportedCompanion>

const appearance = {
  age: 'Age',
  skinTone: 'Skin tone',
  bodyDescription: 'Body',
  hairDescription: 'Hair',
  eyesDescription: 'Eyes',
  clothingStyle: 'Clothing',
  specialFeatures: 'Special features',
  vibeEnergy: 'Vibe',
} as const

const lines = (values: readonly (readonly [string, string | number | null | undefined])[]): string =>
  values.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')

export type CardTexts = {
  name: string
  description: string
  personality: string
  scenario: string
  tags: string[]
}

/** What other programs read of her. An import compares these texts to see what was changed elsewhere. */
export const cardTexts = (companion: Texts): CardTexts => {
  const { name, description, personalityTraits = [], interests = [] } = companion
  const looks = lines(
    Object.entries(appearance).map(([field, label]) => [label, companion[field as keyof typeof appearance]]),
  )
  return {
    name,
    description: looks === '' ? description : `${description}\n\n${looks}`,
    personality: lines([
      ['Dominant personality', companion.dominantPersonality],
      ['Communication style', companion.communicationStyle],
      ['Traits', personalityTraits.join(', ')],
    ]),
    scenario: '',
    tags: [...personalityTraits, ...interests],
  }
}

const specs = {
  v2: { spec: 'chara_card_v2', spec_version: '2.0' },
  v3: { spec: 'chara_card_v3', spec_version: '3.0' },
} as const

/** Every field that the form asks for is there, if only empty. */
export const cardOf = (companion: Companion | ImportedCompanion, spec: CardSpec) => ({
  ...specs[spec],
  data: {
    ...cardTexts(companion as ImportedCompanion),
    first_mes: '',
    mes_example: '',
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: [],
    ...(spec === 'v3' ? { group_only_greetings: [] } : {}),
    creator: '',
    character_version: '',
    extensions: {
      everbond: {
        version: 1,
        companion: Object.fromEntries(ownFields.map((field) => [field, companion[field]])),
      },
    },
  },
})
