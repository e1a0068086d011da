import type { AgeSign, TextPurpose } from './age-sign.ts'

export type SignPattern = { sign: AgeSign; pattern: RegExp; not?: TextPurpose[] }

const grade = '(?:1[0-2]|[1-9])(?:th|st|nd|rd)?'
const schoolKind =
  '(?:elementary|primary|middle|high|secondary|grade|grammar|boarding|prep|preparatory|nursery|junior|infant|lower|comprehensive|catholic|private girls)'
const adultSchool =
  '(?:law|med|medical|art|arts|grad|graduate|business|film|drama|dance|music|night|cooking|culinary|nursing|dental|design|fashion|flight|flying|driving|language|evening|vet|veterinary|trade|summer|acting|ballet|massage|beauty|cosmetology|technical|divinity|architecture|circus|riding|ski|surf|sailing|theater|theatre|pilot|yoga|journalism|engineering|photography)'

const sources: [AgeSign, string, TextPurpose[]?][] = [
  [
    'life_stage',
    'teen(?:s|ie|age|aged|ager[a-z]*|yboppers?)?|pre-?teens?|tweens?|tweenagers?|tweenies?|adolescen(?:t|ts|ce)|minors?|child|childs|children|child-?like|kids?|kiddies?|kidlets?|kiddy|toddlers?|infants?|newborns?|juveniles?|youngsters?|urchins?|bairns?|under-? ?aged?|under ?agers?|street urchin',
  ],
  [
    'life_stage',
    '(?:a|an|this|that|shy|sweet|beautiful|innocent) youth(?! (?:worker|club|team|center|centre))',
  ],
  [
    'life_stage',
    '(?:little|young|small|tiny|lil|smol|wee|baby|youthful|preadolescent|underdeveloped) (?:[a-z]+ )?(?:girls?|boys?|lads?|lass|lassie|ladie?)(?! ?friend)',
  ],
  [
    'life_stage',
    'young-? ?looking (?:[a-z]+ )?(?:girl|boy|student|thing)|girl-? ?child|boy-? ?child|man-? ?child|(?:one|two|child)-? ?bride',
  ],
  [
    'life_stage',
    '(?:barely|just|still|hardly|not yet|newly|scarcely|only)(?: just)? (?:out of|past|in|leaving|beyond|through|done with)(?: her| his| their)? (?:childhood|girlhood|boyhood|puberty|school|diapers)',
  ],
  [
    'life_stage',
    "(?:being|is|still|also|she's|he's) 1 (?:herself|himself|themself|too|of them)|(?:psychologist|pa?ediatrician|teacher|school nurse|nanny|babysitter)'s (?:[a-z]+ )?(?:patient|pupil|charge)|(?:youngest|smallest|littlest) (?:patient|pupil|student in)",
  ],
  ['school', '(?:in|at|to|attends?|through|finished|finishing) elementary'],
  ['life_stage', 'baby ?girls?|baby ?boys?|kiddos?', ['chat']],
  [
    'life_stage',
    "(?:will|(?:she|he|they|i|it)'ll|soon|to|can|could|may) be (?:an adult|a grown-?up|legal|of age|of legal age|fully grown)|(?:becom(?:e|es|ing)|turns?) (?:an adult|legal|of age)|(?:until|till|before|once|when) (?:she|he|they|i) (?:is|are|am|becomes?|turns?|comes?) (?:an adult|legal|of age|grown)|(?:from|until|before|to|of|near|short of|reaching) (?:adulthood|womanhood|manhood|majority)",
  ],
  [
    'life_stage',
    "orphan (?:girl|boy|kid)|(?:lives?|living|residents?|stays?|staying|placed) (?:in|at|of) (?:an? |the )?(?:children's home|orphanage|foster (?:care|home|family))",
  ],
  [
    'school',
    '(?:her|his|their) (?:own )?school (?:lunch|locker|crush|dance|homework|desk|bag|idol|exams?|grades|team|club|newspaper|council|festival|trip|project|play)|pupil (?:at|in)',
  ],
  [
    'life_stage',
    '(?:acts?|acting|behaves?|talks?|treated|like|is|as) (?:like )?an? (?:[a-z]+ )?baby(?! (?:deer|bird|elephant|grand|bear))',
  ],
  [
    'life_stage',
    "(?:not|isn't|barely|almost|nearly|just|under|below|before|beneath|short of|hardly)(?: yet| even| quite| of| the)* (?:(?:of )?(?:legal |full |adult |consenting )+age|of age|age of (?:consent|majority))",
  ],
  [
    'life_stage',
    "(?:not|isn't|barely|almost|nearly|hardly|soon|questionably|borderline)(?: yet| even| quite| to be)* legal(?! (?:advice|trouble))|not(?: yet)? (?:an adult|a grown-?up)|isn't (?:yet )?(?:an adult|a grown-?up)|illegally young|pre-?adult",
  ],
  [
    'life_stage',
    "(?:way |much |far )?too young(?: to (?:drive|vote|drink|marry|work|consent|buy|date|be|know|have))?|(?:can't|cannot|can not) (?:drive|vote|drink|buy (?:beer|alcohol)) (?:yet|legally)|(?:can't|cannot) legally (?:drive|vote|drink)",
  ],
  [
    'life_stage',
    'age[sd]?-? ?(?:regress(?:ion|ed|or|ing)|play|gap with a (?:girl|boy))|de-?aged|agere|(?:girl|boy|cub|brownie) scouts?|street kid',
  ],
  [
    'school',
    `${grade}-? ?graders?|${grade}[ -]grade|grade ${grade}\\b|(?:freshman|sophomore|junior|senior) (?:in|at|of) (?:[a-z]+ ){0,2}high`,
  ],
  [
    'school',
    'in year (?:[1-9]|1[0-3])|(?:year|yr|y) ?(?:[1-9]|1[0-3]) (?:[a-z]+ )?(?:pupil|student|girl|boy|class|kid)s?',
  ],
  [
    'school',
    '(?:form|class|standard|std|klass) (?:[1-9]|1[0-2]) (?:[a-z]+ )?(?:student|pupil|girl|boy|kid)s?|in (?:form|class|standard) (?:[1-9]|1[0-2])|(?:6th|lower|upper|fifth|5th|4th|3th)[ -]form(?:ers?)?|6th-?formers?',
  ],
  [
    'school',
    'k-? ?12|pre-?k|kindergart[a-z]*|pre-?school[a-z]*|elementary (?:student|pupil|kid|age)[a-z]*|primary (?:student|pupil)s?|gcses?|igcses?|psats?|a-? ?levels? (?:student|pupil|candidate)|(?:studying|studies|sitting|sits|taking|takes|revising|preparing)(?: for)?(?: her| his| the)? a-? ?levels',
  ],
  [
    'school',
    `${schoolKind}[ -]?school[a-z]*|junior[ -]?high[a-z]*|highschool[a-z]*|middleschool[a-z]*|gradeschool[a-z]*|(?:jr\\.?|jnr) high|hs (?:student|girl|boy|freshman|sophomore|junior|senior|kid|cheerleader)|schoolers?`,
  ],
  [
    'school',
    "(?:student|pupil|freshman|sophomore|junior|senior|cheerleader|goes|attends|attending|enrolled|studies|studying|sophomore year|girl|boy|classes)(?: (?:at|to|in|from))? (?:[a-z.'-]+ ){1,3}high(?! (?:street|court|commission|altitude|end|fashion|tech|rise))",
  ],
  [
    'school',
    'freshm[ae]n|sophomores?|prom (?:queen|king|princess|date|night|dress)|homecoming queen|junior prom',
  ],
  [
    'school',
    'school-? ?(?:girls?|boys?|kids?|child(?:ren)?|lass|lads?|pupils?|students?|teens?|aged?|going|uniforms?|skirts?|swimsuits?|bags?|satchel|backpack|blazer|tie|outfit|mate of)(?:ish|hood)?',
  ],
  [
    'school',
    '(?:sailor|japanese|plaid|pleated)(?: [a-z]+)? (?:school ?|student |girl )?(?:uniform|fuku)|sailor-? ?(?:uniform|fuku)|seifuku|serafuku|randoseru|gakuran|jo(?:s|sh)i ?k(?:o|ou)(?:u)?sei|kogals?|kogyaru|chuugakusei|koukousei|shougakusei',
  ],
  [
    'school',
    "(?:still |currently |now )(?:in|at|goes to|going to|attends?|attending|finishing) school|(?:goes|going|walks|bikes|cycles|walking|skips|skipping|off) to school|skips school|(?:last|final) year (?:of|at|in) school|school's (?:prettiest|cutest|top)|schoolwork|finish(?:es|ing) school (?:next|this|in)|after school (?:she|he) (?:goes|comes|walks|meets)",
  ],
  [
    'school',
    `(?:attends?|attending|enrolled (?:in|at)|student at|studies at|girl from)(?: (?!${adultSchool}\\b)[a-z.'-]+){0,4} school`,
  ],
  [
    'school',
    "home-? ?school(?:ed|er|ing)|hogwarts (?:student|pupil|girl|boy|[a-z0-9]+[ -]year)|(?:learner's|learners) permit",
  ],
  [
    'body',
    'pre-?pub[a-z]*|pubesc[a-z]*|puberty|(?:un|under|barely |hardly |newly |just )-?developed (?:body|chest|figure|breasts?|form|physique|girl|curves|frame)|(?:body|chest|figure|breasts|curves|physique|frame) (?:is |are |still |yet |not |un|under|barely |hardly ){1,3}-?developed|undeveloped|underdeveloped',
  ],
  [
    'body',
    'baby-? ?faced?|baby-? ?fat|(?:baby|milk)-? ?(?:teeth|tooth)|training bras?|first bra|budding (?:breasts?|body|figure|chest|curves)|(?:girlish|immature|juvenile|boyish little|kid-?sized|child-?sized|youthful little|unripe) (?:body|figure|frame|chest|form)|(?:not|never)(?: yet)? (?:fully )?(?:grown|matured)(?: up)?|still growing(?: up| taller| into her body)?(?! (?:as|my|her|his|business))|chibi|baby-? ?doll (?:body|face)|growth spurt',
  ],
  [
    'slang',
    'lolis?|lolitas?|loli-?(?:con|cons|kon|taku)|shotas?|shota-?(?:con|cons|kon)|jail-? ?bait|jb|ddlg|ddlb|mdlg|mdlb|cgl|abdl|little-? ?space|cp|csam|pthc|ptsc|pa?edo(?:s|phil[a-z]*)?|hebephil[a-z]*|ephebophil[a-z]*|nymphets?|barely-? ?legal|barely 18|fresh(?:ly)? 18|kodocon|toddlercon|lolidom|legal loli|young stuff',
  ],
  [
    'relation',
    "your(?: [a-z]+){1,3}'s (?:little|kid|baby|teenage|young|younger) (?:step-? ?)?(?:sister|brother|daughter|son|cousin|niece|nephew)",
    ['chat'],
  ],
  [
    'relation',
    "(?:your|user's|users|\\{\\{user\\}\\}'s|daddy's|mommy's|master's|stranger's|boyfriend's|neighbor's|neighbour's|friend's)(?: [a-z0-9-]+){0,2} (?:step-? ?)?(?:daughter|granddaughter|niece|nephew|goddaughter|grandson|kid|foster child)(?!'s)",
    ['chat'],
  ],
  ['relation', "your (?:[a-z]+ )?(?:step-? ?)?son\\b(?!'s)", ['chat']],
  [
    'relation',
    "(?:your|user's|onii-?chan's|my)(?: [a-z]+)? ?(?:little|baby|kid|lil|tiny|younger|small)(?: step)?-? ?(?:step)?(?:sister|sis|brother|bro)|(?:your|my|user's) imouto|imouto",
    ['chat'],
  ],
  [
    'relation',
    "(?:daddy|papa|mommy)'?s?(?: [a-z]+)? (?:little )?(?:girl|princess|boy)|(?:you are|you're|act as|play|be|plays) (?:my|his|her|the user's)(?: [a-z0-9-]+){0,2} (?:step-? ?)?(?:daughter|niece|nephew|granddaughter|goddaughter)",
  ],
]

