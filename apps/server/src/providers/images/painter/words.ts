import type { Garment } from './clothing.ts'
import type { HairCut } from './hair-shape.ts'
import { type Colour, hex } from './palette.ts'

/** The words that the painter understands. First match wins, so the narrower stands first. */
export type WordTable<T> = readonly (readonly [RegExp, T])[]

export const skinWords: WordTable<Colour> = [
  [/\b(porcelain|alabaster|very pale|milky|ivory)\b/, hex('e0bba4')],
  [/\b(ebony|very dark|deep brown|blue-?black)\b/, hex('654231')],
  [/\b(dark[ -]?skin(ned)?|dark|black|deep|espresso|chocolate)\b/, hex('7c5039')],
  [/\b(brown|mocha|mahogany|umber)\b/, hex('8a593e')],
  [/\b(caramel|bronzed?|copper|terracotta)\b/, hex('a8714d')],
  [/\b(tan(ned)?|honey|golden|amber|sun-?kissed)\b/, hex('bf8a64')],
  [/\b(olive|mediterranean)\b/, hex('bb8d68')],
  [/\b(beige|medium|wheat(en)?|warm)\b/, hex('c99b79')],
  [/\b(pale|fair|light|white|rosy|peach(y)?|cream(y)?|freckled)\b/, hex('dcb498')],
  [/\b(blue|azure)\b/, hex('7b93ad')],
  [/\b(green|jade)\b/, hex('8da27c')],
  [/\b(violet|purple|lavender|lilac)\b/, hex('98829f')],
  [/\b(silver|gr[ea]y|ashen)\b/, hex('aba29d')],
]

export const hairColourWords: WordTable<Colour> = [
  [/\b(silver|silvery)[- ]blonde?\b/, hex('cbbfa6')],
  [/\b(platinum|(ash(en)?|white)[- ]blonde?)\b/, hex('d9c8a4')],
  [/\b(strawberry blonde?)\b/, hex('c78a55')],
  [/\b(dark blonde?|honey|dirty blonde?)\b/, hex('96764c')],
  [/\b(blonde?|golden|gold|flaxen|sandy)\b/, hex('bd9c66')],
  [/\b(auburn|mahogany|burgundy|wine)\b/, hex('5e2418')],
  [/\b(copper|ginger|red(head)?|fiery|orange|rust)\b/, hex('9c4420')],
  [/\b(chestnut|caramel|hazel|light brown)\b/, hex('6e4526')],
  [/\b(salt[- ]and[- ]pepper|greying|graying)\b/, hex('6d6863')],
  [/\b(silver|gr[ea]y|steel)\b/, hex('9a958f')],
  [/\b(white|snow(y)?)\b/, hex('cfc8bd')],
  [/\b(pink|rose|magenta|fuchsia)\b/, hex('b75a78')],
  [/\b(purple|violet|lavender|lilac|plum)\b/, hex('5b3a6e')],
  [/\b(blue|azure|indigo|navy)\b/, hex('2f4a7a')],
  [/\b(teal|turquoise|green|emerald|mint)\b/, hex('2f6a5c')],
  [/\b(raven|black|ebony|jet|onyx)\b/, hex('1d1512')],
  [/\b(dark brown|dark|espresso|brunette|chocolate)\b/, hex('352117')],
  [/\b(brown)\b/, hex('4c2f1d')],
]

export const eyeWords: WordTable<Colour> = [
  [/\b(ice|pale blue|icy)\b/, hex('9cb6c6')],
  [/\b(blue|azure|sapphire|sea|ocean)\b/, hex('587fa3')],
  [/\b(emerald|jade)\b/, hex('4f8458')],
  [/\b(green)\b/, hex('65804f')],
  [/\b(hazel|olive)\b/, hex('80683a')],
  [/\b(amber|gold(en)?|honey|yellow)\b/, hex('b07f2a')],
  [/\b(gr[ea]y|silver|steel|storm(y)?)\b/, hex('8b8c8a')],
  [/\b(violet|purple|lavender)\b/, hex('7a5f9c')],
  [/\b(red|crimson|ruby)\b/, hex('9a3228')],
  [/\b(black|onyx|dark)\b/, hex('2e1d14')],
  [/\b(light brown|chestnut)\b/, hex('80502a')],
  [/\b(brown|chocolate|warm|coffee)\b/, hex('5a3519')],
  [/\b(teal|turquoise)\b/, hex('3d8a86')],
]

