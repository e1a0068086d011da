import type { LanguageWords } from './language.ts'

export const polish: LanguageWords = {
  numbers: {
    small:
      'jedenascie|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie|dziesiec|dziewiec|osiem|siedem|szesc|piec|cztery|trzy|dwa',
    larger:
      '(?:dwadziescia|trzydziesci|czterdziesci|piecdziesiat|szescdziesiat|siedemdziesiat|osiemdziesiat|dziewiecdziesiat|sto) ',
  },
  signs: [
    [
      'age_number',
      'NUM lat(?:ka|ek)?|NUM-?(?:letni|lat(?:ek|ka|ki))\\p{L}*|(?:jedenasto|dwunasto|trzynasto|czternasto|pietnasto|szesnasto|siedemnasto|dziesiecio|dziewiecio|osmio|siedmio|szescio|piecio)(?:letni|latk|latek)\\p{L}*|wiek:? NUM|NUM wiosen|(?:prawie|jeszcze nie|niecale|ponizej|nie ma) (?:18|osiemnast\\p{L}*)',
    ],
    [
      'life_stage',
      'nastolat\\p{L}*|nastoletni\\p{L}*|nieletni\\p{L}*|niepelnoletni\\p{L}*|maloletni\\p{L}*|dziecko|dziecka|dzieci|dzieciak\\p{L}*|dziecinn\\p{L}*|dzieciec\\p{L}*|dziewczynk\\p{L}*|chlopczyk\\p{L}*|maly chlopiec|mlodociana?|podlot\\p{L}*|malolat\\p{L}*|niemowl\\p{L}*',
    ],
    [
      'school',
      'uczennic\\p{L}*|uczen|ucznia|licealist\\p{L}*|gimnazjalist\\p{L}*|przedszkola\\p{L}*|podstawowk\\p{L}*|(?:w|do|z|chodzi do) (?:liceum|gimnazjum|podstawowki|szkoly|szkole (?:podstawowej|sredniej))|[1-8] klas\\p{L}*|mundurek szkolny',
    ],
  ],
  harmless: [
    '(?:od|przez|przed|po|ponad|za) NUM lat\\p{L}*|NUM lat (?:doswiadczeni\\p{L}*|malzenstwa|pracy|temu|pozniej|stazu|starsz\\p{L}*|mlodsz\\p{L}*|jako)',
    '(?:nauczyciel(?:ka)?|uczy|dyrektor(?:ka)?|pielegniarka|psycholog|pracuje|pedagog|wychowawczyni|opiekunka|trenerka|lekarka|bibliotekarka)(?: [\\p{L}]+){0,3}? ?(?:w|z|dla|od|dzieci|na)? ?(?:liceum|gimnazjum|przedszkolu|przedszkola|podstawowce|szkole (?:podstawowej|sredniej)|dzieci|dziecmi|mlodziezy|nastolatkami|szkolna|dzieciec[ay]|szkole|[1-8] klas\\p{L}*)',
  ],
  family: [
    '(?:nauczyla|nauczyl|zaczela|zaczal|opuscila|wyjechala|gra|maluje|tanczy|stracila|przeprowadzila)(?: [\\p{L}]+){0,4} (?:w wieku|majac|od|gdy miala|gdy mial) NUM(?:\\.)?(?: lat| roku zycia)?|(?:gdy|kiedy|odkad) (?:miala|mial) NUM lat|(?:gdy|kiedy) (?:byla|byl) (?:dzieckiem|nastolatka|nastolatkiem|mal[ay])|jako (?:dziecko|nastolatka|nastolatek|dziewczynka),? (?:mieszkala|mieszkal|grala|chciala|marzyla|czytala|lubila|byla)|dziecinstw\\p{L}*',
    '(?:matka|ojciec|mama|tata|ma|z|bez|nie ma|lubi|kocha|wychowuje|chce|ciocia|babcia)(?: (?:dwojki|dwojke|trojki|trojke|dwoje|troje|[2-9]|swoje|male|nastoletni\\p{L}*|czworki|samotnie)){0,2} (?:dzieci|dziecmi|dziecka|dziecko|nastolatk\\p{L}*|corek|synow|corke|syna)|lekarz dzieciecy|ksiazki? dla dzieci|jedynacz\\p{L}*',
  ],
}

