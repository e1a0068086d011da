import { productName } from '@everbond/contract'
import { useEffect } from 'react'

/** Names the tab: '{title} · Everbond'. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
}
