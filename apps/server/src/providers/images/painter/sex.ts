import type { Appearance } from '../port.ts'
import type { Random } from './random.ts'
import { clean } from './reading.ts'

export type Sex = 'woman' | 'man' | 'androgynous'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const womanNames =
  /^(anna|emma|eva|mia|ines|iris|marie|sophie|chloe|zoe|grace|claire|jane|rose|ruth|alice|mireille|camille|noor|aiko|yuki|mei|freya|astrid|ingrid|helen|carmen|margot|isabel|rachel|sarah|naomi|hannah|esther|mary|amy|lily|ivy|jade|ruby|elizabeth|karen|susan|kate|violet|eleanor|vivian|brigid|niamh|odile|saoirse)\b/
const manNames =
  /^(luca|joshua|noah|elijah|ezra|nikita|ilya|sasha|andrea|luke|jonas|james|john|david|daniel|thomas|max|leo|hugo|oscar|arthur|victor|adam|marcus|kai|ravi|omar|ali|hiro|kenji|diego|mateo|erik|lars|finn|george|henry|jack|liam|owen|ethan|gabriel|rafael|samuel|peter|paul|mark|alexander|sebastian|kofi|kwame|tariq|dmitri|ivan|viktor|aleksander|theo|felix)\b/

export const inferSex = (a: Appearance, extra: string, random: Random): Sex => {
  const text = [
    a.description,
    a.bodyDescription,
    a.hairDescription,
    a.specialFeatures,
    a.clothingStyle,
    extra,
  ]
    .map(clean)
    .join(' ')
  if (/\b(androgyn\w*|non-?binary|genderfluid|enby|agender)\b/.test(text)) return 'androgynous'
  const woman = count(
    text,
    /\b(she|her|hers|herself|woman|women|female|lady|feminine|girlfriend|wife|queen|princess|priestess|goddess|sorceress|actress|mother|sister|witch|curvy|curvaceous|busty|dress|gown|blouse|lipstick)\b/g,
  )
  const man = count(
    text,
    /\b(he|him|his|himself|man|male|gentleman|guy|masculine|boyfriend|husband|king|prince|priest|god|sorcerer|father|brother|wizard|beard(ed)?|moustache|mustache|stubble|goatee|tuxedo)\b/g,
  )
  if (woman !== man) return woman > man ? 'woman' : 'man'
  const name = clean(a.name).trim()
  if (manNames.test(name)) return 'man'
  if (womanNames.test(name) || /^\w+(a|ie|ine|elle|ette|ah|lyn|issa)\b/.test(name)) return 'woman'
  if (/^\w+(us|or|rd|ck|on|an|er|os|as|im|ik|il|in|ro|do|to|go)\b/.test(name)) return 'man'
  const roll = random.next()
  return roll < 0.52 ? 'woman' : roll < 0.86 ? 'man' : 'androgynous'
}
