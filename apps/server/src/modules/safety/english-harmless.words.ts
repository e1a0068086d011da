import { minorAge } from './english-ages.rules.ts'

/**
 * Settings in which a word for a child, a school or a small number says nothing about who she is: her work, her
 * family, her own past, things and durations. Each phrase is tight, so that nothing beside it is excused.
 */
const age = `${minorAge}(?:[ -]years?[ -]olds?| yo)?`
const grade = '(?:1[0-2]|[1-9])(?:th|st|nd|rd)?'
const end =
  '(?=$|[.,;:!?)&/]| (?:and|aged|ages|who|named|called|from|in|at|on|with|to|by|after|before|while|alone|together|is|are|live|lives|now|both|since|for|whom|that|when|of|as|or|but|because|every|each|around|back|home|through|into|so|during|went|has|had|have|plays?|loves|she|he|they|via|off|about|until|about|part-time|full-time|abroad|here|there|online|professionally|again|again|was|were|runs?|goes|likes|calls|visits|turned|started|just|1 day|someday|later|too|soon|already|this|next|last|very|dearly)\\b)'
const notHer =
  "(?!['a-z0-9-])(?! (?:bod(?:y|ies)|faces?|figures?|voices?|girls?|boys?|like|looks?|looking|lookalike|clothes|clothing|uniforms?|outfits?|selves|self|persona|form|student|herself|himself|models?|actress)\\b)"
const schoolKind =
  '(?:(?:elementary|primary|middle|high|secondary|grade|grammar|boarding|public|private|nursery|prep|sunday|junior high|village|international|special)[ -]?school|junior high|kindergarten|pre-?school|school|k-? ?12|day-?care|gcse|6th form|nursery|pre-?k)'
const subject =
  '(?:english|maths?|science|music|art|history|gym|pe|p\\.e\\.|drama|french|spanish|german|latin|biology|chemistry|physics|language|literature|choir|band|football|basketball|soccer|volleyball|swim|track|debate|guidance|bus|special|education|needs|theater|theatre|geography|computer|substitute|head|assistant|former|crossing|exam|guidance)'
const role =
  '(?:teachers?|teaching|principal|headmistress|headmaster|headteacher|head teacher|nurse|librarian|counsel+ors?|psychologist|coach|administrator|secretary|janitor|caretaker|cook|driver|custodian|superintendent|inspector|board|tutor|aide|assistant|dean|governor|professor|instructor|director|owner|founder|chef|lecturer|staff|employee|conductor|reunion|diploma|education|educator|architect|photographer|guard|dietitian|social worker|examiner|bursar|registrar|trustee|supplies|dropout)'
const youth = `(?:(?:small|young|little|foster|sick|disabled|autistic|refugee|at-risk|troubled|underprivileged|local|homeless|adopted|deaf|blind|hospitalized|teenage|primary|nervous|${grade}[ -]grade|(?:middle|high|elementary|primary|secondary|junior high|nursery)[ -]school|${minorAge}-year-old|school|school-age) ){0,2}(?:kids|children|teens|teenagers|teenage (?:girls|boys)|adolescents|toddlers|infants|babies|newborns|pre-?schoolers|kindergart[en]{2,3}ers|minors|juveniles|youths?|youngsters|young people|pupils|students|freshmen|sophomores|orphans|tweens|pre-?teens|school-?children|school-?kids|school-?(?:girls|boys)|girls|boys|${minorAge}[ -]year[ -]olds|(?:middle|high|grade|elementary|primary)-?schoolers|${grade}-? ?graders?|${grade}[ -]grade|grade ${grade}|${schoolKind}(?: (?:kids|students|children|${subject})){0,2}|year ${grade}(?: pupils)?|(?:ages|aged) ${minorAge} ?(?:to|-|and) ?\\d{1,2}|gcses?(?: ${subject})?|a-? ?levels?)`
const gap =
  "(?:(?!(?:as|like|is|being|was|who|while|but|when|that|she|he|i|they|looks?|acts?|seems?|appears?|pretends?|you|still|poses?|attends?|among|dresses|studies|studying|takes|goes|dreams|wants|remains|stays|turns)\\b)[a-z'&-]+ ){0,5}"
