// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

it('ignores clicks and does not submit its form while busy', () => {
  const click = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy busyText="Processing..." onClick={click}>
        Buy
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Processing...' })
  fireEvent.click(button)
  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('says why it is disabled', () => {
  render(
    <Button disabled disabledReason="Temporarily disabled in production">
      Clear All Memories
    </Button>,
  )
  const described = screen.getByRole('button').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Temporarily disabled in production')
})
