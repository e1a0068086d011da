/** HTML from templates: whatever is put in is escaped, unless it is itself made of such a template. */

const brand = Symbol('html')

export type SafeHtml = { readonly [brand]: true; toString: () => string }

export type Insertable = string | number | SafeHtml | readonly Insertable[] | null

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const isSafe = (value: object): value is SafeHtml => brand in value

const rendered = (value: Insertable): string => {
  if (value === null) return ''
  if (typeof value !== 'object') return escapeHtml(String(value))
  return isSafe(value) ? value.toString() : value.map(rendered).join('')
}

/** Text that is HTML already and holds nothing that a visitor wrote. */
export const trusted = (text: string): SafeHtml => ({ [brand]: true, toString: () => text })

/** Tag of a template; null prints nothing, a list prints its entries. */
export const html = (parts: TemplateStringsArray, ...values: Insertable[]): SafeHtml => {
  return trusted(parts.reduce((before, part, index) => before + rendered(values[index - 1] ?? null) + part))
}
