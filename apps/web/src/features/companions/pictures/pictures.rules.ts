/** What a generation's answer or failure means, and what a slot may do (companions §§ 4, 5, 8; decisions 17, 20). */
import { ApiError, type Companion, type CompanionImageUsage, maxExtraImages } from '@everbond/contract'
import type { PictureSlot } from '../generation.rules.ts'
import { texts, toasts } from './texts.ts'

export type ToastWords = { title: string; description: string }
/** From the form (its options are numbered 1 and 2), or elsewhere (slots 2 and 3). */
export type Origin = 'form' | 'elsewhere'

const badGateway = 502
const serverFault = 500

/** No answer of the server's own: the picture may well be on its way, so this is no failure (decision 20). */
export const isDropped = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= badGateway && error.body.code === undefined)

export const generatedToast = (done: {
  slot: PictureSlot
  origin: Origin
  remaining: number
}): ToastWords => {
  if (done.slot === 1) return toasts.profileGenerated
  return done.origin === 'form'
    ? toasts.optionGenerated(done.slot)
    : toasts.slotGenerated(done.slot, done.remaining)
}

const limitMark = 'Generation limit reached'

/** What trying again could not mend is told in the server's words. */
export const failureToast = (error: unknown, slot: PictureSlot): ToastWords => {
  const { status = serverFault, body = {} } = error instanceof ApiError ? error : {}
  const said = body.error ?? ''
  if (body.upgradeRequired === true) return toasts.upgrade(said)
  if (said.includes(limitMark)) return toasts.limit
  if (status < serverFault && said !== '') return toasts.refused(said)
  return slot === 1 ? toasts.imageFailed : toasts.optionFailed(slot)
}

type Pictured = Pick<
  Companion,
  'profileImageUrl' | 'portraitStatus' | 'imageSlot2' | 'imageSlot3' | 'generatingSlots'
>

export const pictureOf = (companion: Pictured, slot: PictureSlot): string | null =>
  ({ 1: companion.profileImageUrl, 2: companion.imageSlot2, 3: companion.imageSlot3 })[slot]

/** Whether the server is making this picture. */
export const isUnderWay = (companion: Pictured, slot: PictureSlot): boolean =>
  slot === 1 ? companion.portraitStatus === 'pending' : companion.generatingSlots.includes(slot)

export const generationsRemaining = ({
  imageGenerationCount,
}: Pick<Companion, 'imageGenerationCount'>): number => Math.max(0, maxExtraImages - imageGenerationCount)

type Counted = Pick<Companion, 'imageGenerationCount' | 'resting' | 'profileImageUrl'>
type Usage = CompanionImageUsage | undefined

/** What may be asked for. A further profile image waits until it is known that something pays for it. */
export const allowanceOf = (companion: Counted, usage: Usage): { profile: boolean; options: boolean } => {
  if (companion.resting) return { profile: false, options: false }
  const isPaid = usage === undefined ? null : usage.creditBreakdown.nextSource !== null
  return {
    profile: isPaid ?? companion.profileImageUrl === null,
    options: generationsRemaining(companion) > 0 && isPaid !== false,
  }
}

/** What is said below the pictures: the options that remain, and what pays for them. */
export const noteOf = (of: {
  companion: Counted
  name: string
  usage: Usage
}): { remaining: string; credits: string | null } => {
  const { companion, name, usage } = of
  const left = generationsRemaining(companion)
  const remaining = left === 0 ? texts.limit : texts.remaining(left)
  if (companion.resting) return { remaining, credits: texts.resting(name) }
  if (usage === undefined) return { remaining, credits: null }
  const { nextSource, freeSetupRemaining } = usage.creditBreakdown
  if (nextSource === null) return { remaining, credits: texts.creditsSpent(name) }
  return { remaining, credits: texts.creditsLeft(freeSetupRemaining, name) }
}
