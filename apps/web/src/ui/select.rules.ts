export interface SelectOption {
  value: string
  label: string
}

/** The options as value and label. */
export function asOptions(options: readonly (SelectOption | string)[]): SelectOption[] {
  return options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
}

/** Whether a stored value must be shown beside the options. */
export function isUnlisted(options: readonly SelectOption[], value: string): boolean {
  return value !== '' && !options.some((option) => option.value === value)
}
