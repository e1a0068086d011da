import type { Clock } from './clock.ts'

export type ExpiringCacheOptions = { clock: Clock; lifeMs: number; maxEntries: number }

type Entry<Value> = { value: Value; until: number }
type Flight<Value> = { promise: Promise<Value> }

/**
 * Keeps what a loader found for a bounded time, counted from the moment the loader was asked. Callers that ask for
 * the same key together share one load. A key forgotten while its load is under way keeps nothing of that load.
 */
export class ExpiringCache<Value> {
  readonly #options: ExpiringCacheOptions
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #flights = new Map<string, Flight<Value>>()

  constructor(options: ExpiringCacheOptions) {
    this.#options = options
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (this.#options.clock.now().getTime() >= entry.until) return undefined
    // The order of a map is that of insertion: what was just used goes to the end, what is oldest is dropped first.
    this.#entries.set(key, entry)
    return entry.value
  }

  /** `until` (milliseconds since 1970) may only shorten the life. */
  set(key: string, value: Value, until = Number.POSITIVE_INFINITY): void {
    this.#keep(key, value, Math.min(until, this.#options.clock.now().getTime() + this.#options.lifeMs))
  }

  async load(key: string, loader: () => Promise<Value>): Promise<Value> {
    const kept = this.get(key)
    if (kept !== undefined) return kept
    const running = this.#flights.get(key)
    if (running) return running.promise
    const until = this.#options.clock.now().getTime() + this.#options.lifeMs
    const flight: Flight<Value> = { promise: loader() }
    this.#flights.set(key, flight)
    try {
      const value = await flight.promise
      if (this.#flights.get(key) === flight) this.#keep(key, value, until)
      return value
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
  }

  forget(key: string): void {
    this.#entries.delete(key)
    this.#flights.delete(key)
  }

  /** Forgets what the test says. A load under way has no value yet to test: it is forgotten always. */
  forgetWhere(test: (value: Value, key: string) => boolean): void {
    this.#flights.clear()
    for (const [key, { value }] of this.#entries) if (test(value, key)) this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#flights.clear()
  }

  #keep(key: string, value: Value, until: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, until })
    if (this.#entries.size <= this.#options.maxEntries) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}
