import { finalCloseCodes } from '@everbond/contract'

/** Whether a closed socket is opened again (companions § 4). */
export const shouldReconnect = ({ code, isSignedIn }: { code: number; isSignedIn: boolean }): boolean =>
  isSignedIn && !finalCloseCodes.includes(code)
