import { resetsOn } from '#web/lib/format/dates.ts'
import { useImagesThisMonth, usePlan } from '#web/lib/queries/account-queries.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Section } from '#web/ui/section.tsx'
import { texts } from '../texts.ts'
import { MessageUsage } from './message-usage.tsx'

/** 'Your Current Usage' of the settings: messages, images, and what is left beyond the plan. */
export function CurrentUsage() {
  const { data: images } = useImagesThisMonth()
  const { data: plan } = usePlan()
  return (
    <Section title={texts.current}>
      <div className="grid max-w-160">
        <MessageUsage compact />
        {images === undefined ? null : (
          <Bar
            className="border-line border-t py-3"
            label={images.resetsAt === null ? texts.trialImages : texts.images}
            used={images.count}
            max={images.limit}
            resets={images.resetsAt === null ? texts.trialNote : resetsOn(images.resetsAt)}
          />
        )}
        {plan === undefined || plan.creditsMessages === 0 ? null : (
          <p className="type-small mt-3 text-text-3">{texts.credits(plan.creditsMessages)}</p>
        )}
      </div>
    </Section>
  )
}
