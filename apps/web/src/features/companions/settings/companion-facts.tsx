import type { Companion } from '@everbond/contract'
import { cn } from '#web/ui/cn.ts'
import { Section } from '#web/ui/section.tsx'
import { asLabel } from '../companions.rules.ts'
import { texts } from './texts.ts'

type Field = keyof Companion & string

const written: readonly string[] = ['name', 'description', 'profileImageUrl']

const shownValue = (companion: Companion, field: Field): string => {
  const value = companion[field]
  if (value === null || value === '') return ''
  return written.includes(field) ? String(value) : asLabel(String(value))
}

/** The three cards of what is known of her (companions § 2.4). */
export function CompanionFacts({ companion }: { companion: Companion }) {
  return texts.cards.map(({ title, fields }, index) => (
    <Section
      key={title}
      title={title}
      titleRole="card"
      first={index === 0}
      className={cn(index === 0 && 'pt-0')}
    >
      <dl className="grid grid-cols-2 gap-x-7 gap-y-4">
        {Object.entries(fields).map(([field, label]) => {
          const value = shownValue(companion, field as Field)
          return (
            <div key={field} className={cn('min-w-0', written.includes(field) && 'col-span-2')}>
              <dt className="type-label text-text-3">{label}</dt>
              <dd
                className={cn(
                  'type-body whitespace-pre-line break-words',
                  field === 'profileImageUrl' && 'type-small break-all',
                  value === '' ? 'text-text-3' : 'text-text',
                )}
              >
                {value === '' ? texts.notSet : value}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  ))
}
