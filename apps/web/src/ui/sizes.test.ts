import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpoints, minimumTapSize } from '@everbond/contract'
import { expect, it } from 'vitest'
import { buttonClass } from './button.class.ts'

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
/** Pixels of a variable of the theme. */
const pixels = (name: string): number => Number(new RegExp(`--${name}: (\\d+)px;`).exec(theme)?.[1])
/** Pixels of a class like 'min-h-11'. */
const sizeOf = (classes: string, prefix: string): number =>
  Number(new RegExp(`(?:^|\\s)${prefix}-(\\d+)(?:\\s|$)`).exec(classes)?.[1]) * pixels('spacing')

it("the theme's breakpoints are those of the contract", () => {
  expect([pixels('breakpoint-tablet'), pixels('breakpoint-desktop')]).toEqual([
    breakpoints.tablet,
    breakpoints.desktop,
  ])
})

it.each(['normal', 'large'] as const)('a %s button is at least 44 px to tap', (size) => {
  expect(sizeOf(buttonClass({ size }), 'min-h')).toBeGreaterThanOrEqual(minimumTapSize)
})

it('a button with an icon alone is at least 44 px to tap', () => {
  const source = readFileSync(join(import.meta.dirname, 'icon-button.tsx'), 'utf8')
  const classes = /'(inline-grid [^']+)'/.exec(source)?.[1] ?? ''
  expect(sizeOf(classes, 'size')).toBeGreaterThanOrEqual(minimumTapSize)
})
