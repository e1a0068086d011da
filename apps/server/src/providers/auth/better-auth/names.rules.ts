/** What an account of this installation may be called, and what its password must be. */
export const passwordLength = { min: 8, max: 128 } as const
export const usernameLength = { min: 3, max: 30 } as const

export const isUsername = (text: string): boolean =>
  /^[a-zA-Z0-9_.]+$/.test(text) && text.length >= usernameLength.min && text.length <= usernameLength.max

/** Capital letters make no difference to who somebody is. */
export const normalised = (name: string): string => name.trim().toLowerCase()
