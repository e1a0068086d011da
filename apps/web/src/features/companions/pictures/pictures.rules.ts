/** What a generation's answer or failure means, and what a slot may do (companions §§ 4, 5, 8; decisions 17, 20). */
import { ApiError, type Companion, maxExtraImages } from '@everbond/contract'
import type { PictureSlot } from '../generation.rules.ts'
import { toasts } from './texts.ts'

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