const work =
  '(?:teach(?:es|ing|er)?|taught|tutor(?:s|ed|ing)?|coach(?:es|ed|ing)?|mentor(?:s|ed|ing)?|counsel+(?:s|ed|ing|or)?|works? (?:with|for|at|in)|working (?:with|for|at|in)|worked (?:with|for|at|in)|job (?:at|in)|volunteer(?:s|ed|ing)?|nanny|nannies|babysit(?:s|ting|ter)?|writes|wrote|writing|illustrates|illustrator|reads to|reading to|entertain(?:s|er|ing)?|treats|heals|cares? for|caring for|looks after|looking after|supports|runs|organi[sz]es|leads|directs|manages|nurse|doctor|surgeon|therapist|psychologist|pa?ediatrician|author|books?|camp|classes|lessons|workshops?|shelter|charity|program(?:me)?s?|librarian|instructor|educator|trainer|advocate|lawyer|social worker|worker|principal|director|lessons to|club|choir|helps|helping|hospital|speech therapist|tutoring|grades|cooks|drives|tutors?)'
const kin =
  '(?:kids?|child|children|sons?|daughters?|toddlers?|teens?|teenagers?|babies|baby|infants?|newborns?|girls?|boys?|twins|triplets|nieces?|nephews?|grandkids|grandchildren|grandchild|grandsons?|granddaughters?|godson|goddaughter|godchild|stepkids|stepchildren|stepsons?|stepdaughters?|siblings?|brothers?|sisters?|cousins?|pre-?teens?|tweens?|adolescents?|babes|(?:middle|high|grade)-?schoolers?|kindergart[en]{2,3}er|\\d{1,2}-year-olds?)'
const kinAge = `(?:,? ?(?:\\(|aged |ages |age |who (?:is|are|just turned|turns|turned) |is |are |turned |now ){1,2}${age}(?:(?:,| and|, and| &|/) ?\\d{1,2}(?: years? old)?){0,4}\\)?| in (?:the )?(?:${grade} grade|${schoolKind}))?`
const kinWord =
  '(?:of|to|for|her|his|their|my|our|a|an|the|one|two|three|[2-9]|1[0-9]|several|many|some|grown|grown-up|adult|little|small|young|younger|lovely|wonderful|own|adopted|foster|teen|teenage|beloved|wild|sweet|only|beautiful|noisy|happy|energetic|special needs|school-age|and|\\d{1,2}[ -]years?[ -]old|baby|eldest|youngest|oldest|kid|no|any|more)'
const parent =
  '(?:has|have|had|having|rais(?:es?|ing|ed)|adopt(?:s|ed|ing)?|foster(?:s|ed|ing)?|(?:step|grand|god|foster|single |young )?(?:mother|mom|mum|mommy|mama|father|dad|parents?)|aunt|auntie|uncle|grandma|grandpa|sister|brother|nanny|guardian|babysitter|au pair|pregnant with|expecting|lost|lives? with|living with|with (?=two|three|four|her|his|their|my|[2-9])|widow with|widower with|parent|supports?|misses|protective|proud|devoted|homeschools|wants to have|dreams of having|trying for)'
const who = '(?:she|he|they|i|we|you|[a-z]{2,12})'
const done =
  '(?:learn(?:ed|t)|left|mov(?:ed|ing)|start(?:ed|ing)|began|begun|lost|won|came|emigrated|immigrated|fled|orphaned|dropped out|took up|picked up|played|playing|lived|liv(?:ed|ing)|grew|growing up|loved|studied|sang|singing|danc(?:ed|ing)|spent|dream(?:ed|t)|wanted|used to|hated|collected|collecting|read|reading|swam|swimming|rode|riding|visited|travel+ed|surviv(?:ed|or)|wrote|writing|paint(?:ed|ing)|cook(?:ed|ing)|sail(?:ed|ing)|ran|running|climbed|built|coded|programming|coding|worked|working|work(?:ed)? since|trained|training|competed|debuted|published|composed|performed|performing|saw|heard|discovered|found|met|joined|entered|arrived|settled|earned|got|received|was given|bought|fell in love with|caught|adopted|diagnosed|broke|sold|decided|knew|taught|raised|sent|enlisted|skat(?:ed|ing)|surfed|surfing|boxing|fencing|practi[cs](?:ed|ing)|been (?:[a-z]+ing|a [a-z]+)|had|went|became|shy|bullied|watched|helped|hid|tried|kept|camped|fished|drew|drawing|stopped eating|gave up|quit|passed|finished|graduated|volunteered|baked|acted|modeled? not|ran away|interned|waitressed)'
