import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'dark' | 'light'

/** public/theme.js reads the same key before the first paint. */
const storageKey = 'everbond.theme'
const listeners = new Set<() => void>()

function getTheme(): ThemeChoice {
  const set = document.documentElement.dataset.theme
  return set === 'dark' || set === 'light' ? set : 'system'
}

/** Applies the choice at once and keeps it in this browser; `system` follows the device again. */
function setTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  keep(choice)
  for (const listener of listeners) listener()
}

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, getTheme), setTheme]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch (error) {
    // Storage can be forbidden; the choice then lasts as long as the page.
    console.warn('The theme could not be kept', error)
  }
}
