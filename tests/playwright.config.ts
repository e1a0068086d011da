import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/browser.ts'
import { desktop, phone } from './support/screens.ts'

const { executablePath, args, env } = await findBrowser()

/** Screens and the journey are seen at both sizes and in both themes; the rest is told once. */
const looks = /(journey|screens)\.spec\.ts$/

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/browser',
  // Every worker runs a server and a browser of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop-dark', use: { ...desktop, colorScheme: 'dark' } },
    { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' }, testMatch: looks },
    { name: 'desktop-light', use: { ...desktop, colorScheme: 'light' }, testMatch: looks },
    { name: 'phone-light', use: { ...phone, colorScheme: 'light' }, testMatch: looks },
  ],
})
