// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useTheme } from './theme.ts'

const beforePaint = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

/** What the blocking script does on the next load. */
function reload() {
  delete document.documentElement.dataset.theme
  new Function(beforePaint)()
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

it('keeps a chosen theme over a reload, before the first paint', () => {
  const { result } = renderHook(() => useTheme())
  expect(result.current[0]).toBe('system')
  act(() => result.current[1]('light'))
  expect(result.current[0]).toBe('light')
  reload()
  expect(document.documentElement.dataset.theme).toBe('light')
})

it('follows the device again after a choice of system', () => {
  const { result } = renderHook(() => useTheme())
  act(() => result.current[1]('dark'))
  act(() => result.current[1]('system'))
  reload()
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(result.current[0]).toBe('system')
})
