/** How long a portrait takes in its worker, and whether the server answers meanwhile. `--images=12` */
import { createHash } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { routes } from '@everbond/contract'
import { createPainter } from '../../apps/server/src/providers/images/painter/painter.ts'
import { type ImageRequest, imageStyles } from '../../apps/server/src/providers/images/port.ts'
import { newDataDir, removeDataDir } from '../support/data-dir.ts'
import { signUp } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { median, option, quantile, report } from './report.ts'

const images = option('images', 12)
const looks = [
  { hairDescription: 'long black hair, loose', clothingStyle: 'dark red knitwear', age: 24 },
  { hairDescription: 'grey, cut short', clothingStyle: 'linen shirt', age: 61 },
  { hairDescription: 'curly copper hair', clothingStyle: 'green dress', age: 38 },
]

const requestOf = (n: number): ImageRequest => ({
  identity: `companion ${n}`,
  variation: `image ${n}`,
  style: imageStyles[n % imageStyles.length] ?? 'realistic',
  prompt: '',
  nsfw: false,
  width: 512,
  height: 728,
  appearance: {
    name: 'Mara',
    description: 'A botanist who keeps a night garden on a roof.',
    age: 30,
    skinTone: 'medium',
    bodyDescription: null,
    hairDescription: null,
    eyesDescription: 'grey',
    clothingStyle: null,
    specialFeatures: null,
    vibeEnergy: 'late evening',
    ...looks[n % looks.length],
  },
})

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const painter = createPainter()
const paint = (n: number) =>
  timed(() => painter.render(requestOf(n), { signal: new AbortController().signal }))
const first = await paint(0)
const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
const times: number[] = []
for (let n = 1; n <= images; n += 1) times.push(await paint(n))
loop.disable()
await painter.close()

/** How long `/healthz` takes, asked without a pause while `work` lasts. */
const answersDuring = async (origin: string, work: () => Promise<unknown>): Promise<number[]> => {
  let isOver = false
  const answers: number[] = []
  const done = work().finally(() => {
    isOver = true
  })
  while (!isOver) answers.push(await timed(async () => (await fetch(`${origin}/healthz`)).text()))
  await done
  return answers
}

const dataDir = newDataDir()
const server = await startServer({ dataDir, env: { DEFAULT_TIER: 'premium' } })
const person = await signUp(server.origin)
const createAndWait = async () => {
  const { id } = await person.call(routes.createCompanion, {
    body: { name: 'Mara', description: 'A botanist.' },
  })
  for (;;) {
    const { portraitStatus } = await person.call(routes.getCompanion, { params: { id } })
    if (portraitStatus === 'ready') return
  }
}
await createAndWait()
const busy: number[] = []
for (let n = 0; n < 3; n += 1) busy.push(...(await answersDuring(server.origin, createAndWait)))
await server.stop()
await removeDataDir(dataDir)

const referenceMs = median(
  await Promise.all(
    Array.from({ length: 5 }, () =>
      timed(async () =>
        createHash('sha256')
          .update(Buffer.alloc(64 * 2 ** 20))
          .digest(),
      ),
    ),
  ),
)
const milliseconds = (nanoseconds: number) => nanoseconds / 1e6
report(
  [
    { name: 'the first image, with the start of the worker', value: first, unit: 'ms' },
    { name: `an image, median of ${images}`, value: median(times), unit: 'ms', target: 1000 },
    { name: 'an image, slowest', value: Math.max(...times), unit: 'ms' },
    {
      name: 'event loop blocked at most, while painting',
      value: milliseconds(loop.max),
      unit: 'ms',
      target: 50,
    },
    { name: 'event loop blocked, 99th percentile', value: milliseconds(loop.percentile(99)), unit: 'ms' },
    { name: "server's answer while it paints, 99th percentile", value: quantile(busy, 0.99), unit: 'ms' },
    { name: "server's answer while it paints, slowest", value: Math.max(...busy), unit: 'ms' },
  ],
  { name: `hashing 64 MB (${Math.round(referenceMs)} ms)`, value: referenceMs },
)
