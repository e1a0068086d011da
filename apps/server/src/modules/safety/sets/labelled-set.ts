export type LabelledText = { category: string; text: string; refused: boolean }

/** Reads a set: `# category` headings, then one text a line. */
export function labelled(input: { source: string; refused: boolean }): LabelledText[] {
  const entries: LabelledText[] = []
  let category = 'none'
  for (const line of input.source.split('\n')) {
    const text = line.trim()
    if (text.startsWith('# ')) category = text.slice(2)
    else if (text !== '') entries.push({ category, text, refused: input.refused })
  }
  return entries
}

/** Cuts a list in two halves by a seed (a small linear congruential shuffle, the same everywhere). */
export function halves<T>(input: { list: readonly T[]; seed: number }): { tuned: T[]; unseen: T[] } {
  const shuffled = [...input.list]
  let state = input.seed >>> 0
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 0x1_0000_0000) * (index + 1))
    const kept = shuffled[index] as T
    shuffled[index] = shuffled[other] as T
    shuffled[other] = kept
  }
  const middle = Math.ceil(shuffled.length / 2)
  return { tuned: shuffled.slice(0, middle), unseen: shuffled.slice(middle) }
}
