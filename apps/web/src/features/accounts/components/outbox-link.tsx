import { usePublicConfig } from '#web/lib/queries/config-query.ts'
import { textLinkClass } from '#web/ui/text-link.ts'
import { texts } from '../texts.ts'

/** Where this server keeps its mail on a page of its own instead of sending it. */
export function OutboxLink() {
  const { data } = usePublicConfig()
  if (data?.outboxPath == null) return null
  return (
    <a href={data.outboxPath} target="_blank" rel="noreferrer" className={textLinkClass}>
      {texts.outbox}
    </a>
  )
}
