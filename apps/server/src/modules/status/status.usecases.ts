/** Whether the system works (platform §§ 2, 3; decision 34). */
import type { SystemStatus } from '@everbond/contract'
import type { Clock } from '../../platform/clock.ts'

/** One part that can be asked. `essential`: without it nothing works. */
export type Check = {
  name: string
  essential: boolean
  /** Resolves when the part works; throws otherwise. */
  run: (signal: AbortSignal) => Promise<void>
  /** Said beside the part, such as which driver it is. */
  detail?: string
}

const maxAge = 60_000
const deadline = 3_000

type Result = { ok: boolean; ms: number; at: number }

const ask = async (check: Check, clock: Clock): Promise<Result> => {
  const started = performance.now()
  const done = (ok: boolean): Result => ({ ok, ms: performance.now() - started, at: clock.now().getTime() })
  const signal = AbortSignal.timeout(deadline)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([check.run(signal), late]).then(
    () => done(true),
    () => done(false),
  )
}

/** Answers the state from checks that are at most 60 s old; essential parts are asked each time. */
export const createStatus = ({ checks, clock }: { checks: readonly Check[]; clock: Clock }) => {
  const known = new Map<string, Result>()

  const resultOf = async (check: Check): Promise<Result> => {
    const last = known.get(check.name)
    if (!check.essential && last?.ok && clock.now().getTime() - last.at < maxAge) return last
    const result = await ask(check, clock)
    known.set(check.name, result)
    return result
  }

  return async (): Promise<SystemStatus> => {
    const results = await Promise.all(checks.map(async (check) => ({ check, result: await resultOf(check) })))
    const failed = results.filter(({ result }) => !result.ok)
    const essential = results.find(({ check }) => check.essential)
    return {
      status:
        failed.length === 0 ? 'ok' : failed.some(({ check }) => check.essential) ? 'offline' : 'degraded',
      latencyMs: essential?.result.ok ? Math.round(essential.result.ms * 10) / 10 : null,
      components: Object.fromEntries(
        results.map(({ check, result }) => [
          check.name,
          {
            status: result.ok
              ? ('ok' as const)
              : check.essential
                ? ('offline' as const)
                : ('degraded' as const),
            ...(check.detail === undefined ? {} : { detail: check.detail }),
          },
        ]),
      ),
    }
  }
}