export const turkish: LanguageWords = {
  numbers: {
    small: 'on (?:bir|iki|uc|dort|bes|alti|yedi)|on|dokuz|sekiz|yedi|alti|bes|dort|uc|iki|bir',
    larger: '(?:yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|on) ',
  },
  signs: [
    [
      'age_number',
      "NUM[' -]?(?:yas|yasinda\\p{L}*|yaslarinda|yasindayim|yaslik|yasina)|yasi?:? NUM|18(?:'?(?:ine|inden|den))? (?:yasindan )?(?:kucuk|girmedi|henuz|olmadi|alti)",
    ],
    [
      'life_stage',
      '(?:kiz |erkek |kucuk |bir )?cocu[kg]\\p{L}*|ergen(?:lik|lik caginda|ler)?|resit (?:degil|olmayan)|kucuk kiz|kiz cocugu|kucuk yasta|yasi tutmayan|genc kizlik|velet|ufaklik',
    ],
    [
      'school',
      'liseli\\p{L}*|lise (?:ogrencisi|[1-4]|talebesi)|ortaokul(?:lu| ogrencisi|da)?|ilkokul(?:lu| ogrencisi|da)?|anaokulu\\p{L}*|[1-9]\\. sinif\\p{L}*|1[0-2]\\. sinif\\p{L}*|okul uniformasi|okullu kiz|liseye gid\\p{L}*|okula gid\\p{L}*|lisede',
    ],
  ],
  harmless: [
    '(?:NUM yil\\p{L}*)|NUM yasinda(?:yken|n beri)|NUM yasinda (?:ogrendi|basladi|tasindi|ayrildi|kaybetti|kazandi|geldi)',
    '(?:lise|ortaokul|ilkokul|anaokulu|[1-9]\\. sinif) (?:ogretmeni|mudur\\p{L}*|hemsiresi|psikologu|muduru)|(?:lisede|ortaokulda|ilkokulda|anaokulunda) (?:ogretmen\\p{L}*|calis\\p{L}*|ders)|cocuk (?:doktoru|psikologu|gelisimi\\p{L}*|kitab\\p{L}*|hastanesi|bakicisi|hemsiresi|hekimi|yazari)|cocuklar(?:a|i|la) (?:ders|calis\\p{L}*|sev\\p{L}*|ogret\\p{L}*)',
  ],
  family: [
    'cocukken|cocuklug\\p{L}*|cocukluk\\p{L}*|ergenken|lisedeyken',
    '(?:iki|uc|dort|[2-9]|bir|tek) cocu[kg]\\p{L}* ?(?:annesi|babasi|var|sahibi|buyut\\p{L}*)?|cocugu var|cocuklari var|cocuk sahibi',
  ],
}

