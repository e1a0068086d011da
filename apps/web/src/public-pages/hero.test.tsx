import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageWidths } from '@everbond/contract/images'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Hero } from './hero.tsx'

const candidates = [...renderToStaticMarkup(<Hero />).matchAll(/srcSet="([^"]+)"/gi)].map(([, set = '']) =>
  set.split(', ').map((candidate) => {
    const [path = '', width = ''] = candidate.split(' ')
    return { file: join(import.meta.dirname, '../..', path), width: Number.parseInt(width, 10) }
  }),
)

/** Pixels across, as the JPEG's frame header says. */
const widthOf = (bytes: Buffer): number => {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xc0 || marker === 0xc2) return bytes.readUInt16BE(at + 7)
  }
  throw new Error('no frame in this JPEG')
}

it('the landing picture comes in the widths of the ladder, up to its own', () => {
  expect(candidates).toHaveLength(2)
  for (const set of candidates) {
    const own = set.at(-1)?.width ?? 0
    expect(set.slice(0, -1).map(({ width }) => width)).toEqual(imageWidths.filter((width) => width < own))
  }
})

it('each file is as wide as it is said to be', () => {
  const jpegs = candidates.flat().filter(({ file }) => file.endsWith('.jpg'))
  expect(jpegs).toHaveLength(3)
  for (const { file, width } of jpegs) expect(widthOf(readFileSync(file))).toBe(width)
})
