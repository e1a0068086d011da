import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import type { PaintAnswer, PaintJob } from './painter.messages.ts'
import { drawPortrait } from './portrait.ts'

const quality = 92

// Pixels live outside the collector's sight: without a word from here they would pile up for many pictures.
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

class Cancelled extends Error {}

const answer = (message: PaintAnswer, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer)

parentPort?.on('message', ({ id, request, cancelled }: PaintJob) => {
  const onProgress = (share: number) => {
    if (Atomics.load(cancelled, 0) === 1) throw new Cancelled('cancelled')
    answer({ id, kind: 'progress', share })
  }
  try {
    const { canvas } = drawPortrait(request, onProgress)
    // A copy of its own: Node's pooled buffers must not be handed over.
    const bytes = new Uint8Array(canvas.toBuffer('image/jpeg', quality))
    answer({ id, kind: 'done', bytes }, [bytes.buffer])
  } catch (error) {
    if (error instanceof Cancelled) answer({ id, kind: 'cancelled' })
    else answer({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
  // Pixels are let go in two steps, each after the loop has turned; a next message at once would starve them.
  setImmediate(() => {
    collect()
    setImmediate(() => answer({ kind: 'ready' }))
  })
})
