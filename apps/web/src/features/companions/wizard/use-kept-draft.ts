import { useEffect } from 'react'
import { dropDraft, keepDraft, type WizardDraft } from './wizard-draft.ts'

const pause = 300

/** Keeps a draft while it changes; null keeps none. */
export const useKeptDraft = (owner: string, draft: WizardDraft | null): void => {
  const snapshot = draft === null ? null : JSON.stringify(draft)
  useEffect(() => {
    if (snapshot === null) {
      dropDraft(owner)
      return
    }
    const write = (): void => keepDraft(owner, JSON.parse(snapshot) as WizardDraft)
    const timer = setTimeout(write, pause)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [snapshot, owner])
}
