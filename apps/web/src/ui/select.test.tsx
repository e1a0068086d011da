// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Select } from './select.tsx'

afterEach(cleanup)

const options = ['Direct & Clear', 'Warm & Caring']

describe('Select', () => {
  it('shows a stored value that it does not list as it is, and offers it first', () => {
    render(
      <Select label="Communication Style" value="casual" onValueChange={() => undefined} options={options} />,
    )
    const trigger = screen.getByRole('combobox', { name: 'Communication Style' })
    expect(trigger.textContent).toContain('casual')
    fireEvent.keyDown(trigger, { key: 'ArrowDown' })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['casual', ...options])
  })

  it('tells the listed value that was chosen', () => {
    const choose = vi.fn()
    render(<Select label="Communication Style" value="casual" onValueChange={choose} options={options} />)
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' })
    fireEvent.keyDown(screen.getByRole('option', { name: 'Warm & Caring' }), { key: 'Enter' })
    expect(choose).toHaveBeenCalledExactlyOnceWith('Warm & Caring')
  })

  it('still offers the stored value after another was chosen', () => {
    const select = (value: string) => (
      <Select label="Communication Style" value={value} onValueChange={() => undefined} options={options} />
    )
    const { rerender } = render(select('casual'))
    rerender(select('Warm & Caring'))
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['casual', ...options])
  })

  it('shows its placeholder for no value and ties its error to the control', () => {
    render(
      <Select
        label="Skin Tone"
        value=""
        placeholder="Choose a tone"
        onValueChange={() => undefined}
        options={options}
        error="Please choose"
      />,
    )
    const trigger = screen.getByRole('combobox', { name: 'Skin Tone' })
    expect(trigger.textContent).toContain('Choose a tone')
    expect(trigger.getAttribute('aria-invalid')).toBe('true')
    const described = trigger.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toContain('Please choose')
  })
})