const calmWord =
  "(?!(?:is|looks?|stays?|still|now|like|remains?|body|forever|pretends?|isn't|are|am|acts?|dressed|turns?|frozen|immortal|today|currently|but|who|which|whose)\\b)[a-z0-9'-]+ "
const calm = `(?:${calmWord}){0,7}`
const stage =
  '(?:(?:a|an|the|very|just|only|still|barely|about|around|almost|in|her|his|small|little|young|shy|skinny|poor|early|late|mid|my|lonely|at|quiet|happy|sickly) ?){0,4}'
const youthStage = `(?:kid|child|teen|teens|teenager|toddler|girl|boy|adolescent|baby|pre-?teen|freshman|sophomore|schoolgirl|schoolboy|${grade} grade|${schoolKind}|little|young|small|children|kids|teenagers|${age})`
const thing =
  '(?:whisk(?:e?y|ies)|scotch|bourbon|rum|wine|port|brandy|cognac|cheese|cheddar|balsamic|cats?|kittens?|dogs?|pupp(?:y|ies)|horses?|mare|pony|ponies|parrots?|tortoise|turtle|rabbits?|hamster|ferret|goat|cow|hen|terrier|poodle|labrador|retriever|corgi|beagle|dachshund|husky|shepherd|greyhound|bulldog|tabby|siamese|pets?|cars?|trucks?|camper van|motorbike|motorcycle|bikes?|bicycle|boats?|sailboat|house|home|apartment|flat|cottage|cabin|company|business|start-?up|firm|shop|store|bakery|bookshop|caf[e]|restaurant|bar|studio|gallery|farm|winery|vineyard|garden|trees?|oak|bonsai|marriage|relationship|friendship|partnership|career|habit|tradition|feud|mystery|case|debt|mortgage|blog|podcast|channel|band|school|clinic|practice|brand|laptop|computer|phone|camera|guitar|violin|piano|cello|sweater|jacket|coat|boots|jeans|tattoos?|scars?|sourdough|starter|recipe|lagavulin|macallan|glenfiddich|ardbeg|laphroaig|subaru|toyota|volvo|honda|ford|malt|grudge|injury|dream|project|building|church|bridge|theat(?:er|re)|team|club|leather)'
const thingEnd =
  "(?=$|[.,;:!?)]| (?:named|called|and|that|which|with|from|to|in|on|by|she|he|at|before|every|as|for|of|is|was|when)\\b|'s )"

