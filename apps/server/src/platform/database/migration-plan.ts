import { MigrationError } from './migration-error.ts'
import type { Migration } from './migrations-folder.ts'

export interface AppliedMigration {
  number: number
  name: string
  checksum: string
}

const label = (migration: { number: number; name: string }) =>
  `${String(migration.number).padStart(4, '0')}_${migration.name}`

/** Decides which migrations are still to run; throws MigrationError where history and files disagree. */
export function planMigrations(state: { files: Migration[]; applied: AppliedMigration[] }): Migration[] {
  const files = new Map(state.files.map((file) => [file.number, file]))
  for (const applied of state.applied) {
    const file = files.get(applied.number)
    if (!file) {
      throw new MigrationError(
        `The database already holds migration ${label(applied)}, which this program does not have: ` +
          'it was last used by a newer version. Start that version or a later one.',
      )
    }
    if (file.checksum !== applied.checksum || file.name !== applied.name) {
      throw new MigrationError(
        `Migration ${label(file)} was changed after it had run (then ${label(applied)}). ` +
          'Restore the file and put the change into a new migration.',
      )
    }
  }
  const newest = Math.max(0, ...state.applied.map((applied) => applied.number))
  const done = new Set(state.applied.map((applied) => applied.number))
  const pending = state.files.filter((file) => !done.has(file.number))
  const late = pending.find((file) => file.number < newest)
  if (late) {
    throw new MigrationError(
      `Migration ${label(late)} has not run, but a later one (number ${newest}) has. ` +
        `Migrations only go forward: give it a number above ${newest}.`,
    )
  }
  return pending
}
