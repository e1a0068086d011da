import { defineConfig } from 'vitest/config'

/** One generous deadline for everything that waits: a busy machine is slow, not wrong. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 }

const elsewhere = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps/server,apps/sandbox,packages,scripts,tests}/**/*.test.ts'],
          exclude: [...elsewhere, '**/*.int.test.ts', '**/*.fault.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: elsewhere,
          ...patient,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{apps,packages,scripts,tests}/**/*.int.test.ts'],
          exclude: elsewhere,
          globalSetup: ['./scripts/test-cluster.ts'],
          // Each file holds its own database and connections, and the machine may be small.
          maxWorkers: 2,
          ...patient,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.fault.test.ts'],
          // Whole servers are killed and started here: one at a time, when nothing else runs.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
