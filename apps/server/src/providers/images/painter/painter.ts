import { Worker } from 'node:worker_threads'
import {
  type ImageEngine,
  ImageEngineError,
  type ImageRequest,
  type RenderedImage,
  type RenderOptions,
} from '../port.ts'
import type { PaintAnswer, PaintJob } from './painter.messages.ts'

type Pending = {
  job: PaintJob
  onProgress: ((share: number) => void) | undefined
  settle: (result: { bytes: Uint8Array } | { error: unknown }) => void
}

type PainterOptions = {
  /** Milliseconds without work after which the worker and its memory are given back. */
  idleMs?: number
  /** The worker's program; another one only in tests. */
  workerUrl?: URL
}

const sizes = { least: 64, most: 2048 }

/**
 * The built-in engine: paints illustrated portraits in one worker thread, one after the other.
 * The worker starts with the first picture and ends when nothing was asked for a while. Everybody
 * painted is an adult and dressed, whatever the texts say. Specification, companions § 6.
 */
export const createPainter = ({
  idleMs = 20_000,
  workerUrl = new URL('./painter.worker.ts', import.meta.url),
}: PainterOptions = {}): ImageEngine => {
  const waiting: Pending[] = []
  let worker: Worker | null = null
  let current: Pending | null = null
  /** The worker has answered and clears up. */
  let clearing = false
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let closed = false

  const finish = (pending: Pending, result: Parameters<Pending['settle']>[0]) => {
    if (current === pending) current = null
    pending.settle(result)
    next()
  }

  const onAnswer = (message: PaintAnswer) => {
    if (message.kind === 'ready') {
      clearing = false
      next()
      return
    }
    if (message.kind !== 'progress') clearing = true
    const pending = current
    if (!pending || pending.job.id !== message.id) return
    if (message.kind === 'progress') pending.onProgress?.(message.share)
    else if (message.kind === 'done') finish(pending, { bytes: message.bytes })
    else if (message.kind === 'cancelled') finish(pending, { error: new Error('cancelled') })
    else
      finish(pending, {
        error: new ImageEngineError(`The painter failed: ${message.message}`, { retryable: false }),
      })
  }

  const start = () => {
    const started = new Worker(workerUrl, {
      name: 'painter',
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    })
    const lost = (cause: unknown) => {
      if (worker !== started) return
      worker = null
      clearing = false
      const error = new ImageEngineError('The painter stopped while it painted', { retryable: true, cause })
      if (current) finish(current, { error })
      else next()
    }
    started.on('message', onAnswer)
    started.on('error', lost)
    started.on('exit', (code) => lost(new Error(`exit code ${code}`)))
    return started
  }

  const stop = async () => {
    const stopped = worker
    worker = null
    clearing = false
    await stopped?.terminate()
  }

  const next = () => {
    if (current || clearing) return
    current = waiting.shift() ?? null
    clearTimeout(idle)
    if (current) {
      worker ??= start()
      worker.ref()
      worker.postMessage(current.job)
    } else if (worker) {
      // An idle worker keeps no process alive.
      worker.unref()
      idle = setTimeout(() => void stop(), idleMs)
      idle.unref()
    }
  }

  const render = (request: ImageRequest, { signal, onProgress }: RenderOptions): Promise<RenderedImage> =>
    new Promise((resolve, reject) => {
      if (closed) throw new ImageEngineError('The painter is closed', { retryable: false })
      signal.throwIfAborted()
      for (const length of [request.width, request.height])
        if (!Number.isInteger(length) || length < sizes.least || length > sizes.most)
          throw new ImageEngineError(`The painter cannot paint ${request.width} × ${request.height}`, {
            retryable: false,
          })
      const cancelled = new Int32Array(new SharedArrayBuffer(4))
      const pending: Pending = {
        job: { id: ++lastId, request, cancelled },
        onProgress,
        settle: (result) => {
          signal.removeEventListener('abort', onAbort)
          if ('error' in result) reject(result.error)
          else
            resolve({
              bytes: result.bytes,
              contentType: 'image/jpeg',
              width: request.width,
              height: request.height,
            })
        },
      }
      const onAbort = () => {
        // The worker gives up at its next step; whoever asked need not wait for that.
        Atomics.store(cancelled, 0, 1)
        const place = waiting.indexOf(pending)
        if (place >= 0) waiting.splice(place, 1)
        pending.onProgress = undefined
        reject(signal.reason)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      waiting.push(pending)
      next()
    })

  return {
    id: 'painter',
    kind: 'illustration',
    canNsfw: false,
    render,
    check: async (signal) => {
      signal.throwIfAborted()
      if (closed) throw new ImageEngineError('The painter is closed', { retryable: false })
    },
    close: async () => {
      closed = true
      clearTimeout(idle)
      const error = new ImageEngineError('The painter was closed', { retryable: true })
      for (const pending of waiting.splice(0)) pending.settle({ error })
      const running = current
      current = null
      running?.settle({ error })
      await stop()
    },
  }
}
