import { useNavigate, useSearch } from '@tanstack/react-router'
import { useStoredFlag } from '#web/lib/storage/use-stored-flag.ts'

export type CompanionsView = 'grid' | 'list'

/** `?view=list` or the grid; without the parameter, what this browser was last asked for (decision 3). */
export const useCompanionsView = (): [CompanionsView, (next: CompanionsView) => void] => {
  const { view } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [isListKept, keepList] = useStoredFlag('companions-as-list')
  const kept: CompanionsView = isListKept ? 'list' : 'grid'
  const show = (next: CompanionsView): void => {
    keepList(next === 'list')
    void navigate({
      to: '/admin/$section',
      params: { section: 'companions' },
      search: next === 'list' ? { view: next } : {},
      replace: true,
    })
  }
  return [view === 'list' || view === 'grid' ? view : kept, show]
}
