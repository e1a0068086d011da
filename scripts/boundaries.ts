/** Fails where code breaks the house's floors, its order of modules or its rules for files. */
import { findViolations } from './boundaries/rules.ts'
import { readSources } from './boundaries/sources.ts'
import { ROOT } from './tools.ts'

const sources = readSources(ROOT)
const violations = findViolations(sources)
for (const { path, line, message } of violations) console.error(`${path}:${line}: ${message}`)
console.log(`${sources.length} files, ${violations.length} breaches of the boundaries`)
process.exitCode = violations.length === 0 ? 0 : 1
