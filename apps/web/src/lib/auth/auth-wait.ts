/** Requests wait until it is known who is signed in (platform §§ 7, 9). */
import { timing } from '@everbond/contract'

export const needsAuthWait = (path: string): boolean =>
  path.includes('/api/') && !path.includes('/api/public/')

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks every 100 ms, for 5 s at most; then the request goes out as it is. */
export const waitForAuth = async ({
  isReady,
  sleep = pause,
}: {
  isReady: () => boolean
  sleep?: (ms: number) => Promise<void>
}): Promise<void> => {
  for (let waited = 0; !isReady() && waited < timing.auth.waitTimeout; waited += timing.auth.waitStep) {
    await sleep(timing.auth.waitStep)
  }
}
