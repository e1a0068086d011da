/** The same address with another database's name. */
export function withDatabase({ url, name }: { url: string; name: string }): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
