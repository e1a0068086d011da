import { alone, minorAge } from './english-ages.rules.ts'

/** Words before a number that say what it counts, so that it is no age. */
const explainedBy = new Set(
  (
    'number no nr numbers room rooms floor floors apartment apt suite flat size sizes chapter page pages top formula apollo bus line lines route ' +
    'channel level levels tier act season episode part volume vol version iphone android windows catch article section gate track platform seat ' +
    'seats table unit highway street avenue road rue calle via strasse square building house block box score scored rank ranked place hole ' +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec ' +
    'ps playstation gen pier area district zone sector ward lot lap laps class world type model mark mk lens f iso earth fantasy studio hits ' +
    'won scored sold bought owns has holds fits serves hosts employs seats counts collects reads writes wins sleeps until till by from before after past plus times x monday ' +
    'tuesday wednesday thursday friday saturday sunday out psalm verse symphony op opus sonata quartet concerto bach route interstate exit mile km ' +
    'team club studio bar cafe cal ch stage group bring brings wears size wear cfg steps scale seed guidance weight clip lora'
  ).split(' '),
)

const lonely = new RegExp(`(?<![\\d.,:/'#-])(?<!\\d ?[-/x*+] ?)${minorAge}${alone}`, 'gu')
const youngest = 7
const eveningHours = 12

const monthOrNumber = /^(?:no|nr|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/u
const copulas = new Set(['is', 'are', 'was', 'were', 's', 'to', 'about'])
/** What may follow a number that is no age after all: a duration, an hour, a German or Turkish ordinal. */
const explainedAfter =
  /^ ?(?:years\b|am\b|pm\b|o'clock|h\b|:\d|\. (?:klasse|stock|etage|jahrhundert|sinif|kat)\b)/u

function wordsBefore(input: { text: string; at: number }): string[] {
  const near = input.text.slice(Math.max(0, input.at - 40), input.at)
  return (near.match(/[\p{L}\d]+/gu) ?? []).slice(-3).reverse()
}

/**
 * Whether a number of 7 to 17 stands in a text with nothing that it counts and nothing that explains it. In the
 * description of a person such a number reads as her age, so that it is refused rather than guessed at. Hours of
 * the day ('up at 6') are let through.
 */
export function leavesNumberUnexplained(text: string): boolean {
  for (const match of text.matchAll(lonely)) {
    const value = Number(match[0])
    const words = wordsBefore({ text, at: match.index })
    const [before = ''] = words
    if (value < youngest || explainedAfter.test(text.slice(match.index + match[0].length))) continue
    const apart = /[.,;] ?$/u.test(text.slice(0, match.index))
    if (explainedBy.has(before) && (!apart || monthOrNumber.test(before))) continue
    if (/^\d+$/u.test(before) && (!apart || words.some((word) => explainedBy.has(word)))) continue
    if (copulas.has(before) && words.some((word) => explainedBy.has(word))) continue
    if (before === 'of' && words.slice(1).some((word) => /^\d+$/u.test(word))) continue
    if (before === 'at' && value <= eveningHours) continue
    return true
  }
  return false
}
