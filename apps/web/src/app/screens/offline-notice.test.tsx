// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflineNotice } from './offline-notice.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says that the connection is lost, but not over a keyboard', () => {
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 800 })
  vi.stubGlobal('visualViewport', viewport)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineNotice />)
  const text = 'You are offline. What you see may be out of date.'
  expect(screen.getByRole('status').textContent).toBe(text)
  act(() => {
    viewport.height = 400
    viewport.dispatchEvent(new Event('resize'))
  })
  expect(screen.getByRole('status').textContent).toBe('')
})
