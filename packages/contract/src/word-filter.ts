/**
 * The words of a list that stand in some texts as substrings, whatever their case: each once, in the order in which
 * they first appear (fields in their order, then by place; of words that begin at one place the longest first).
 * Specification: companions § 5, content filter on Next.
 */
export const findRestrictedWords = (
  fields: Readonly<Record<string, string>>,
  words: readonly string[],
): string[] => {
  const found: string[] = []
  for (const text of Object.values(fields)) {
    const lower = text.toLowerCase()
    const here = words
      .map((word) => ({ word, at: lower.indexOf(word.toLowerCase()) }))
      .filter(({ at }) => at !== -1)
      .sort((a, b) => a.at - b.at || b.word.length - a.word.length)
    for (const { word } of here) if (!found.includes(word)) found.push(word)
  }
  return found
}