/** Set aside for a persona and in a conversation, and in a prompt too: nobody under 18 is in them. */
export const harmlessAnywhere = [
  `${work} ${gap}${youth}(?:,? (?:and|&|or|to) (?:${youth}|\\d{1,2}))*(?!['-])${notHer}`,
  `(?:${grade}[ -]grade|grade ${grade}|year ${grade}|${schoolKind})(?: ${subject}){0,3} ${role}(?!['-])`,
  `(?:director|principal|head|teacher|nurse|cook|janitor|owner|founder|counsel+or|librarian|chair|staff|dean) (?:of|at|in|for) (?:an? |the |her |his |[a-z]+ ){0,3}${schoolKind}(?!['-])`,
  'child (?:psycholog[a-z]+|psychiatr[a-z]+|therap[a-z]+|protection|welfare|support|care|development|custody|advocate|minder|rights|safety|services|nutrition[a-z]*|life specialist|free|neurolog[a-z]+)|child-?free|childcare',
  "child(?:ren)?'?s'? (?:books?|hospital|ward|author|literature|charity|illustrator|doctor|theat(?:er|re)|museum|librar[a-z]+|television|tv|clinic|home|rights|writer|novels?|stories|shelter|nurse|choir|songs?|part(?:y|ies)|entertainer|foundation|advocate|court|dentist|toy (?:maker|shop)|orchestra|magazine|day)",
  "kids?'?s? (?:books?|shows?|club|camp|part(?:y|ies)|menu|toys?|channel|tv|entertainer|yoga teacher|(?:clothes|clothing) (?:designer|shop|store|brand)|coach|team|hospital|charity|drawings|art|movies|museum)",
  'teen(?:age|s)? (?:drama|fiction|magazine|novels?|movies?|films?|comed[a-z]+|counsel[a-z]+|helpline|shelter|pageant|vogue|crisis|mental health|series|romance novels?|psychologist|wolf|titans|spirit)s?',
  '(?:miss|mr) teen [a-z]+ (?:judge|coach|host|organi[sz]er)|miss teen pageant (?:judge|coach|host)',
  'youth (?:workers?|work|club|center|centre|football|team|hostels?|orchestra|coach|choir|soccer|sports?|program(?:me)?|leader|pastor|theat(?:er|re)|counsel+or|advocate|services|group leader|outreach|culture|shelter|hockey|league|charity|hostelling|camp leader|mentor)',
  'juvenile (?:court|judge|justice|law|defen[a-z]+|detention|humou?r|probation|delinquency|offenders|records|arthritis)|(?:girl|boy|cub) scouts? (?:leader|master|troop leader|cookies)',
  '(?:no one|nobody|none|no (?:guests?|members?|people|players?|users?|customers?|admission|entry)(?: [a-z]+)?|not serve (?:anyone|people)|never)(?: (?:is|who is|that is|are|to anyone))? (?:under|below|younger than)(?: the age of)? 18(?: (?:is|are) allowed)?',
  "(?:no|without|not want|don't want|doesn't want|never wanted|doesn't have|don't have|never had|wants?|loves|likes|adores|good with|great with|around|patient with|kind to|enjoys|allergic to|hates|dislikes|have|having|more|of) (?:any |to have |having |her own |his own |a few |own |being around )?(?:kids|children)(?! (?:in bed|body|bodies))(?!['-])" +
    end,
  '(?:no|not|never|zero|without)(?: any)? (?:minors|children|kids|teens|underage)(?: allowed)?(?=$|[.,;!)])',
  'kids around|child-?like (?:wonder|joy|curiosity|enthusiasm|imagination|awe|optimism|glee|delight)|(?:high|middle|grade) school (?:was|is|seems) (?:a )?(?:long|years|decades|ages)[a-z ]{0,8} (?:ago|behind)|(?:kids|children) (?:love|adore|trust|flock to) (?:her|him|them)|(?:adult|grown|grown-up) (?:children|kids|sons|daughters)|(?:kid|child|family)-friendly|calls (?:everyone|everybody|people|you|them|him) kiddo|13 going on 30 (?:is|movie|fan)|17 again (?:is|movie|fan)|(?:kid|child) at heart|inner child|kid gloves|kid (?:leather|skin)|kidskin|goat ?skin and kid|new kid on the block|billy the kid|kids these days|like a kid in a candy (?:store|shop)|(?:kid|child) of the (?:\\d0s|sea|moon|mountains|city|night|sun)|child of (?:god|divorce|immigrants|nature|refugees|diplomats|[a-z]+ (?:immigrants|parents|nobility|gods))|brain-?child|love child of|karate kid|whiz kid at work|poster child for',
  `(?:(?:the|an?) )?(?:only|eldest|youngest|oldest|middle|first|last|[1-9]th) (?:child|of (?:\\d{1,2}) (?:children|kids|siblings))(?: of (?:an? |the |two |\\d )?[a-z]+| in (?:an?|her|his|the) [a-z ]{0,15}family)?(?!['-])`,
  '(?:one )?of \\d{1,2} (?:children|siblings|kids)',
  'minors? in|minor(?:ed|ing)? in|minor(?:-?league)? (?:injur[a-z]+|characters?|scar[a-z]*|roles?|chords?|keys?|scales?|details?|issues?|problems?|flaws?|leagues?|celebrity|god|goddess|deity|nobility|nobles?|planets?|threat|offen[cs]es?|surgery|setbacks?|changes?|bugs?|parts?|poets?|royal(?:ty)?|accidents?|arcana|3th|7th|blues|tweaks?|inconveniences?|quirks?|success|hits?|works?|sonata|prelude|concerto|differences?|magic|spells?|prophet|burns?|wounds?|crimes?|complaint)',
  '(?:[b-g]|[a-g][ -]?(?:flat|sharp|#|♭)) minor(?: (?:sonata|key|chord|scale))?|in a minor(?=$|[.,;])|key of a minor|a minor(?= (?:is (?:her|his|the|my) fav[a-z]+ (?:key|chord|scale)|chord|key|scale|sonata|prelude|concerto))|(?:asia|ursa) minor',
  '(?:college|university|uni|undergrad(?:uate)?|law school|med(?:ical)? school|art school|community college|state) (?:freshm[ae]n|sophomores?|juniors?|seniors?)(?! (?:high|looking))',
  '(?:freshman|sophomore)(?: year)?(?: (?:student|majoring|studying))?(?: (?:at|in|of|from))(?: (?!high\\b|school\\b)[a-z]+){0,4} (?:college|university|uni|polytechnic|academy of arts|mit|harvard|yale|stanford|ucla|nyu|oxford|cambridge)',
  'sophomore (?:album|novel|slump|record|effort|film|season|year of college)|freshman (?:senator|congress[a-z]+|representative)',
  `${minorAge}[ -]years?[ -]olds? (?:(?!(?:and|with|who|that|in|on|at|a|an|the|of|has|had|her|his|owns|rides|loves|from|but|or|is|to|by|for|as|like|looks|girl)\\b|girl|boy|child|kid|student|female|male|daughter|son|teen|woman|man|human|person|she|he)[a-z'-]+ ){0,2}${thing}${thingEnd}`,
  `\\b\\d{1,2}[ -](?:months?|weeks?|days?)[ -]olds? (?:(?!(?:and|with|who|that|in|on|at|a|an|the|of|has|had|her|his|owns|rides|loves|from|but|or|is|to|by|for|as|like|looks|girl)\\b|girl|boy|child|kid|daughter|son|teen|woman|human)[a-z'-]+ ){0,2}${thing}${thingEnd}`,
  `\\b${thing}(?! ?-?(?:girl|boy|person|maid|woman|lady|child|kid))(?:,? (?:named|called) [a-z]{2,12})?(?:(?: (?:is|are|was|aged|turns|turned|turning|now|just|only|already)|,? (?:who|that) (?:is|are)){1,3} ${minorAge}|, ${minorAge} and \\d{1,2})(?:[ -](?:years?|months?|weeks?)[ -]olds?| now)?(?=$|[.,;!?)]| (?:and|but|with|that|who|in|she|he)\\b)`,
  '(?:for |from )?ages \\d{1,2} (?:and up|to \\d+|\\+)|jb weld|grade \\d{1,2} (?:piano|violin|cello|flute|ballet|steel|climb[a-z]*|bolt|listed)|prom (?:dress )?(?:designer|photographer|planner)|former prom queen|lolita fashion (?:designer|historian)',
  '(?:former|ex-?|retired|one-?time|erstwhile) ?(?:child|teen|teenage|kid) (?:actress|actor|star|model|idol|prodigy|singer|champion)',
]

