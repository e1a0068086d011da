import { execFileSync } from 'node:child_process'
import { DatabaseStartError } from '../port.ts'

/** The account that PostgreSQL's processes run as; null means the account of this process. */
export interface Account {
  uid: number
  gid: number
}

export const SYSTEM_USER = 'everbond'

export const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root: finds its own system user, or makes it. */
export function systemAccount(): Account {
  const existing = lookUp()
  if (existing) return existing
  try {
    execFileSync(
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/usr/sbin/nologin',
        SYSTEM_USER,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
  } catch (cause) {
    // Two servers that start together both try; the slower one finds the user made.
    const made = lookUp()
    if (made) return made
    throw new DatabaseStartError(
      `PostgreSQL does not run as root, and a system user named ${SYSTEM_USER} could not be made. ` +
        'Start as an ordinary user, make that user by hand, or set DATABASE_URL.',
      { cause },
    )
  }
  const made = lookUp()
  if (made) return made
  throw new DatabaseStartError(`The system user ${SYSTEM_USER} was made but cannot be found.`)
}

function lookUp(): Account | null {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, SYSTEM_USER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    // `id` ends with 1 where there is no such user.
    return null
  }
}
