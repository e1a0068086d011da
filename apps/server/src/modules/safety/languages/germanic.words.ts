import type { LanguageWords } from './language.ts'

export const german: LanguageWords = {
  numbers: {
    small:
      'elf|zwolf|dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn|zehn|neun|acht|sieben|sechs|funf|fuenf|vier|drei|zwei',
    larger: '',
  },
  signs: [
    [
      'age_number',
      'NUM[ -]?jahrchen|NUM ?[ -]?(?:jahre|jahr|j\\.)(?: alt| jung)?(?! (?:lang|spater))|alter:? (?:von )?NUM|im alter von NUM',
    ],
    [
      'age_number',
      '(?:[1-9]|1[0-7]) ?-?jahrige[rnsm]?|(?:elf|zwolf|dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn|zehn|neun|acht|sieben|sechs|funf|vier|drei|zwei|ein)-?(?:jahrige|jaehrige)[rnsm]?',
    ],
    [
      'age_number',
      '(?:wird|ist|erst|gerade|bald|fast|noch nicht|unter|noch keine|keine|knapp) (?:erst |noch |gerade |fast |knapp )?(?:NUM(?= ?(?:$|[.,;!?)]| (?:und|aber)(?!\\p{L})))|(?:18|achtzehn)(?: jahre)?(?<!ist (?:18|achtzehn))(?<!ist (?:18|achtzehn) jahre)(?<!gerade 18))',
    ],
    [
      'age_number',
      '(?:schulerin|schuler|madchen|girl|tochter|studentin|frau),? \\(?NUM\\)?(?= ?(?:$|[.,;!?)]))',
    ],
    [
      'life_stage',
      '(?:ein|das|dieses|kleines|unschuldiges|junges|susses|wie ein|als|zartes|grosses|noch ein|kein|vom) kind(?:es)?|kinder(?! (?:than|and|to|person|soul|heart|words|eyes|side|way|man|woman|world))|kindlich\\p{L}*|kleinkind\\p{L}*|kindchen|kindfrau|minderjahrige?[rnsm]?|unmundig|jugendliche[rnsm]?|halbwuchsige[rnsm]?|heranwachsende[rnsm]?|backfisch|(?:freche|kleine|junge) gore|(?:kleine[rsn]?|junge[sn]?|zarte[sn]?) (?:madchen|madel|madchens|bub|junge|jungen)|teenie[s]?|teenie?madchen|teenageralter|teenager(?:alter|in|madchen)|saugling|knabe|pubertar\\p{L}*|pubertat|vorpubertar\\p{L}*|nicht volljahrig|noch nicht volljahrig',
    ],
    [
      'school',
      'schuler(?:in|innen|s)?|schulmadchen|schuljunge|schulkind\\p{L}*|schulpflichtig\\p{L}*|gymnasiast(?:in|en)?|abiturient(?:in|en)?|(?:grund|haupt|real|mittel|ober)schuler(?:in|innen)?|realschul\\p{L}*|kindergarten\\p{L}*|kita-?kind|[0-9]{1,2}\\. ?klasse|klasse [0-9]{1,2}|(?:siebten|achten|neunten|zehnten|elften|sechsten|funften) klasse|konfirmand(?:in)?|schuluniform|grundschule|zur schule|mittelstufe|oberstufe',
    ],
    [
      'body',
      'kindlicher korper|korper eines (?:kindes|madchens)|kinderkorper|madchenhafte[rn]? korper|kindergesicht|babygesicht',
    ],
  ],
  harmless: [
    '(?:seit|vor|fur|nach|uber|in|alle|mehr als|rund|fast) NUM jahren?|NUM jahren? (?:lang|erfahrung|berufserfahrung|spater|altere?r?|jungere?r?|als|im beruf|ehe|verheiratet|zusammen)|NUM-?jahrige[nrs]? (?:erfahrung|ehe|karriere|whisky|katze|hund|kater|pause|berufserfahrung)',
    '(?:lehrt|lehrerin|lehrer|unterrichtet|direktorin|direktor|rektorin|erzieherin|erzieher|krankenschwester|psychologin|arbeitet|sozialarbeiterin|betreut|sekretarin|hausmeister|trainerin|trainer|gibt|musiklehrerin|leiterin)(?: [\\p{L}]+){0,3}? ?(?:an|an der|an einer|an einem|am|der|einer|des|in|im|in der|in einem|in einer|fur|mit|die|von|eine)? ?(?:[0-9]{1,2}\\. klasse|grundschule|klasse [0-9]{1,2}|kindern?|jugendlichen?|schulern?|schulerinnen|schule|kindergarten|kita|oberstufe|mittelstufe|(?:siebten|achten|neunten|zehnten) klasse|schulkindern?|teenagern?)',
    'kinder(?:arztin|arzt|psycholog\\p{L}*|buch\\p{L}*|krankenschwester|gartnerin|gartner|therapeut\\p{L}*|klinik|chor|heim|lieder|wagen|garten(?:leiterin|lehrerin))|schul(?:leiterin|leiter|bus\\p{L}*|psycholog\\p{L}*|krankenschwester|sekretarin)|grundschullehrer(?:in)?|jugend(?:arbeit\\p{L}*|buch\\p{L}*|amt|trainer(?:in)?|richter(?:in)?)|kindergarten(?:leiterin|lehrerin|erzieherin)|kindheit\\p{L}*|kinderlos|kinderlieb',
    '(?:alterer|alte) schule|tanzschule|hochschul\\p{L}*|universitats\\p{L}*|NUM jahre alte[rs]? (?:whisky|katze|hund|kater|auto|haus|wein)',
  ],
  family: [
    '(?:mit|ab) NUM(?: jahren)? (?:lernte|begann|zog|verliess|fing|verlor|gewann|kam|spielte|entdeckte|schrieb)|(?:lernte|begann|zog|verliess|spielt|verlor|gewann|kam|malt|tanzt)(?: [\\p{L}]+){0,4} (?:mit|seit sie|seit er|seit ihrem|im alter von) NUM(?:\\.)?(?: jahren?| jahre alt (?:war|ist)| lebensjahr)?|seit (?:sie|er) NUM(?: jahre alt)? (?:war|ist)',
    '(?:als|seit (?:sie|er)) (?:kleines |kleine |kleiner )?(?:kind|madchen|junge|teenager|jugendliche[r]?|schulerin|schuler)(?: [\\p{L}]+)?,? (?:lebte|spielte|las|wohnte|wollte|traumte|liebte|hatte|war|sang|tanzte|zog|schrieb|lernte|sammelte)(?: (?:sie|er))?|als (?:sie|er) (?:ein|noch ein|noch)? ?(?:kind|klein|teenager|jung|NUM(?: jahre alt)?) war|von kind(?:heit)? (?:an|auf)',
    '(?:hat|mutter|vater|mama|papa|tante|onkel|mit|ohne|keine|liebt|mag|will|mochte|erzieht|haben|oma|opa|alleinerziehende)(?: [\\p{L}]+)?(?: (?:von|zwei|drei|vier|[2-9]|ihre[nr]?|seine[nr]?|eines|einer|ein|kleine[nr]?|keine|eigene|erwachsene)){0,3} (?:kindern?|kind(?:es)?|teenagern?|sohnen?|tochtern?|jungen|jugendlichen?)(?:,? (?:im alter von |\\()?NUM(?: und NUM)?(?: jahren?)?\\)?)?(?! (?:gesicht|korper))|einzelkind|sorgenkind|sonntagskind|(?:sohn|tochter) (?:ist )?NUM(?: jahre alt)?',
  ],
}

