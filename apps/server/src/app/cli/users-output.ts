/** How the facts of `everbond users` are said: a line each, or JSON. */
import type { Facts } from './users-verbs.ts'

type AuditLine = { at: string; actor: string; action: string; reason: string }

const spoken = (value: unknown): string => {
  if (value === null || value === '') return '–'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const auditLine = ({ at, actor, action, reason }: AuditLine): string =>
  `  ${at}  ${actor}  ${action}  ${reason}`

export const say = (facts: Facts, { json }: { json: boolean }): string => {
  if (json) return `${JSON.stringify(facts, null, 2)}\n`
  const { audit, ...rest } = facts as Facts & { audit?: AuditLine[] }
  const width = Math.max(...Object.keys(rest).map((key) => key.length))
  const lines = Object.entries(rest).map(([key, value]) => `${key.padEnd(width)}  ${spoken(value)}`)
  if (audit && audit.length > 0) lines.push('', 'audit log, newest first', ...audit.map(auditLine))
  return `${lines.join('\n')}\n`
}

export const sayError = (message: string, { json }: { json: boolean }): string =>
  json ? `${JSON.stringify({ error: message })}\n` : `${message}\n`
