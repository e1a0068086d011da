/** The one entry: `serve`, or a command of the operator's. */
import { run } from './app/cli/main.ts'

process.exitCode = await run(process.argv.slice(2))
