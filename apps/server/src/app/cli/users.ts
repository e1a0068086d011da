/** `everbond users …`: what an operator can do to an account, each change with a reason (decision 36). */
import { AccountRefusedError } from '../../providers/auth/port.ts'
import { readUsersInput, UsageError, usersHelp, wantsJson } from './users-input.ts'
import { say, sayError } from './users-output.ts'
import { CannotError, runVerb, type UsersDeps } from './users-verbs.ts'

export type { UsersDeps } from './users-verbs.ts'

/** 0: done. 1: it cannot be done. 2: not understood. */
export type CommandResult = { exitCode: 0 | 1 | 2; output: string }

export const usersCommand = async (deps: UsersDeps, argv: string[]): Promise<CommandResult> => {
  const json = wantsJson(argv)
  try {
    const input = readUsersInput(argv)
    if (!input) return { exitCode: 0, output: usersHelp }
    return { exitCode: 0, output: say(await runVerb(deps, input), { json }) }
  } catch (error) {
    if (error instanceof UsageError)
      return {
        exitCode: 2,
        output: json ? sayError(error.message, { json }) : `${error.message}\n\n${usersHelp}`,
      }
    if (error instanceof CannotError || error instanceof AccountRefusedError)
      return { exitCode: 1, output: sayError(error.message, { json }) }
    throw error
  }
}
