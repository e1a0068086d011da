import type { ImageRequest } from '../port.ts'

/** What the engine and its worker say to each other. */
export type PaintJob = {
  id: number
  request: ImageRequest
  /** One shared cell; 1 asks the worker to give up at its next step. */
  cancelled: Int32Array
}

export type PaintAnswer =
  | { id: number; kind: 'progress'; share: number }
  | { id: number; kind: 'done'; bytes: Uint8Array }
  | { id: number; kind: 'failed'; message: string }
  | { id: number; kind: 'cancelled' }
  /** After each of the above but progress: memory is handed back, the next job may come. */
  | { kind: 'ready' }
