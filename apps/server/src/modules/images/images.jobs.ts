import { defineJob } from '../../platform/jobs/jobs.ts'
import type { ImageKey } from './images.store.ts'

/** Renders one image that has been reserved. A try is bounded; how often it is tried is the image's own count. */
export const renderImageJob = defineJob<ImageKey>({
  name: 'images.render',
  expireInSeconds: 240,
  retryLimit: 2,
})

/** Wakes whoever deletes the files that were let go of; the table says which. */
export const discardFilesJob = defineJob<{ userId: string }>({
  name: 'images.discard',
  expireInSeconds: 120,
  retryLimit: 5,
})
