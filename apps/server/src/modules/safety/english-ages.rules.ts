/** An age of 1 to 17 in digits, alone or with a fraction. */
export const minorAge = '(?<![\\d#$€£])(?<!\\d[.,:/])0?(?:1[0-7]|[1-9])(?:\\.\\d{1,2})?(?![\\d%])'

/** What may follow an age that stands alone ('she is 14', 'only 14 and shy'), but not a counted thing. */
export const alone = `(?!['"-] ?\\d|[:.,/]\\d|'|")(?=-?ish\\b|["']? ?(?:$|[.,;:!?)\\]|/…&~*_]|-(?![a-z])|- )| (?:and|but|or|yet|now|today|again|so|she|he|than|to|or|if|then|although|though|while|because|as|with|who|when|on|in (?:human|mortal|earth|people|body|appearance|mind|looks|real|truth|fact|spirit|disguise|may|june|july|august|a (?:week|month|few|year))|last|this|next|yesterday|tomorrow|soon|recently|going|forever|according|in|for (?:a|ever|cent|dec|\\d)|since|years?(?= ?(?:$|[.,;!?)]| and| but)))\\b)`

const softener =
  '(?:(?:only|just|about|around|almost|nearly|actually|really|still|now|barely|merely|hardly|not|even|like|maybe|perhaps|approximately|roughly|probably|secretly|truly|currently|already|forever|eternally|perpetually|technically|biologically|physically|mentally|somewhere|aged|age|over|under|closer|to|be|a|an|at|of|no|more|than|older|younger|day|most|somebody|someone|girl|boy|the|she|he|is|as|if|were|was|also|exactly|precisely|officially|legally|very|young|tender|sweet|cute|shy|mere|turning) ){0,5}'

const quote = '["\'(*_~\\[{<=]{0,2}'
const agePart = '(?:years?|yrs?|yeras?|y|summers|winters|springs|moons|birthdays)'
const person =
  '(?:girl|boy|female|male|lady|lass|lad|woman|man|student|pupil|daughter|character|heroine|princess|vampire|elf|freshman|sophomore|schoolgirl|maiden|companion|human|person|somebody|someone|beauty|cutie|waifu|angel)'
const notSubjects = new Set(
  'temperature number room floor apartment flat bus size score there time count it here dinner lunch breakfast level limit minimum rating chapter seat platform gate channel track volume price total rank record bedtime shift class house unit page line grade'.split(
    ' ',
  ),
)