export const russian: LanguageWords = {
  numbers: {
    small:
      'одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|десять|девять|восемь|семь|шесть|пять|четыре|три|два',
    larger: '(?:двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто) ',
  },
  signs: [
    [
      'age_number',
      'NUM ?(?:лет|года|годик\\p{L}*|годков|годочк\\p{L}*)|NUM ?-?летн\\p{L}*|(?:одиннадцати|двенадцати|тринадцати|четырнадцати|пятнадцати|шестнадцати|семнадцати|десяти|девяти|восьми|семи|шести|пяти)летн\\p{L}*|возраст:? ?-? ?NUM|ей (?:всего |только |уже |еще )?NUM(?= ?(?:$|[.,;!?)]))|(?:почти|нет|еще нет|нет еще|меньше|до|младше|скоро|будет) (?:18|восемнадцат\\p{L}*)|(?:исполнилось|исполнится|стукнуло) (?:NUM|18)(?<!исполнилось 18)',
    ],
    [
      'life_stage',
      'подрост\\p{L}*|несовершеннолетн\\p{L}*|малолет\\p{L}*|дет(?:и|ей|ям|ьми|ях)|ребен(?:ок|ка|ку|ком|очек)|дитя|девоч(?:ка|ки|ку|кой|ке|ек)|девочк\\p{L}*-подрост\\p{L}*|мальчик\\p{L}*|мальчуган\\p{L}*|малыш\\p{L}*|детск\\p{L}*|детишк\\p{L}*|юниц\\p{L}*|отроков\\p{L}*|отрок|тинейджер\\p{L}*|младенец|нимфетк\\p{L}*|лоли|лолит\\p{L}*|малышк\\p{L}*',
    ],
    [
      'school',
      'школьни[кц]\\p{L}*|учени[кц]\\p{L}*|старшеклассни\\p{L}*|[а-я]*классни[цк]\\p{L}*|восьмикласс\\p{L}*|гимназист\\p{L}*|лицеист\\p{L}*|дошкол\\p{L}*|детсад\\p{L}*|[1-9] ?-?(?:й|м|го)? ?класс\\p{L}*|1[01] ?-?(?:й|м|го)? ?класс\\p{L}*|(?:пятом|шестом|седьмом|восьмом|девятом|десятом|одиннадцатом) классе|школьн\\p{L}* форм\\p{L}*|(?:ходит|учится) в (?:школ\\p{L}*|гимнази\\p{L}*|лицее)|в школе',
    ],
    [
      'body',
      'допубертат\\p{L}*|препубертат\\p{L}*|неразвит\\p{L}* (?:тел\\p{L}*|фигур\\p{L}*|груд\\p{L}*)|тело(?:м)? (?:ребенка|девочки|подростка)',
    ],
  ],
  harmless: [
    '(?:уже|более|около|через|последние|целых|почти) NUM лет (?:как|назад|в браке|работает|играет|служит|преподает|замужем|женат|танцует)|NUM (?:лет|года) (?:опыта|назад|в браке|стажа|спустя|работы|работает|замужем|женат|брака|службы|вместе)|за NUM лет|через NUM (?:лет|года)|NUM-?летн\\p{L}* (?:опыт\\p{L}*|стаж\\p{L}*|брак\\p{L}*|виски|кот\\p{L}*|кошк\\p{L}*)|(?:десяти|пяти|пятнадцати)летн\\p{L}* (?:опыт\\p{L}*|стаж\\p{L}*|брак\\p{L}*)|опыт\\p{L}* NUM (?:лет|года)|NUM лет(?:ний|него)? (?:виски|кот)',
    '(?:учительниц\\p{L}*|учител\\p{L}*|преподает|преподавател\\p{L}*|директор\\p{L}*|психолог\\p{L}*|медсестр\\p{L}*|работает|воспитател\\p{L}*|тренер\\p{L}*|учит|врач\\p{L}*|нян\\p{L}*|педагог\\p{L}*|репетитор\\p{L}*|завуч\\p{L}*|библиотекар\\p{L}*)(?: [\\p{L}]+){0,3}? ?(?:в|с|для|у)? ?(?:[1-9]1?(?:-?го)? класс\\p{L}*|школ\\p{L}*|детей|детьми|подростк\\p{L}*|детск\\p{L}* сад\\p{L}*|гимнази\\p{L}*|лице\\p{L}*|школьник\\p{L}*|детсад\\p{L}*|учеников|дошкол\\p{L}*|малыш\\p{L}*|в школе)',
    'детск\\p{L}* (?:врач\\p{L}*|психолог\\p{L}*|писател\\p{L}*|книг\\p{L}*|больниц\\p{L}*|доктор\\p{L}*|хирург\\p{L}*|тренер\\p{L}*|театр\\p{L}*|дом\\p{L}*|медсестр\\p{L}*|массажист\\p{L}*|площадк\\p{L}*)|(?:книг\\p{L}*|спектакл\\p{L}*) для детей',
  ],
  family: [
    '(?:играет|рисует|танцует|поет|занимается|пишет|катается|плавает|читает|живет одна|работает)(?: [\\p{L}]+){0,4} с NUM(?:-?ти)?(?: ?лет)?|с NUM(?:-?ти)? лет (?:играет|рисует|танцует|поет|занимается|пишет)|в NUM лет (?:она |он |я )?(?:научил\\p{L}*|начал\\p{L}*|переехал\\p{L}*|ушл\\p{L}*|потерял\\p{L}*|выиграл\\p{L}*|уехал\\p{L}*|покинул\\p{L}*|впервые)|(?:научил\\p{L}*|начал\\p{L}*|переехал\\p{L}*|уехал\\p{L}*|покинул\\p{L}*)(?: [\\p{L}]+){0,4} в NUM лет|когда (?:ей|ему|мне) было NUM(?: лет| года)?',
    'в детстве|с детства|детств\\p{L}*|когда (?:она |он |я )?был[аи]? (?:маленьк\\p{L}*|ребенком|девочкой|мальчиком|подростком|школьницей|школьником)|(?:ребенком|подростком|девочкой) (?:она |он |я )?(?:жил|играл|мечтал|любил|переехал|читал)\\p{L}*|в школе (?:она |он )?(?:играл|занимал|любил|училась|мечтал|был|познаком|дружил)\\p{L}*|школьн\\p{L}* (?:годы|подруг\\p{L}*|друг\\p{L}*|учител\\p{L}*|психолог\\p{L}*|медсестр\\p{L}*|библиотекар\\p{L}*)|(?:окончил|закончил)\\p{L}* (?:школу|гимназию)|бывш\\p{L}* однокласс\\p{L}*|одноклассни\\p{L}* по',
    '(?:мама|мать|отец|папа|тетя|дядя|бабушка|есть|имеет|воспитывает|растит|любит|хочет|без|нет|не хочет|родила|обожает|многодетн\\p{L}*)(?: (?:двоих|троих|четверых|двое|трое|[2-9]|своих|один|одного|маленьк\\p{L}*|взросл\\p{L}*|двух|трех)){0,2} (?:детей|ребен\\p{L}*|мальчик\\p{L}*|девоч\\p{L}*|подрост\\p{L}*|малыш\\p{L}*)|(?:двое|трое|четверо|взрослые|[2-9]) дет(?:ей|и)|(?:сын\\p{L}*|доч\\p{L}*)(?:,? котор\\p{L}*)? NUM (?:лет|года)|единственный ребенок|(?:сын|дочь|дочка|дети) (?:ходит|ходят|учится|учатся) в (?:школ\\p{L}*|[1-9]1? классе)',
  ],
}

