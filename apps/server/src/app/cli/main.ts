/** Commands of the operator: `everbond <command>`. */
import { ConfigError } from '../../platform/config/config.ts'
import { loadEnvironment } from '../../platform/config/environment.ts'
import { DatabaseStartError } from '../../providers/database/port.ts'
import { type Config, readConfig } from '../config.ts'

const help = `Everbond

  everbond serve               start the server; never builds the web
  everbond doctor [--json]     what this installation has, and what is wrong with it
  everbond users <verb> …      show, lock, unlock, add, reset-link, grant-tier, revoke-tier
  everbond help

Settings come from the environment or .env; .env.example lists them.
`

type Command = (config: Config, argv: string[]) => Promise<number>

const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('../serve.ts')).serve,
  doctor: async () => (await import('./doctor.ts')).doctor,
  users: async () => (await import('./run-users.ts')).runUsers,
}

/** Whether an error is the operator's to mend: then its text is all that helps. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DatabaseStartError ||
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** Answers the exit code: 0 done, 1 failed, 2 not understood. */
export const run = async ([name = 'help', ...argv]: string[]): Promise<number> => {
  const load = commands[name]
  if (!load) {
    const known = name === 'help' || name === '--help'
    ;(known ? console.log : console.error)(known ? help : `There is no command '${name}'.\n\n${help}`)
    return known ? 0 : 2
  }
  try {
    const config = readConfig(loadEnvironment())
    return await (await load())(config, argv)
  } catch (error) {
    if (!isForOperator(error)) throw error
    console.error(error.message)
    return 1
  }
}
