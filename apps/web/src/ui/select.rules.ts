export interface SelectOption {
  value: string
  label: string
}

/** The options to show; a stored value that they do not list comes first, as it is. */
export function withStored(options: readonly (SelectOption | string)[], value: string): SelectOption[] {
  const listed = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  if (value === '' || listed.some((option) => option.value === value)) return listed
  return [{ value, label: value }, ...listed]
}