export const ukrainian: LanguageWords = {
  numbers: {
    small:
      "одинадцять|дванадцять|тринадцять|чотирнадцять|п'?ятнадцять|шістнадцять|сімнадцять|десять|дев'?ять|вісім|сім|шість|п'?ять|чотири|три|два",
    larger: "(?:двадцять|тридцять|сорок|п'?ятдесят|шістдесят|сімдесят|вісімдесят|дев'?яносто|сто) ",
  },
  signs: [
    [
      'age_number',
      "NUM ?(?:років|роки|рочк\\p{L}*)|NUM ?-?річн\\p{L}*|(?:одинадцяти|дванадцяти|тринадцяти|чотирнадцяти|п'?ятнадцяти|шістнадцяти|сімнадцяти|десяти|дев'?яти|восьми|семи|шести|п'?яти)річн\\p{L}*|вік:? NUM|(?:їй|йому|мені) (?:всього |лише |тільки |вже |ще |майже )?NUM(?! ?(?:рок|хв|год|раз))|(?:майже|ще немає|немає|до|менше) (?:18|вісімнадцят\\p{L}*)",
    ],
    [
      'life_stage',
      'підліт\\p{L}*|неповнолітн\\p{L}*|малолітн\\p{L}*|дит(?:ина|ини|ину|иною|я|инка|яча|ячий|яче)|діт(?:и|ей|ям|ьми|ки)|дівчин(?:ка|ки|ку|кою)|дівчатк\\p{L}*|хлопчик\\p{L}*|малюк\\p{L}*|дитяч\\p{L}*|немовля',
    ],
    [
      'school',
      'школяр\\p{L}*|учен(?:иц\\p{L}*|ь|я|ем)|старшоклас\\p{L}*|[а-яі]*клас(?:ниц|ник)\\p{L}*|[1-9] ?-?(?:й|му|го)? ?клас\\p{L}*|1[01] ?-?(?:й|му|го)? ?клас\\p{L}*|гімназист\\p{L}*|ліцеїст\\p{L}*|шкільн\\p{L}* форм\\p{L}*|(?:ходить|вчиться) (?:до|в|у) (?:школ\\p{L}*|гімназі\\p{L}*)',
    ],
  ],
  harmless: [
    'NUM років (?:досвіду|тому|у шлюбі|стажу|разом|роботи|працює|заміжня)|(?:за|через|понад) NUM років|NUM-?річн\\p{L}* (?:досвід\\p{L}*|стаж\\p{L}*|віскі)',
    '(?:вчительк\\p{L}*|вчител\\p{L}*|викладач\\p{L}*|викладає|директор\\p{L}*|психолог\\p{L}*|медсестр\\p{L}*|працює|вихователь\\p{L}*|тренер\\p{L}*|навчає|лікар\\p{L}*|няня|педагог\\p{L}*)(?: [\\p{L}]+){0,3}? ?(?:в|у|з|для|із)? ?(?:[1-9]1?(?:-?го)? клас\\p{L}*|школ\\p{L}*|дітей|дітьми|підлітк\\p{L}*|дитяч\\p{L}* сад\\p{L}*|гімназі\\p{L}*|школяр\\p{L}*|учнів)',
    'дитяч\\p{L}* (?:лікар\\p{L}*|психолог\\p{L}*|письмен\\p{L}*|книг\\p{L}*|лікарн\\p{L}*|хірург\\p{L}*)|(?:мама|мати|батько|тато|має|є|виховує|любить|хоче|без|тітка)(?: (?:двох|трьох|двоє|троє|[2-9]|своїх|дорослих|маленьк\\p{L}*)){0,2} (?:дітей|дітки|дитину|підліт\\p{L}*)|(?:двоє|троє) дітей',
  ],
  family: [
    '(?:грає|малює|танцює|співає|займається)(?: [\\p{L}]+){0,4} з NUM(?: років)?|[ву] NUM років (?:вона |він )?(?:навчил\\p{L}*|почал\\p{L}*|переїхал\\p{L}*|поїхал\\p{L}*)|коли (?:їй|йому) було NUM(?: років)?|[ву] дитинстві|з дитинства|дитинств\\p{L}*|коли (?:вона |він )?бу(?:ла|в) (?:дитиною|малою|дівчинкою|підлітком)|(?:дитиною|підлітком) (?:вона )?(?:жила|грала|мріяла|жив|грав)',
  ],
}