export const dutch: LanguageWords = {
  numbers: {
    small:
      'elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|tien|negen|acht|zeven|zes|vijf|vier|drie|twee',
    larger: '',
  },
  signs: [
    [
      'age_number',
      'NUM jaar(?: oud| jong)?|(?:[1-9]|1[0-7])-?jarige?n?|(?:elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|tien|negen|acht|zeven|zes|vijf)-?jarige?n?|leeftijd:? (?:van )?NUM|(?:van|pas|bijna|nog geen|onder de) (?:NUM(?= ?(?:$|[.,;!?)]))|18(?: jaar)?(?<!is 18)(?<!is 18 jaar)(?<!van 18)(?<!van 18 jaar))',
    ],
    [
      'life_stage',
      "(?:een|het|dit|klein|onschuldig|als een|jong) kind(?:je)?|kinderen|kinderlijk\\p{L}*|kleuters?|peuters?|tieners?|tienermeis\\p{L}*|pubers?|puberaal|minderjarige?n?|(?:klein|jong|kleine|jonge) (?:meisje|jongen|jongetje|meid)|meisjeslichaam|kinds|niet meerderjarig|jochie|baby'tje",
    ],
    [
      'school',
      'scholier(?:e|en|es)?|schoolmeis\\p{L}*|schooljongen|schoolkind\\p{L}*|leerling(?:e|en)?|middelbare school|basisschool|brugklas\\p{L}*|brugpieper|havo|vwo|vmbo|gymnasiast\\p{L}*|(?:groep|klas) [0-9]|schooluniform|lagere school|kleuterschool',
    ],
  ],
  harmless: [
    '(?:al|sinds|na|over|ruim|meer dan|elke|voor) NUM jaar|NUM jaar (?:ervaring|getrouwd|lang|geleden|later|als|ouder|jonger|samen|in dienst)',
    '(?:lerares|leraar|docente?|geeft les|juf|meester|directeur|directrice|verpleegkundige|werkt|onderwijzeres|conciergerie|psychologe?|mentor|begeleidt|bibliothecaresse)(?: [\\p{L}]+){0,3}? ?(?:op|op een|op de|van|van een|aan|in|met|voor|bij)? (?:een )?(?:middelbare school|basisschool|kleuterschool|kinderen|tieners|pubers|groep [0-9]|klas [0-9]|kleuters|peuters|havo|vwo|leerlingen|scholieren|lagere school)',
  ],
  family: [
    'op (?:haar|zijn|mijn)? ?(?:NUM(?:e|de|ste)?|[0-9]{1,2}-jarige) (?:leeftijd )?(?:leerde|begon|verhuisde|verliet|kwam|won|verloor)|(?:leerde|begon|verhuisde|verliet|speelt)(?: [\\p{L}]+){0,4} (?:op|vanaf|sinds) (?:haar|zijn)? ?NUM(?:e|de|ste)?(?: jaar)?|sinds (?:haar|zijn) NUM(?:e|de|ste)?',
    'als (?:klein |kleine )?(?:kind|meisje|jongen|tiener|puber) (?:woonde|speelde|las|wilde|droomde|hield|was|had|zong|danste|leerde)|toen (?:ze|zij|hij|ik) (?:een |nog (?:een )?)?(?:kind|klein|tiener|jong|NUM(?: jaar)?) was|kindertijd|kinderjaren|jeugd',
    '(?:moeder|vader|mama|papa|tante|oom|heeft|met|zonder|geen|wil|houdt van|oma|opa)(?: (?:van|een|twee|drie|vier|[2-9]|haar|zijn|geen|kleine)){0,3} (?:kinderen|kind|tieners?|pubers?|zoons?|dochters?|peuters?|kleuters?)(?:,? van NUM(?: en NUM)?(?: jaar)?)?|kinder(?:arts|boek\\p{L}*|psycholoog|psychologe|opvang|koor)|enig kind|kinderloos',
  ],
}

