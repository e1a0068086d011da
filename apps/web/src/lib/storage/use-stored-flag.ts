import { useCallback, useState } from 'react'
import { readStored, writeStored } from './storage.ts'

/** A yes or no that this browser remembers. */
export const useStoredFlag = (key: string, initial = false): [boolean, (next: boolean) => void] => {
  const [value, setValue] = useState<boolean>(() => {
    const stored = readStored({ area: 'local', key })
    return typeof stored === 'boolean' ? stored : initial
  })
  const change = useCallback(
    (next: boolean) => {
      setValue(next)
      writeStored({ area: 'local', key, value: next })
    },
    [key],
  )
  return [value, change]
}
