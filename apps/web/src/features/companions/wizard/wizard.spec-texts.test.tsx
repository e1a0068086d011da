// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Answers, clearApp, companion, drawApp } from '#web/testing/draw-app.tsx'
import { pendingPortraits } from '../pending-portraits.ts'

const pro = { tier: 'pro', maxCompanions: 3, imageGeneration: true, nsfw: true }

beforeEach(() => window.scrollTo(0, 0))
afterEach(() => {
  clearApp()
  pendingPortraits.set({})
})
const draw = async (answers: Answers = {}) => {
  const drawn = drawApp('/admin/companions?new=true', { answers })
  await screen.findByRole('textbox', { name: /^Name/ })
  return drawn
}
const names = (role: 'textbox' | 'combobox') =>
  screen.getAllByRole(role).map((field) => {
    const label = document.querySelector(`label[for="${field.id}"]`)?.textContent
    return label ?? field.getAttribute('aria-label')
  })
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const toStep2 = async () => {
  type(/^Name/, 'Odile')
  type(/^Age/, '27')
  type(/^Description/, 'A cellist.')
  press('Next: Personality')
  await screen.findByRole('heading', { name: 'Personality Traits' })
}
const toast = async (title: string) =>
  (await screen.findByText(title)).closest('[data-sonner-toast]')?.textContent ?? ''
const steps = () =>
  within(screen.getByRole('list', { name: 'Create a companion' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the create view', () => {
  it("is titled 'Create New Companion'; Close and Cancel lead back without the parameter", async () => {
    for (const way of ['Close', 'Cancel']) {
      const { history } = await draw()
      expect(screen.getByRole('heading', { name: 'Create New Companion' })).toBeTruthy()
      press(way)
      expect(await screen.findByRole('heading', { name: 'Your Companions' })).toBeTruthy()
      expect(history.location.href).toBe('/admin/companions')
      clearApp()
    }
  })

  it('keeps the list of companions for 2 minutes and no longer', async () => {
    const { queryClient } = await draw()
    const query = queryClient.getQueryCache().find({ queryKey: ['/api/companions'] })
    expect(query?.observers.map(({ options }) => options.staleTime)).toEqual([120_000])
  })

  it('is not there when the plan has no room', async () => {
    drawApp('/admin/companions?new=true', { answers: { 'GET /api/companions': [companion()] } })
    expect(await screen.findByText("You've reached your companion limit.")).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('step 1, Basic Info', () => {
  it('is the first of two, and asks for what she is and looks like', async () => {
    await draw()
    expect(steps()).toEqual(['1Basic Info', '2Personality'])
    expect(screen.getByRole('heading', { name: 'Basic Information' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Appearance' })).toBeTruthy()
    const fields = [...names('textbox'), ...names('combobox')].map((label) => label?.replace(/\s*\*$/, ' *'))
    expect(fields.toSorted()).toEqual([
      'Age',
      'Body Description',
      'Clothing Style',
      'Description *',
      'Eyes Description',
      'Hair Description',
      'Name *',
      'Skin Tone',
      'Special Features',
      'Vibe & Energy',
    ])
    for (const name of ['Cancel', 'Next: Personality']) expect(button(name)).toBeTruthy()
  })

  it('announces Upload Custom Image without a place for a file', async () => {
    await draw()
    expect(screen.getByRole('heading', { name: 'Upload Custom Image' })).toBeTruthy()
    expect(screen.getByText('Mobile image upload coming soon!')).toBeTruthy()
  })

  it('lets nobody on without name and description', async () => {
    await draw()
    expect(button('Next: Personality').disabled).toBe(true)
    type(/^Name/, 'Odile')
    type(/^Description/, '   ')
    expect(button('Next: Personality').disabled).toBe(true)
    type(/^Description/, 'A cellist.')
    expect(button('Next: Personality').disabled).toBe(false)
  })
})

describe('step 2, Personality', () => {
  it('shows the first step as done, and Back returns to it with everything kept', async () => {
    await draw()
    await toStep2()
    expect(steps()).toEqual(['Basic Info, done', '2Personality'])
    press('Back')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Odile')
  })

  it('has traits as chips that go on and off, two selects and interests', async () => {
    const { sent } = await draw({ 'POST /api/companions': companion() })
    await toStep2()
    press('Witty')
    press('Calm')
    expect(button('Calm').getAttribute('aria-pressed')).toBe('true')
    press('Calm')
    expect(button('Calm').getAttribute('aria-pressed')).toBe('false')
    expect(names('combobox')).toEqual(['Dominant Personality', 'Communication Style'])

    const interests = screen.getByRole('textbox', { name: 'Interests' })
    for (const value of ['jazz', ' tea ', 'jazz', '  ']) {
      fireEvent.change(interests, { target: { value } })
      fireEvent.keyDown(interests, { key: 'Enter' })
    }
    const list = within(screen.getByRole('list', { name: 'Interests' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    fireEvent.click(list.getByRole('button', { name: /jazz/ }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)

    for (const name of ['Back', 'Cancel', 'Create Companion']) expect(button(name)).toBeTruthy()
    press('Create Companion')
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        personalityTraits: ['Witty'],
        traits: ['Witty'],
        interests: ['tea'],
      }),
    )
  })

  it('has the Adult Content switch only where the plan allows it', async () => {
    await draw()
    await toStep2()
    expect(screen.queryByRole('switch')).toBeNull()
    clearApp()
    await draw({ 'GET /api/user/tier-limits': pro })
    await toStep2()
    expect(await screen.findByRole('switch', { name: 'Adult Content' })).toBeTruthy()
  })
})

describe('creating', () => {
  it('says so, marks her picture as awaited, empties the form and leads back', async () => {
    const { history, answers } = await draw({ 'GET /api/user/tier-limits': pro })
    answers['POST /api/companions'] = companion({ portraitStatus: 'pending' })
    await toStep2()
    press('Create Companion')
    expect(await toast('Companion Created')).toBe(
      'Companion CreatedYour AI companion has been successfully created and image generation started!',
    )
    await waitFor(() => expect(history.location.href).toBe('/admin/companions'))
    expect(Object.keys(pendingPortraits.get())).toEqual(['c1'])
    fireEvent.click(await screen.findByRole('link', { name: /Create New Companion/ }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe('')
  })

  it.each([
    [
      "the server's text",
      () => Response.json({ error: 'Please try later.', code: 'server.error' }, { status: 500 }),
      'Please try later.',
    ],
    [
      'the HTTP status line',
      () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
      'HTTP 502: Bad Gateway',
    ],
    ['its fallback', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to create companion'],
  ])('that fails is told with %s', async (_, answer, text) => {
    const { answers } = await draw()
    answers['POST /api/companions'] = answer
    await toStep2()
    press('Create Companion')
    expect(await toast('Error')).toBe(`Error${text}`)
  })

  it('asks the companions anew', async () => {
    const { answers, sent } = await draw({ 'GET /api/user/tier-limits': pro })
    answers['POST /api/companions'] = companion()
    await toStep2()
    const reads = () =>
      sent.filter(({ method, path }) => method === 'GET' && path === '/api/companions').length
    const before = reads()
    press('Create Companion')
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
  })
})
