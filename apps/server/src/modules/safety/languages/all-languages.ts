import { arabic, chinese, hindi, japanese, korean } from './asian.words.ts'
import { polish, russian, turkish, ukrainian } from './eastern-european.words.ts'
import { dutch, furtherAges, german } from './germanic.words.ts'
import { compileLanguage, type LanguageRules, type LanguageWords } from './language.ts'
import { french, italian, spanishAndPortuguese } from './romance.words.ts'

type LanguageGroup = LanguageRules & { letters: RegExp; ownScriptOnly: boolean }

/** Languages that share words are read together: what is harmless in one is set aside for all of its group. */
function group(input: { letters: RegExp; words: LanguageWords[]; wholeWords?: boolean }): LanguageGroup {
  const rules = input.words.map((words) => compileLanguage({ words, wholeWords: input.wholeWords ?? true }))
  return {
    letters: input.letters,
    ownScriptOnly: input.letters.test('я'),
    signs: rules.flatMap(({ signs }) => signs),
    harmless: rules.flatMap(({ harmless }) => harmless),
    family: rules.flatMap(({ family }) => family),
  }
}

/** Every language but English, grouped, each group with the letters that make a text worth reading for it. */
export const languages: LanguageGroup[] = [
  group({
    letters: /[a-z]|[\u0370-\u03ff\u0590-\u06ff\u0980-\u09ff\u0e00-\u0e7f]/u,
    words: [spanishAndPortuguese, french, italian, german, dutch, furtherAges, polish, turkish],
  }),
  group({ letters: /\p{Script=Cyrillic}/u, words: [russian, ukrainian] }),
  group({ letters: /\p{Script=Arabic}/u, words: [arabic] }),
  group({ letters: /\p{Script=Devanagari}/u, words: [hindi] }),
  group({
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    words: [chinese, japanese],
    wholeWords: false,
  }),
  group({ letters: /\p{Script=Hangul}/u, words: [korean], wholeWords: false }),
]
