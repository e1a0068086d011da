// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function say(title: string, duration?: number) {
  act(() => {
    toast({ title, duration })
    vi.advanceTimersByTime(50)
  })
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('toast', () => {
  it('lets a new toast take the place of the one before', () => {
    say('Companion Created')
    expect(screen.getByText('Companion Created')).toBeTruthy()
    say('Companion Updated')
    wait(400)
    expect(screen.queryByText('Companion Created')).toBeNull()
    expect(screen.getByText('Companion Updated')).toBeTruthy()
  })

  it('goes by itself after 5000 ms', () => {
    say('Saved')
    wait(4800)
    expect(screen.queryByText('Saved')).not.toBeNull()
    wait(700)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('goes when it is dismissed', () => {
    say('Saved')
    act(() => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })))
    wait(50)
    wait(400)
    expect(screen.queryByText('Saved')).toBeNull()
  })
})
