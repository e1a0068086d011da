import type { Source } from './sources.ts'

export interface Cycle {
  /** In the order in which each imports the next, and the last the first. */
  files: string[]
  /** Line of the first file that imports the second. */
  line: number
}

/** Import circles between files, type imports included: one for each way back that a search in depth meets. */
export function findCycles(sources: Source[]): Cycle[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const done = new Set<string>()
  const trail: string[] = []
  const cycles: Cycle[] = []

  const visit = (source: Source) => {
    trail.push(source.path)
    for (const { target } of source.imports) {
      const next = target ? byPath.get(target) : undefined
      if (!next || done.has(next.path)) continue
      const start = trail.indexOf(next.path)
      if (start === -1) visit(next)
      else if (next !== source) cycles.push(asCycle({ files: trail.slice(start), byPath }))
    }
    trail.pop()
    done.add(source.path)
  }

  for (const source of sources) if (!done.has(source.path)) visit(source)
  return cycles
}

function asCycle({ files, byPath }: { files: string[]; byPath: Map<string, Source> }): Cycle {
  const [first = '', second] = files
  const line = byPath.get(first)?.imports.find(({ target }) => target === second)?.line ?? 1
  return { files, line }
}
