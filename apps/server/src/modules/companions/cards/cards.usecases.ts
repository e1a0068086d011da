import {
  type CardFormat,
  type CardPreview,
  type CardSpec,
  type CardUpload,
  cardFileName,
} from '@everbond/contract'
import type { BinaryAnswer } from '../../../platform/http/handler.ts'
import { plainFrame, toPng } from '../../../providers/images/png.ts'
import { readEntitlement } from '../../plans/index.ts'
import { type CompanionDeps, getCompanion } from '../companions.usecases.ts'
import { cardOf } from './export.rules.ts'
import { withCard } from './png-card.ts'
import { previewOf } from './preview.rules.ts'
import { readCard } from './read-card.ts'

export type CardDeps = CompanionDeps & {
  /** The file of one of the user's images; null where there is none. Images stand above companions. */
  readPicture: (key: { userId: string; id: string }) => Promise<Uint8Array | null>
}

/** Reads a card and says what it would become. Nothing is saved. */
export const previewCard = async (
  { db, clock }: CardDeps,
  { userId, upload }: { userId: string; upload: CardUpload },
): Promise<CardPreview> => {
  const card = readCard(upload)
  const { tier } = await readEntitlement(db, userId)
  return previewOf(card, { tier, now: clock.now(), hasPicture: upload.kind === 'png' })
}

/** Quotes and letters beyond ASCII travel in the second form of the name. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** A companion as a file. Throws `companion.not_found`. */
export const exportCard = async (
  deps: CardDeps,
  { userId, id, format, spec }: { userId: string; id: string; format: CardFormat; spec: CardSpec },
): Promise<BinaryAnswer> => {
  const companion = await getCompanion(deps, { userId, id })
  const headers = {
    'content-disposition': disposition(cardFileName({ name: companion.name, format })),
  }
  if (format === 'json') {
    const body = Buffer.from(JSON.stringify(cardOf(companion, spec), null, 2))
    return { body, contentType: 'application/json; charset=utf-8', headers }
  }
  const imageId = companion.profileImageUrl
  const picture = imageId === null ? null : await deps.readPicture({ userId, id: imageId })
  const png = picture === null ? await plainFrame() : await toPng(picture)
  const body = withCard(png, { v2: cardOf(companion, 'v2'), v3: cardOf(companion, 'v3') })
  return { body, contentType: 'image/png', headers }
}