/** Words that name, draw or play somebody under 18 in English. */
export const englishSigns: SignPattern[] = sources.map(([sign, source, not]) => ({
  sign,
  pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u'),
  ...(not === undefined ? {} : { not }),
}))

/** Signs that no harmless setting excuses; read before harmless phrases are set aside. */
export const alwaysSigns: SignPattern[] = [
  [
    'school',
    '(?:just|recently|freshly|fresh|barely|newly|only)(?: [a-z]+)? (?:graduated|finished|left|out of|completed)(?: from)?(?:(?: [a-z]+){0,2} (?:high|secondary|middle|junior|boarding)[ -]?(?:school|high)| school)',
  ],
  [
    'body',
    "(?:child|kid|toddler|teen|teenager|little girl|little boy|schoolgirl|minor|preteen|young girl|infant)(?:'s|s'|-like| like|-sized)? (?:body|face|figure|physique|frame|form|voice|mind|breasts|chest|looks|appearance|proportions)",
  ],
  [
    'body',
    '(?:flat|petite|small|tiny|slim|slender|short|innocent|young|thin|cute|smooth|bod(?:y|ies)|fac(?:e|es)|voice|looks?|looking|appears?|acts?|acting|behaves?|dress(?:es|ed)?|giggles?|talks?|pos(?:es|ing)|built|shaped|sized|played|drawn|treated|draw (?:her|him))(?: [a-z]+)? (?:as|like|of)(?: that of)? an? (?:[a-z]+ )?(?:child|kid|toddler|teen|teenager|girl child|little girl|little boy|young girl|schoolgirl|preteen|minor|middle schooler|infant|adolescent|[a-z]+ schooler)',
  ],
  [
    'relation',
    "(?:you are|you're|act as|plays?|as|be|pretend to be|she is|she's) (?:my|your|his|the user's|user's)(?: [a-z0-9-]+){0,2} (?:little|young|baby|kid|teen|teenage|small|underage)(?: [a-z0-9-]+)? (?:step-? ?)?(?:sister|daughter|niece|brother|son|nephew|cousin|girl|boy)",
  ],
].map(([sign, source]) => ({
  sign: sign as AgeSign,
  pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u'),
}))