const patterns = [
  // '14 years old', '14yo', '14 y/o', '14-year-olds'
  `${minorAge}(?:[ -]and[ -]a[ -]half| \\d/\\d)?["')*_~\\]]{0,2}[ -]{0,3}(?:full |whole |human |earth |mortal )?${agePart}[ ./'-]{0,3}(?:olds?|young|of age|aged|o(?:ld)?)\\b`,
  `${minorAge}[ -]?(?:years?|yrs?|yr|y)[ -]${person}\\b`,
  `${minorAge}[ -]?yr?s?\\b(?! (?:of|as|at|in|into|career|ago|long|contract|plan|deal|term))(?<!years?)`,
  `\\b${person} of ${softener}${minorAge}`,
  `(?<!\\b(?:spent|for|over|last|past|these|those|after|in) )${minorAge} (?:summers|winters|springs|autumns|birthdays|harvests|moons|name days)\\b`,
  `\\b(?:birthday|cake)\\b.{0,40} ${minorAge} candles|${minorAge} candles.{0,30} (?:birthday|cake)`,
  `${minorAge}[ -]?(?:something|ish)\\b`,
  `${minorAge} (?:in|by) (?:human|mortal|earth|people|real|elf|elven|fairy) (?:years|terms|age|time)`,
  `(?<!\\d)(?:(?:1\\d\\d|20\\d|21[0-5]|\\d{1,2})[ -]?months?|\\d{1,3}[ -]?(?:weeks?|days?))[ -]olds?\\b`,
  `\\b(?:her|his|their|my) (?:1[0-7]|[1-9])th (?:year|spring|summer|winter|autumn)(?! (?:of|as|in|at|on|with|running))`,
  `${minorAge} years (?:as|of being) (?:an? )?(?:human|mortal|living|person)\\b`,
  `\\bborn ${softener}${minorAge} (?:years|summers|winters|springs)`,
  // 'age: 15', 'aged 16', 'ages 12 to 14'
  `\\bage(?:[ds]|s? range)?(?: group)?['")*_\\]]{0,2} ?[:=~#-]{0,2} ?${softener}(?:between |from )?${quote}${minorAge}`,
  `\\bage (?:is|was|field says|reads|equals|would be|about|set to|stopped|stuck|frozen) ${softener}${minorAge}`,
  // 'she 14', 'girl (14)', 'a 14 girl'
  `\\b(?:she|he|im|shes|hes|${person}),? ?${quote}${minorAge}${alone}`,
  `${minorAge},? ${person}\\b`,
  // 'only 14', 'turned 17 last week', 'actually 15'
  `\\b(?:only|just|barely|merely|hardly|still|actually|really|truly|secretly|not even|almost|nearly|about to (?:be|turn)|soon(?: to be)?|turn(?:s|ed|ing)?|becom(?:e|es|ing)|became|forever|eternally|always|perpetually|permanently|immortal(?:ly)?|in (?:truth|reality|fact)|reality|truth) ${softener}${quote}${minorAge}${alone}`,
  `\\bturn(?:s|ed|ing)? ${softener}${minorAge} (?:years|last|this|next|in|on|yesterday|tomorrow|soon|recently|a)\\b`,
  // 'looks 14', 'pretends to be 15', 'the body of a 14'
  `\\b(?:look(?:s|ed|ing)?|appear(?:s|ing)?|seem(?:s|ing)?|feels?|act(?:s|ing)?|behav(?:es?|ing)|sounds?|pass(?:es|ing)? (?:for|as)|resembl(?:es?|ing)|pretend(?:s|ing)? to be|pos(?:es|ing) as|play(?:s|ing)?|portray(?:s|ing)?|role-?play(?:s|ing)?(?: as)?|identif(?:y|ies) as|dress(?:es|ed)? (?:like|as|up as)|treated (?:like|as)|draw(?:n)? (?:her|him)? ?as|mistaken for|could be|might be|may be|(?:body|mind|face|age|soul|voice|maturity|heart|looks|appearance|figure|personality) of) ${softener}${quote}${minorAge}${alone}`,
  `\\b(?:no|not|isn't) (?:a day )?(?:older|more) than ${minorAge}`,
  `\\b(?:at most|maximum|max\\.?|younger than|up to age|not over|<|<=|≤) ?${minorAge}${alone}`,
  `\\b(?:younger than|at most) ${minorAge} years\\b`,
  // halted ageing: 'turned at 15', 'died at 13', 'frozen at 14'
  `\\b(?:stuck|fro[sz]en|stopped|trapped|halted|paused|locked|preserved|remain(?:s|ed)?|stay(?:s|ed)?|turned|bitten|cursed|immortal|vampire|embraced|died|dead|killed|ageless|undead|passed away|ceased)\\b(?: [a-z']{1,12}){0,4} (?:at|as|since) (?:age |the age of |just |only |a )*${minorAge}`,
  `\\b(?:has|have|had|is|been) (?:been )?${minorAge} for (?:a|an|ever|over|more|many|hundreds?|thousands?|centuries|decades|ages|the|\\d)`,
  `${minorAge},? going on \\d`,
  // 'between 13 and 16'
  `\\bbetween ${minorAge} (?:and|to|-) ${minorAge}${alone}`,
  // not yet 18
  `\\b(?:not(?: yet| quite| even)?|isn't(?: yet| quite| even)?|aren't|ain't|wasn't|hasn't (?:yet )?(?:turned|reached)|under|below|sub|pre|almost|nearly|barely under|just under|about to (?:be|turn)|soon(?: to be| turning)?|close to|before(?: turning)?|until|till|younger than|less than|short of|going on|approaching|nearing|yet to (?:turn|reach)|will be|will turn|to be|turns|turning|becomes|becoming|waiting to (?:be|turn)|u|<|<=)[ -]?(?:(?:she|he|they|i|is|turns?|be|turning|the age of|age|aged|his|her) ){0,3}18(?!\\d|[.,:/]\\d|th|st)(?! ?(?:months?|weeks?|days?|minutes?|hours?|people|km|miles|kg|cm|(?!(?:years?|yrs)[ -]?(?:olds?|of age)\\b)[a-z]+s\\b|year\\b(?![ -]?old)))`,
  `\\b18 (?:soon|tomorrow|next (?:week|month|year|summer|spring)|in (?:a|two|three|\\d+|january|february|march|april|may|june|july|august|september|october|november|december)|later this|this coming|eventually|someday)\\b`,
  `\\b(?:next|upcoming|approaching|before|until|till|awaits?|awaiting|coming|nearing|counting down to|eve of)(?: [a-z']{1,10}){0,3} 18th birthday`,
  `\\b(?:1[0-7]|[1-9])(?:th|st|nd|rd) (?:birthday|b-?day|year of (?:life|her life|his life))`,
  `\\bsweet ?16\\b|\\bquinceanera\\b`,
  // codes: '15f', 'f/15', 'm16'
  `(?<![a-z\\d'.,$€£/-])(?:1[0-7]|[89]) ?[/,|-]? ?(?:f|fem|female|girl|boy|male)(?![a-z\\d'-])`,
  `(?<![a-z\\d'.,$€£-])(?:1[0-7])(?: ?/ ?)?m(?![a-z\\d'])(?! (?:tall|high|wide|long|deep|away|from|pool|sprint|dive|run|last|this|next|a|per|of|in|dollars|euros|users|followers|years|and|above|below|air))`,
  `(?<![a-z\\d'.,$€£-])[fm][/ ,|]{0,2}1[0-7](?![a-z\\d'-]|[/.]\\d)(?! (?:pilot|fighter|jet|falcon|eagle|rifle|carbine|motorway|road|exit|bus|key|bolt|screw|nut|fighting|aircraft))`,
  // a name, then an age: 'Mia, 14, loves painting'; a text that begins with or is an age
  `^(?:[a-z'-]{1,20}[ ]?){1,3}(?:,|\\(|-|:|\\|| -) ?${quote}${minorAge}(?= ?(?:$|[,;.)!|/&]|- ))(?![.,/]\\d)`,
  `^${quote}${minorAge}["')*_\\]}]{0,2} ?(?:$|[,;!.|](?!\\d)|(?:and|but|with|who|going on) (?!a half|\\d))`,
].map((source) => new RegExp(source, 'u'))

