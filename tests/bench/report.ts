/** Prints figures so that they can be compared: with the machine, the target and something measured in the same run. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export interface Figure {
  name: string
  value: number
  unit: 'ms' | 'MB' | 'kB'
  /** At most this; without one the figure only informs. */
  target?: number
}

export interface Reference {
  name: string
  value: number
}

const rounded = (value: number): number => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value))

/** Prints the figures and makes the program fail where one misses its target. */
export const report = (figures: Figure[], reference: Reference): void => {
  const [load = 0] = loadavg()
  console.log(
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}, ` +
      `load ${load.toFixed(1)}`,
  )
  console.table(
    Object.fromEntries(
      figures.map(({ name, value, unit, target }) => [
        name,
        {
          value: `${rounded(value)} ${unit}`,
          target: target === undefined ? '' : `≤ ${target} ${unit}`,
          met: target === undefined ? '' : value <= target ? 'yes' : 'NO',
          [`of ${reference.name}`]: `${rounded(value / reference.value)} ×`,
        },
      ]),
    ),
  )
  if (figures.some(({ value, target }) => target !== undefined && value > target)) process.exitCode = 1
}

export const quantile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
export const median = (values: number[]): number => quantile(values, 0.5)

/** `--name=5` on the command line. */
export const option = (name: string, fallback: number): number => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given === undefined ? fallback : Number(given.slice(name.length + 3))
}
