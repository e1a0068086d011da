/** Finds a Chromium in the order of docs/architecture.md; the first that is there is taken. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ROOT } from './server.ts'

export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const APT = '/usr/bin/apt-get'

const isRoot = () => process.getuid?.() === 0

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const plain = (executablePath: string): Browser => ({
  executablePath,
  args: isRoot() ? ['--no-sandbox'] : [],
  env: {},
})

const fromEnvironment = (): Browser | null => (process.env.CHROMIUM ? plain(process.env.CHROMIUM) : null)

const installed = (): Browser | null => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC]
  const found = candidates.find(isProgram)
  return found ? plain(found) : null
}

const playwrights = (): Browser | null => {
  const path = chromium.executablePath()
  return existsSync(path) ? plain(path) : null
}

/** A Chromium that npm brings; built for one cloud's machines, so it needs to be told where its libraries are. */
const fromNpm = async (): Promise<Browser | null> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  const env = { LD_LIBRARY_PATH: '/tmp/al2023/lib', FONTCONFIG_PATH: '/tmp/fonts' }
  const browser = { ...plain(executablePath), args: ['--no-sandbox', '--headless=shell'], env }
  return starts(browser) ? browser : null
}

const starts = ({ executablePath, env }: Browser): boolean => {
  try {
    execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isDebian = () => existsSync('/etc/debian_version') && isProgram(APT)

const fromDebian = (): Browser | null => {
  if (!isRoot() || !isDebian()) return null
  try {
    execFileSync(APT, ['update'], { stdio: 'inherit' })
    execFileSync(APT, ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
  } catch (error) {
    console.error(`Chromium could not be installed by apt-get: ${String(error)}`)
    return null
  }
  return installed()
}

const downloaded = (): Browser | null => {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js')
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium-headless-shell', 'chromium'], {
      stdio: 'inherit',
    })
  } catch (error) {
    console.error(`Playwright could not download Chromium: ${String(error)}`)
  }
  return playwrights()
}

export const findBrowser = async (): Promise<Browser> => {
  const ways = [fromEnvironment, installed, playwrights, fromNpm, fromDebian, downloaded]
  for (const way of ways) {
    const browser = await way()
    if (browser) return browser
  }
  throw new Error('No Chromium was found or could be installed: set CHROMIUM to the path of one.')
}
