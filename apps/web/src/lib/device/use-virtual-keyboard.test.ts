// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useVirtualKeyboard } from './use-virtual-keyboard.ts'

const viewport = Object.assign(new EventTarget(), { width: 0, height: 0 })
const resize = (width: number, height: number) =>
  act(() => {
    Object.assign(viewport, { width, height })
    viewport.dispatchEvent(new Event('resize'))
  })

beforeEach(() => {
  Object.assign(viewport, { width: 390, height: 800 })
  vi.stubGlobal('visualViewport', viewport)
})
afterEach(() => vi.unstubAllGlobals())

it('a height that drops by more than 150 px is a keyboard, until it comes back', () => {
  const { result } = renderHook(useVirtualKeyboard)
  resize(390, 650)
  expect(result.current).toBe(false)
  resize(390, 649)
  expect(result.current).toBe(true)
  resize(390, 800)
  expect(result.current).toBe(false)
})

it('a turned device is no keyboard', () => {
  const { result } = renderHook(useVirtualKeyboard)
  resize(844, 350)
  expect(result.current).toBe(false)
  resize(844, 199)
  expect(result.current).toBe(true)
})
