/** Long enough for any browser to have begun. */
const release = 60_000

/** Hands bytes to the browser as a download. */
export const saveFile = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), release)
}
