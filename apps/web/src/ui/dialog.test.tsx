// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Scene({ dismissable }: { dismissable: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete Companion
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete Ines?" dismissable={dismissable}>
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

function openScene(dismissable: boolean) {
  render(<Scene dismissable={dismissable} />)
  const opener = screen.getByRole('button', { name: 'Delete Companion' })
  opener.focus()
  fireEvent.click(opener)
  return opener
}

it('is named by its title and gives the focus back to what opened it', async () => {
  const opener = openScene(true)
  expect(screen.getByRole('dialog', { name: 'Delete Ines?' })).toBeTruthy()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('stays while it must not be interrupted', () => {
  openScene(false)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