/** Set aside for a persona and in a conversation: other people who are young, and her own past. */
export const harmlessFamily = [
  `(?<!your )(?<!daddy's )${parent}(?: ${kinWord}){0,5} ${kin}${kinAge}(?:,? (?:and|&) (?:${kinWord} ){0,3}${kin}${kinAge})?${end}`,
  `(?:her|his|their|our|my)(?: ${kinWord}){0,2} (?:kids?|child|children|sons?|daughters?|toddlers?|teens|teenagers?|twins|nieces?|nephews?|grandkids|grandchildren|stepsons?|stepdaughters?|siblings?|brothers?|sisters?|cousins?|baby)(?:,? [a-z]{3,10},)?(?:${kinAge}|, ${age},)${end}`,
  `\\b(?:2|3|4|5|6|7|8|9|10|11|12|a few|several|many|grown) (?:kids|children|grandchildren|teenagers|teens|daughters|sons)(?! (?:bod|fac))(?!['-])${kinAge}${end}`,
  'kid (?:brother|sister)(?= (?:in|who|lives|to))',
]

export const harmlessPast = [
  `(?:since|when|while|after|before|until|till|by the time|back when|from when|although|where)(?: ${who}){1,3} (?:was|were|had been|turned|became|hit|reached) ${stage}${youthStage}(?: years? old)?(?!['-])${end}`,
  `${who} (?:was|were) ${stage}${youthStage}(?: years? old)? when(?= (?:she|he|they|her|his|their|the|a|my|i)\\b)`,
  `\\b${done} ${calm}(?:at|from|by|since|around|before|until|as early as) (?:the |a )?(?:tender |young |early )?(?:age (?:of )?)?(?:just |only |about |around )*${age}(?! ?(?:am|pm|:))${end}`,
  `\\b(?:at|from|by|around) (?:the )?(?:tender |young )?(?:age (?:of )?)?(?:just |only |about )*${age},? (?:she|he|they|i|we)(?: had| already| first| also){0,2} ${done}\\b`,
  `\\b(?:since|from|of) (?:the )?(?:tender |young |early )?age (?:of )?${age}`,
  `\\bas a (?:small |little |young |shy |lonely |poor |quiet )?(?:kid|child|teen|teenager|girl|boy|toddler|young girl|young boy|pre-?teen|schoolgirl|schoolboy|freshman),? (?:(?:she|he|they|i|we)(?: had| was| also| often| always| never| even){0,2} (?:${done}|[a-z]{3,12}ed|was|were)|(?!and|but|who|that|or|while|model|star|bride|actress|idol)[a-z]{3,10} ${done})\\b`,
  `\\b${done} ${calm}as a (?:small |little |young |shy |lonely )?(?:kid|child|teen|teenager|girl|boy|toddler|pre-?teen)(?!['-])${end}`,
  `\\b(?:spent|during|throughout|through|since|survived|after|all) (?:most of )?(?:her|his|their|my) (?:early |late |mid-?|entire |whole |wild |rebellious )*(?:teens|teen years|teenage years|adolescence|pre-?teen years|high school years)`,
  `\\bin (?:her|his|their|my) (?:early |late |mid-?)?(?:teens|teenage years|adolescence),? (?:she|he|they|i) (?:had |was |also )?(?:${done}|[a-z]{3,12}ed)\\b`,
  `\\b(?:in|during|since|after|from|at|through|throughout) ${schoolKind},? (?:she|he|they|i|we)(?: had| was| were| also| once){0,2} (?:${done}|[a-z]{3,12}ed)\\b`,
  `\\b(?<!just )(?<!recently )(?:${done}|attended|finished|graduated|dropped out|friends?|bandmates|best friend|crush|sweethearts?|(?!turned|aged)[a-z]{3,12}ed) (?:(?![a-z]*\\d)${calmWord}){0,7}(?:in|at|from|since|after|during|to|of|through|outside)(?: [a-z]+){0,2} (?:${schoolKind}|${grade}[ -]grade|grade ${grade})${end}(?!\\w)`,
  `\\b(?:attended|finished|hated|loved|survived|left|quit|failed|graduated|completed|skipped|since|after) (?:[a-z]+ )?${schoolKind}${end}`,
  `\\b(?:her|his|their|my|old|an?|former|the) (?:old |former )?${schoolKind} (?:sweethearts?|days|years|reunion|friends?|best friend|memories|band|yearbook|diploma|crush|bully|bullies|rival)(?!['-])`,
  '(?:was|were) an? (?:shy |lonely |happy |quiet |wild |difficult |curious |[a-z]+ )?(?:kid|child|teen|teenager|tomboy|child prodigy)(?=$|[.,;]| (?:and|but|who|in|with)\\b)',
  'remembers? (?:being|her|his) [a-z ]{0,12}(?:child|kid|teenager|teen)',
]