/** Ages in further languages, by their word for years alone. */
export const furtherAges: LanguageWords = {
  signs: [
    [
      'age_number',
      'NUM ar gam(?:mal|mel|malt)|NUM-?aring(?:en|er)?|NUM ar|NUM-?vuotias|NUM vuotta|NUM-?leta|NUM-?let(?:y|e|i)|(?:je|ji|jest|mu|stara) NUM let|NUM (?:eves|evesen)|(?:are|am|de) NUM ani|NUM tahun|umur(?:nya)? NUM|usia NUM|NUM tuoi|NUM (?:ปี|ขวบ)|NUM (?:χρονων|ετων|χρονια)|(?:בת|בן) NUM|NUM (?:ساله|سال)|NUM বছর|NUM (?:godina|godine|let)',
    ],
    [
      'life_stage',
      'tonaring(?:en|ar)?|tonarstjej|lapsi|alaikainen|koulutytto|anak (?:kecil|perempuan|di bawah umur)|gadis (?:kecil|smp|sma)|siswi|anak sd|di bawah umur|tre em|hoc sinh|vi thanh nien|skolflicka|skolepige|skolejente|flicka pa|barn pa|mindrearig\\p{L}*|minderarig\\p{L}*|nezletil\\p{L}*|dospivajici|kiskoru|kislany|iskolaslany|minora|eleva|fetita',
    ],
  ],
  harmless: [
    '(?:pengalaman|selama|menikah|sudah|sejak) NUM tahun|NUM tahun (?:pengalaman|menikah|lalu)|i NUM ar|sedan NUM ar|NUM ars? erfarenhet|NUM let praxe',
  ],
}
