import { arabic, chinese, hindi, japanese, korean } from './asian.words.ts'
import { polish, russian, turkish, ukrainian } from './eastern-european.words.ts'
import { dutch, furtherAges, german } from './germanic.words.ts'
import { compileLanguage, type LanguageRules, type LanguageWords } from './language.ts'
import { french, italian, spanishAndPortuguese } from './romance.words.ts'

type LanguageGroup = LanguageRules & { letters: RegExp; ownScriptOnly: boolean }

/** Languages that share words are read together: what is harmless in one is set aside for all of its group. */
function group(input: { letters: string; words: LanguageWords[]; wholeWords?: boolean }): LanguageGroup {
  const { letters, wholeWords = true } = input
  const rules = input.words.map((words) => compileLanguage({ words, letters, wholeWords }))
  const anyLetter = new RegExp(`[${letters}]`, 'u')
  return {
    letters: anyLetter,
    ownScriptOnly: anyLetter.test('я'),
    signs: rules.flatMap(({ signs }) => signs),
    harmless: rules.flatMap(({ harmless }) => harmless),
    family: rules.flatMap(({ family }) => family),
  }
}

/** Every language but English, grouped, each group with the letters that make a text worth reading for it. */
export const languages: LanguageGroup[] = [
  group({
    letters: 'a-z\\u0370-\\u03ff\\u0590-\\u06ff\\u0980-\\u09ff\\u0e00-\\u0e7f',
    words: [spanishAndPortuguese, french, italian, german, dutch, furtherAges, polish, turkish],
  }),
  group({ letters: '\\u0400-\\u052f', words: [russian, ukrainian] }),
  group({ letters: '\\u0600-\\u06ff', words: [arabic] }),
  group({ letters: '\\u0900-\\u097f', words: [hindi] }),
  group({
    letters: '\\u3040-\\u30ff\\u3400-\\u9fff',
    words: [chinese, japanese],
    wholeWords: false,
  }),
  group({ letters: '\\uac00-\\ud7a3', words: [korean], wholeWords: false }),
]
