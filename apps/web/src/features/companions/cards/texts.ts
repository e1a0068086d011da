/** Character cards, in and out (decision 14). */
import { texts as wizard } from '../wizard/texts.ts'

export const texts = {
  import: 'Import a character card',
  about:
    'A PNG or JSON file of SillyTavern, Agnai or another program, version 2 or 3. Its texts come in. The picture stays on this device; a new portrait is painted.',
  choose: 'Choose a file',
  reading: 'Reading...',
  drop: 'or drop it here',
  another: 'Choose another file',
  failed: 'This card could not be read. Please try again.',
  foundIn: (field: string): string => `Found in: ${field}`,
  tooLarge: 'This character card is too large.',
  noCard: 'Choose a PNG or a JSON file.',
  comesIn: 'What comes in',
  staysBehind: 'What stays behind',
  from: (field: string): string => `from ${field}`,
  shortened: 'Shortened',
  noRoom: 'No room was left for it.',
  toDo: 'Still to be put right in the form',
  noAge: 'The card says none, and every companion has one.',
  replaces: 'What you have written in the form is replaced.',
  goOn: 'Continue in the form',
  filled: { title: 'Card Read', description: 'Look through the form, then create your companion.' },
  card: 'Character card',
  exportAs: { png: 'Export as PNG', json: 'Export as JSON' },
  exportFailed: { title: 'Download Failed', description: 'The card could not be made. Please try again.' },
  exported: (name: string) => ({
    title: 'Download Started',
    description: `The card of ${name} is being downloaded.`,
  }),
} as const

/** A card's fields and ours, as a person would call them. */
const fields: Readonly<Record<string, string>> = {
  name: wizard.name,
  age: wizard.age,
  description: wizard.description,
  personality: 'Personality',
  scenario: 'Scenario',
  tags: 'Tags',
  data: 'Character',
  bodyDescription: wizard.body,
  hairDescription: wizard.hair,
  eyesDescription: wizard.eyes,
  clothingStyle: wizard.clothing,
  skinTone: wizard.skinTone,
  specialFeatures: wizard.special,
  vibeEnergy: wizard.vibe,
  personalityTraits: wizard.traits,
  dominantPersonality: wizard.dominant,
  communicationStyle: wizard.style,
  interests: wizard.interests,
  nsfwAllowed: wizard.adult,
  style: 'Picture style',
  behavior: 'Behavior',
  memoryLength: 'Memory length',
  'extensions.everbond': 'Everbond',
  picture: 'Picture',
  first_mes: 'First message',
  alternate_greetings: 'Other greetings',
  group_only_greetings: 'Group greetings',
  mes_example: 'Example messages',
  system_prompt: 'System prompt',
  post_history_instructions: 'Closing instructions',
  character_book: 'Lorebook',
  assets: 'Assets',
  extensions: 'Extensions',
  nickname: 'Nickname',
  creator_notes: "Author's notes",
  creator_notes_multilingual: 'Translated notes',
  creator: 'Author',
  character_version: 'Version',
  source: 'Source',
  creation_date: 'Created',
  modification_date: 'Changed',
  other: 'Other fields',
}

export const fieldLabel = (field: string): string => {
  const own = field.replace(/^extensions\.everbond\./, '').split('.')[0] ?? ''
  return fields[field] ?? fields[own] ?? own
}