export const clothColourWords: WordTable<Colour> = [
  [/\b(burgundy|wine|maroon|oxblood)\b/, hex('5b1d27')],
  [/\b(dark|deep)[- ]red\b/, hex('6a1d20')],
  [/\b(crimson|scarlet|red|ruby)\b/, hex('8f2a26')],
  [/\b(rust|terracotta|copper|burnt orange)\b/, hex('97502c')],
  [/\b(orange|tangerine)\b/, hex('b06a2c')],
  [/\b(mustard|ochre|yellow|saffron)\b/, hex('b08a3c')],
  [/\b(gold(en)?|brass)\b/, hex('a5803f')],
  [/\b(olive|moss|khaki)\b/, hex('5d5a35')],
  [/\b(emerald|forest green|bottle green)\b/, hex('1f5a41')],
  [/\b(sage|mint|green)\b/, hex('4d6b4c')],
  [/\b(teal|turquoise|petrol|aqua)\b/, hex('2a6464')],
  [/\b(navy|midnight|indigo)\b/, hex('262f4a')],
  [/\b(denim|sky|blue|azure|cobalt|sapphire)\b/, hex('3a5478')],
  [/\b(plum|aubergine|purple|violet)\b/, hex('4c2c4c')],
  [/\b(lavender|lilac|mauve)\b/, hex('80708f')],
  [/\b(blush|dusty pink|rose|pink|salmon|coral)\b/, hex('ad6f6b')],
  [/\b(cream|ivory|off-?white|ecru|linen|white)\b/, hex('c9b99e')],
  [/\b(beige|camel|sand|tan|caramel)\b/, hex('a3805a')],
  [/\b(brown|chocolate|cognac|leather)\b/, hex('593a28')],
  [/\b(silver|steel|iron|chrome)\b/, hex('8f8b87')],
  [/\b(charcoal|gr[ea]y|slate)\b/, hex('4d4a4b')],
  [/\b(black|dark|goth(ic)?|noir)\b/, hex('231f22')],
]

export const hairCutWords: WordTable<HairCut> = [
  [/\b(bald|shaved head|hairless|no hair)\b/, 'bald'],
  [/\b(buzz(ed)?( ?cut)?|shaved|cropped close|close[- ]cropped)\b/, 'buzz'],
  [/\b(mohawk)\b/, 'mohawk'],
  [/\b(afro|natural coils|coily)\b/, 'afro'],
  [/\b(chignon|low bun|nape bun)\b/, 'low-bun'],
  [/\b(buns?|top ?knot|updo|pinned up|tied up)\b/, 'bun'],
  [/\b(pony ?tails?)\b/, 'ponytail'],
  [/\b(locs?|dreadlocks?|dreads|box braids|cornrows)\b/, 'long'],
  [/\b(braid(s|ed)?|plait(s|ed)?)\b/, 'braid'],
  [
    /\b(bob|lob|(chin|jaw|ear)[- ]length|(to|at|below|above) (the|her|his|their) (jaw|jawline|chin|ears?))\b/,
    'bob',
  ],
  [/\b(pixie)\b/, 'pixie'],
  [/\b(slick(ed)?|combed back|swept[- ]back|swept back)\b/, 'slick'],
  [/\b(quiff|pompadour|undercut|faux hawk)\b/, 'quiff'],
  [/\b(side[- ]part(ing|ed)?|neatly combed|parted)\b/, 'side-part'],
  [
    /\b(long|shoulder[- ]length|(to|past|below) (the|her|his|their) shoulders?|waist|flowing|loose|cascading|mid-?length|medium)\b/,
    'long',
  ],
  [/\b(crop(ped)?|short|fade|crew)\b/, 'crop'],
]

export const garmentWords: WordTable<Garment> = [
  [/\b(armou?r|plate|chain ?mail|breastplate|knight)\b/, 'armour'],
  [/\b(robes?|cloak|cape|kimono|mage|wizard|witch|druid|elven)\b/, 'robe'],
  [/\b(turtle-?neck|roll-?neck|polo neck|mock neck)\b/, 'turtleneck'],
  [/\b(hoodie|hooded|sweatshirt|sporty|athletic|streetwear|gym)\b/, 'hoodie'],
  [
    /\b(blazer|suit|tuxedo|formal|business|office|tailored|waistcoat|professional|elegant coat|coat)\b/,
    'blazer',
  ],
  [/\b(leather|jacket|biker|bomber|denim|punk|rock)\b/, 'jacket'],
  [
    /\b(dress|gown|sundress|evening|lingerie|bikini|swimsuit|corset|nightgown|elegant|glamorous|sexy|romantic)\b/,
    'dress',
  ],
  [/\b(sweater|jumper|knit(wear|ted)?|cardigan|wool(len)?|pullover|cosy|cozy)\b/, 'knit'],
  [/\b(shirt|blouse|flannel|button|linen|smart|preppy)\b/, 'shirt'],
  [/\b(t-?shirt|tee|top|tank|casual|vest)\b/, 'tee'],
]
