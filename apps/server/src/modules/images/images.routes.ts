import { imageIdOf, routes } from '@everbond/contract'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { answer, type RouteHandler } from '../../platform/http/handler.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { readImage } from './images.store.ts'

/** Whether an id could be one of ours; the database is not asked for anything else. */
const isImageName = (id: string): boolean => /^[\w-]+$/.test(id)

export const imageRoutes = ({ db, storage }: { db: Database; storage: Storage }): RouteHandler[] => [
  answer(routes.getSecureImage, async ({ caller, params }) => {
    const id = imageIdOf(params.imageId)
    const row = isImageName(id) ? await readImage(db, { userId: caller.userId, id }) : undefined
    const file = row?.state === 'ready' && row.storageKey !== null ? await storage.get(row.storageKey) : null
    if (!row || !file) throw new AppError('image.not_found')
    return {
      body: file.body,
      contentType: row.contentType ?? 'image/jpeg',
      headers: {
        'content-length': String(file.size),
        'content-disposition': 'inline',
        // What made it: the details of a picture say so.
        'x-image-kind': row.engineKind ?? 'illustration',
      },
    }
  }),
]
