/** The one place that writes to the browser's console. */
export const log = {
  warn: (message: string, cause?: unknown): void => {
    console.warn(`[everbond] ${message}`, ...(cause === undefined ? [] : [cause]))
  },
  error: (message: string, cause?: unknown): void => {
    console.error(`[everbond] ${message}`, ...(cause === undefined ? [] : [cause]))
  },
}
