import { AuthUnavailableError } from '../port.ts'

const timeoutMs = 4000

/** Asks an issuer for JSON; throws `AuthUnavailableError` for anything but an OK answer that holds an object. */
export const fetchJson = async (
  url: string,
  options: { method?: 'GET' | 'POST'; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<unknown> => {
  const { method = 'GET', headers = {}, signal } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) throw new Error(`It answered ${response.status}.`)
    return await response.json()
  } catch (error) {
    throw new AuthUnavailableError(`${new URL(url).host} did not answer as it should.`, { cause: error })
  }
}
