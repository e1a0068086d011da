// @vitest-environment happy-dom
import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Answers, clearApp, companion, drawApp } from '#web/testing/draw-app.tsx'

afterEach(clearApp)

const odile = companion()
const limits = (remainingDeletions: number) => ({
  deletionsThisMonth: 3 - remainingDeletions,
  maxDeletions: 3,
  remainingDeletions,
  allowed: remainingDeletions > 0,
  nextAllowedDate: remainingDeletions > 0 ? null : '2026-12-21T12:00:00.000Z',
})
const refusal = (error: string) => Response.json({ error, code: 'server.error' }, { status: 500 })

const draw = (answers: Answers = {}) =>
  drawApp('/admin/companions?view=list', {
    answers: {
      'GET /api/companions': [odile],
      'GET /api/companions/deletion-limits': limits(3),
      'DELETE /api/companions/c1': { deleted: true },
      ...answers,
    },
  })

const openDialog = async (): Promise<BoundFunctions<typeof queries>> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Odile' }))
  return within(await screen.findByRole('dialog'))
}
const button = (dialog: BoundFunctions<typeof queries>, name: string) =>
  dialog.getByRole<HTMLButtonElement>('button', { name })
const type = (dialog: BoundFunctions<typeof queries>, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Type Odile to confirm' }), { target: { value } })

describe('the delete dialog', () => {
  it('enables Delete for the exact name alone', async () => {
    draw()
    const dialog = await openDialog()
    await dialog.findByText('3 of 3 deletions left')
    for (const typed of ['', 'odile', 'Odile ']) {
      type(dialog, typed)
      expect(button(dialog, 'Delete').disabled).toBe(true)
    }
    type(dialog, 'Odile')
    expect(button(dialog, 'Delete').disabled).toBe(false)
    expect(dialog.queryByRole('button', { name: 'Erase forever' })).toBeNull()
  })

  it('waits for the limits', async () => {
    draw({ 'GET /api/companions/deletion-limits': 'pending' })
    const dialog = await openDialog()
    expect(dialog.getByText('Loading deletion limits...')).toBeTruthy()
    type(dialog, 'Odile')
    expect(button(dialog, 'Delete').disabled).toBe(true)
  })

  it('warns of the last deletion', async () => {
    draw({ 'GET /api/companions/deletion-limits': limits(1) })
    const dialog = await openDialog()
    expect(await dialog.findByText('Limits reset every 30 days from your first deletion')).toBeTruthy()
    type(dialog, 'Odile')
    expect(button(dialog, 'Delete').disabled).toBe(false)
  })

  it('tells when the next deletion is possible, and erases all the same', async () => {
    const { answers, sent } = draw({ 'GET /api/companions/deletion-limits': limits(0) })
    const dialog = await openDialog()
    expect(await dialog.findByText('The next deletion is possible on December 21, 2026.')).toBeTruthy()
    expect(button(dialog, 'Erase forever').disabled).toBe(true)
    type(dialog, 'Odile')
    expect(button(dialog, 'Delete').disabled).toBe(true)
    answers['GET /api/companions'] = []
    fireEvent.click(button(dialog, 'Erase forever'))
    expect(await screen.findByText('Companion Erased')).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ search: 'erase=true' }])
  })

  it('takes her out of the list, says so, and undoes it from the toast', async () => {
    const { answers, sent } = draw({ 'POST /api/companions/c1/restore': odile })
    const dialog = await openDialog()
    await dialog.findByText('3 of 3 deletions left')
    type(dialog, 'Odile')
    // What the list answers is not what takes her out of it.
    answers['GET /api/companions'] = 'pending'
    fireEvent.click(button(dialog, 'Delete'))
    expect(await screen.findByText('Companion Deleted')).toBeTruthy()
    expect(screen.getByText('Your companion has been removed successfully.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Odile' })).toBeNull()
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ search: '' }])

    answers['GET /api/companions'] = [odile]
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Companion Restored')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Odile' })).toBeTruthy()
  })

  it.each([
    [
      "the server's words",
      refusal('The server cannot do this right now.'),
      'The server cannot do this right now.',
    ],
    ['its own', new Response('', { status: 502 }), 'Failed to delete companion'],
  ])('tells a failure in %s and keeps what was typed', async (_, answer, words) => {
    draw({ 'DELETE /api/companions/c1': answer })
    const dialog = await openDialog()
    await dialog.findByText('3 of 3 deletions left')
    type(dialog, 'Odile')
    fireEvent.click(button(dialog, 'Delete'))
    expect(await screen.findByText('Error')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Type Odile to confirm' }).value).toBe(
      'Odile',
    )
  })
})

describe('recently deleted', () => {
  const day = 86_400_000
  const deleted = {
    ...odile,
    isDeleted: true,
    deletedAt: new Date(Date.now() - 3 * day).toISOString(),
    erasedAt: new Date(Date.now() + 27 * day - 1000).toISOString(),
  }
  const answers = { 'GET /api/companions': [], 'GET /api/companions/deleted': [deleted] }

  it.each(['grid', 'list'])('stands at the foot of the %s with the days left', async (view) => {
    drawApp(`/admin/companions?view=${view}`, { answers })
    expect(await screen.findByRole('heading', { name: 'Recently deleted' })).toBeTruthy()
    expect(screen.getByText(/27 days left/)).toBeTruthy()
  })

  it('is not there while nobody was deleted', async () => {
    draw()
    await screen.findByRole('heading', { name: 'Odile' })
    expect(screen.queryByText('Recently deleted')).toBeNull()
  })

  it('tells that it could not bring her back', async () => {
    draw({ ...answers, 'POST /api/companions/c1/restore': new Response('', { status: 502 }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the deletion of Odile' }))
    expect(await screen.findByText('Failed to restore companion')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Recently deleted' })).toBeTruthy()
  })

  it('erases after a confirmation', async () => {
    const { sent } = draw(answers)
    fireEvent.click(await screen.findByRole('button', { name: 'Erase now: Odile' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
    fireEvent.click(button(dialog, 'Erase now'))
    expect(await screen.findByText('Companion Erased')).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ search: 'erase=true' }])
  })
})
