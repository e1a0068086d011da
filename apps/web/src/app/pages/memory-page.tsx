import { texts } from '#web/features/memory/texts.ts'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function MemoryPage() {
  usePageTitle(texts.title)
  return (
    <>
      <PageHeader title={texts.title} />
      <p className="type-speech text-text-2">{texts.comingSoon}</p>
    </>
  )
}
