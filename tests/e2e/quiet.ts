/** Listens to a page for errors of the console, of scripts and of the network. */
import type { BrowserContext, Page } from '@playwright/test'

export class Quiet {
  readonly #problems: string[] = []
  readonly #expected: RegExp[] = []
  #isPaused = false

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.#watchPage(page))
  }

  /** From here on these are part of what the test is about. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** While the server is away nothing can be quiet. */
  async during(work: () => Promise<void>): Promise<void> {
    this.#isPaused = true
    await work()
    this.#isPaused = false
  }

  /** What was heard and not expected. */
  get problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
  }

  #add(problem: string): void {
    if (!this.#isPaused) this.#problems.push(problem)
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#add(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#add(`script: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // What a page was still loading when it was left is given up by the browser.
      if (reason !== 'net::ERR_ABORTED') this.#add(`request: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) this.#add(`answer: ${response.status()} ${response.url()}`)
    })
  }
}
