import { type ErrorCode, errorCatalogue } from '@everbond/contract'

/** A refusal in the contract's form; `message` stands for the library's client, which looks for it. */
export const refusal = (code: ErrorCode, headers: Record<string, string> = {}): Response => {
  const { status, text } = errorCatalogue[code]
  return Response.json({ error: text, message: text, code }, { status, headers })
}
