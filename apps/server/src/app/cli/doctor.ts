/** What an installation has and what is wrong with it, for its operator. */
import { parseArgs } from 'node:util'
import { isProduction } from '../../platform/http/hosts.ts'
import { databaseReport } from '../../providers/database/report.ts'
import { openAuth } from '../auth.ts'
import type { Config } from '../config.ts'
import { openFoundation } from '../foundation.ts'
import { openOutside } from '../outside.ts'

type Line = { part: string; ok: boolean; says: string }

const deadline = 5_000

const asked = async (
  part: string,
  says: string,
  check: (signal: AbortSignal) => Promise<void>,
): Promise<Line> => {
  try {
    await check(AbortSignal.timeout(deadline))
    return { part, ok: true, says }
  } catch (error) {
    return { part, ok: false, says: `${says}: ${error instanceof Error ? error.message : String(error)}` }
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`

export const doctor = async (config: Config, argv: string[]): Promise<number> => {
  const { values } = parseArgs({ args: argv, options: { json: { type: 'boolean', default: false } } })
  await using closing = new AsyncDisposableStack()
  const notices: string[] = []
  const foundation = await openFoundation(
    {
      config,
      owner: 'command',
      onNotice: (text) => notices.push(text),
      onDatabaseLost: (error) => notices.push(error.message),
    },
    closing,
  )
  const outside = await openOutside(foundation, closing)
  const auth = await openAuth({ foundation, outside })
  closing.defer(() => auth.close())
  const report = await databaseReport(foundation.database)
  const production = isProduction(config.http)
  const lines: Line[] = [
    { part: 'node', ok: true, says: process.version },
    { part: 'data folder', ok: true, says: foundation.dataDir },
    {
      part: 'database',
      ok: true,
      says: `${report.driver} PostgreSQL ${report.version}, ${report.place}, ${megabytes(report.sizeBytes)}, migration ${report.migration}`,
    },
    await asked('accounts', auth.webConfig.kind, auth.check),
    await asked('storage', outside.storage.id, outside.storage.check),
    await asked('pictures', outside.images.id, outside.images.check),
    outside.mail
      ? await asked('mail', outside.mailSandbox ? 'sandbox' : outside.mail.id, outside.mail.check)
      : {
          part: 'mail',
          ok: true,
          says: 'none: accounts work unverified; SMTP_URL and MAIL_FROM switch it on',
        },
    {
      part: 'exposure',
      ok: !production || config.http.PUBLIC_ORIGIN !== null,
      says: !production
        ? 'this machine only'
        : (config.http.PUBLIC_ORIGIN ??
          'beyond this machine, but PUBLIC_ORIGIN is not set: other hosts are refused'),
    },
    ...notices.map((says) => ({ part: 'notice', ok: true, says })),
  ]
  console.log(
    values.json
      ? JSON.stringify(lines, null, 2)
      : lines.map(({ part, ok, says }) => `${ok ? 'ok   ' : 'WRONG'} ${part.padEnd(12)} ${says}`).join('\n'),
  )
  return lines.every(({ ok }) => ok) ? 0 : 1
}
