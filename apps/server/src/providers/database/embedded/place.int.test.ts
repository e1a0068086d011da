import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './embedded.database.ts'
import { findHome, SHARED_FOLDER } from './place.ts'
import { canEnter } from './reach.ts'
import { isRoot, systemAccount } from './system-user.ts'
import { dataFolder, query } from './testing/embedded-fixtures.ts'

/** A data folder inside a home that only its owner may enter. */
function inClosedHome(): string {
  const home = dataFolder()
  chmodSync(home, 0o700)
  return join(home, 'data')
}

test('a database lives in its data folder, closed to other users', () => {
  const dataDir = join(dataFolder(), 'data')
  const home = findHome(dataDir)
  expect(home).toBe(join(dataDir, 'postgres'))
  expect(statSync(dataDir).mode & 0o066).toBe(0)
})

// Only root changes accounts; for everybody else the rest of this file has no meaning.
if (isRoot()) {
  test('root under a closed home: the database lives in the shared folder, and is found there again', async () => {
    const dataDir = inClosedHome()
    const first = await startEmbedded({ dataDir })
    const cluster = first.place.replace(/, as user id .*/, '')
    onTestFinished(() => rmSync(dirname(cluster), { recursive: true }))
    expect(first.place).toMatch(
      new RegExp(`^${SHARED_FOLDER}/[0-9a-f]{12}/cluster, as user id ${systemAccount().uid}$`),
    )
    await query(first.url, `create table pets as select 'Rex' as name`)
    await first.close()
    const second = await startEmbedded({ dataDir })
    onTestFinished(() => second.close())
    expect(second.place).toBe(first.place)
    expect(await query(second.url, 'select name from pets')).toEqual([{ name: 'Rex' }])
  })

  test('a data folder made anew does not meet the database of the one before', () => {
    const dataDir = inClosedHome()
    const before = findHome(dataDir)
    rmSync(dataDir, { recursive: true })
    const after = findHome(dataDir)
    onTestFinished(() => [before, after].forEach((home) => void rmSync(home, { recursive: true })))
    expect(after).not.toBe(before)
    expect(existsSync(before)).toBe(true)
  })

  test('a database that its user made is run as that user when root starts it', async () => {
    const dataDir = dataFolder()
    const folder = join(dataDir, 'postgres')
    const first = await startEmbedded({ dataDir })
    await first.close()
    const user = { uid: 54_321, gid: 54_321 }
    chownAll({ folder: join(folder, 'cluster'), user })
    const second = await startEmbedded({ dataDir })
    onTestFinished(() => second.close())
    expect(second.place).toContain('as user id 54321')
  })

  test('a folder above that nobody may enter keeps the account out', () => {
    const dataDir = inClosedHome()
    mkdirSync(dataDir)
    expect(canEnter({ path: dataDir, account: systemAccount() })).toBe(false)
    chmodSync(dirname(dataDir), 0o711)
    expect(canEnter({ path: dataDir, account: systemAccount() })).toBe(true)
  })
}

// A repository under a closed home keeps the other user from running the program at all.
if (isRoot() && [process.execPath, import.meta.dirname].every(isOpen)) {
  test('an ordinary user on a folder that root started is told whose it is', async () => {
    const dataDir = dataFolder()
    mkdirSync(join(dataDir, 'postgres'))
    const program = `import { findHome } from '${join(import.meta.dirname, 'place.ts')}'; findHome('${dataDir}')`
    const options = { ...systemAccount(), cwd: '/', encoding: 'utf8' } as const
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], options)
    expect(stderr).toMatch(/postgres belongs to another user .*choose another DATA_DIR/)
  })
}

function isOpen(path: string): boolean {
  return canEnter({ path: dirname(path), account: systemAccount() })
}

function chownAll({ folder, user }: { folder: string; user: { uid: number; gid: number } }) {
  chownSync(folder, user.uid, user.gid)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, entry), user.uid, user.gid)
  }
}
