import { LayoutGrid, List } from 'lucide-react'
import { Segment } from '#web/ui/segment.tsx'
import { texts } from './texts.ts'
import type { CompanionsView } from './use-view.ts'

const options = [
  { value: 'grid', label: texts.grid, icon: <LayoutGrid aria-hidden="true" size={18} />, iconOnly: true },
  { value: 'list', label: texts.list, icon: <List aria-hidden="true" size={18} />, iconOnly: true },
] as const

export function ViewToggle({
  view,
  onChange,
}: {
  view: CompanionsView
  onChange: (next: CompanionsView) => void
}) {
  return <Segment label={texts.views} value={view} onChange={onChange} options={options} />
}