const subjectIs = new RegExp(
  `(?<![a-z'])([a-z']{1,30}?)(?: (?:is|are|am|was|were|be|being|been|will be|becomes?|remains?|stays?|stayed)|'s|'m|'re|'ll be) ${softener}${quote}${minorAge}${alone}`,
  'gu',
)

const bornIn =
  /\b(?:born|passport|id card|id|certificate|licen[cs]e|birth ?(?:date|day|year)?|b\.|dob|d\.o\.b\.?|birthdate|birthday)\b[^\d]{0,24}((?:\d{1,4}[ ./-]{1,2}){0,2}(?:[a-z]{3,9}\.?,? )?)(?:of |in )?((?:19|20)\d\d)(?:[-/.](\d{1,2})[-/.](\d{1,2}))?/gu
const classOf = /\bclass of (20\d\d)\b/gu

/** Whether a year of birth leaves it possible that somebody is under 18 now. */
function bornTooLate(input: { text: string; now: Date }): boolean {
  const year = input.now.getUTCFullYear()
  for (const match of input.text.matchAll(bornIn)) {
    const born = Number(match[2])
    const [month, day] = [Number(match[3] ?? 12), Number(match[4] ?? 31)]
    if (born > year) continue
    const birthday18 = Date.UTC(born + 18, month - 1, day)
    if (birthday18 > input.now.getTime()) return true
  }
  return Array.from(input.text.matchAll(classOf)).some((match) => Number(match[1]) > year + 4)
}

/**
 * Whether an English text in plain form, numbers in digits, gives an age under 18: outright, by a year of
 * birth, by a look, or as one that is yet to reach 18.
 */
export function saysMinorAge(input: { text: string; now: Date }): boolean {
  if (patterns.some((pattern) => pattern.test(input.text))) return true
  for (const match of input.text.matchAll(subjectIs)) {
    if (!notSubjects.has(match[1] ?? '')) return true
  }
  return bornTooLate(input)
}
