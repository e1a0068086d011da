import { useStoredFlag } from '#web/lib/storage/use-stored-flag.ts'

/** The choice between 'Blur Images' and 'See Images', remembered in the browser (companions § 2.1). */
export const useBlur = (): [boolean, (next: boolean) => void] => useStoredFlag('blur-images')
