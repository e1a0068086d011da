import { type CompanionImageUsage, imageIdOf, maxExtraImages, routes } from '@everbond/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { answer, type BinaryAnswer, type RouteHandler } from '../../platform/http/handler.ts'
import { isId } from '../../platform/ids.ts'
import { resizeJpeg } from '../../providers/images/resize.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { getCompanion } from '../companions/index.ts'
import { readCompanionCredits } from '../credits/index.ts'
import { readEntitlement } from '../plans/index.ts'
import { readImageUsage } from '../usage/index.ts'
import { type GenerateDeps, generateImage } from './generate-image.usecases.ts'
import { readImage } from './images.store.ts'
import { setProfileImage } from './pictures.usecases.ts'
import { isSigned, signedPath } from './signed-address.rules.ts'

export type ImageRouteDeps = GenerateDeps & {
  clock: Clock
  db: Database
  storage: Storage
  /** Signs addresses. */
  secret: string
  readTrialSpent: (userId: string) => Promise<number>
}

/** Whether an id could be one of ours; the database breaks on some texts, such as a NUL. */
const isImageName = (id: string): boolean => /^[\w.-]+$/.test(id)

const bytesOf = async (
  { db, storage }: Pick<ImageRouteDeps, 'db' | 'storage'>,
  { userId, id, width }: { userId: string; id: string; width?: number },
): Promise<BinaryAnswer> => {
  const couldBe = isId(userId) && isImageName(id)
  const row = couldBe ? await readImage(db, { userId, id: imageIdOf(id) }) : undefined
  const file = row?.state === 'ready' && row.storageKey !== null ? await storage.get(row.storageKey) : null
  if (!row || !file) throw new AppError('image.not_found')
  const body = width === undefined ? file.body : await resizeJpeg(file.body, { from: row.width ?? 0, width })
  return { body, contentType: file.contentType, headers: { 'content-disposition': 'inline' } }
}

const readUsage = async (
  deps: ImageRouteDeps,
  { userId, companionId }: { userId: string; companionId: string },
): Promise<CompanionImageUsage> => {
  const companion = await getCompanion(deps, { userId, id: companionId })
  const { tier } = await readEntitlement(deps.db, userId)
  const usage = await readImageUsage(deps, userId)
  return {
    dailyLimit: usage.limit,
    dailyCount: usage.count,
    monthlyLimit: usage.limit,
    monthlyCount: usage.count,
    tier: tier.key,
    userId,
    generationsRemaining: Math.max(0, maxExtraImages - companion.imageGenerationCount),
    creditBreakdown: await readCompanionCredits(deps.db, { userId, companionId: companion.id }),
  }
}

const slots = [1, 2, 3] as const

export const imageRoutes = (deps: ImageRouteDeps): RouteHandler[] => [
  answer(routes.getSecureImage, ({ caller, params, query }) =>
    bytesOf(deps, {
      userId: caller.userId,
      id: params.imageId,
      ...(query.w === undefined ? {} : { width: Number(query.w) }),
    }),
  ),
  answer(routes.getImageAddress, async ({ caller, params, query }) => {
    const { userId } = caller
    const companion = await getCompanion(deps, { userId, id: params.id })
    const held = { 1: companion.profileImageUrl, 2: companion.imageSlot2, 3: companion.imageSlot3 }
    const imageId = held[(query.slot ?? '1') as '1']
    if (!imageId) throw new AppError('image.not_found')
    return { url: signedPath({ userId, imageId, now: deps.clock.now() }, deps.secret) }
  }),
  answer(routes.getSignedImage, async ({ params, query }) => {
    const address = { userId: query.user, imageId: params.imageId, expires: Number(query.expires) }
    const { signature } = query
    if (!isSigned({ ...address, signature, now: deps.clock.now() }, deps.secret))
      throw new AppError('image.not_found')
    return bytesOf(deps, { userId: address.userId, id: address.imageId })
  }),
  answer(routes.generateCompanionImage, ({ caller, body, signal }) =>
    generateImage(deps, {
      userId: caller.userId,
      companionId: body.companionId,
      slot: slots[body.slotIndex],
      changes: body.formData ?? null,
      signal,
    }),
  ),
  answer(routes.generateProfileImage, ({ caller, params, signal }) =>
    generateImage(deps, { userId: caller.userId, companionId: params.id, slot: 1, signal }),
  ),
  answer(routes.generateSlotImage, ({ caller, params, body, signal }) =>
    generateImage(deps, { userId: caller.userId, companionId: params.id, slot: body.slot, signal }),
  ),
  answer(routes.setProfileImage, ({ caller, params, body }) =>
    setProfileImage(deps, { userId: caller.userId, companionId: params.id, slot: body.slot }),
  ),
  answer(routes.getCompanionImageUsage, ({ caller, params }) =>
    readUsage(deps, { userId: caller.userId, companionId: params.companionId }),
  ),
]
