/** Checks of the account forms; each answers true or what is wrong, as react-hook-form takes it. */
import { problems } from './texts.ts'

const usernamePattern = /^[a-zA-Z0-9_.]{3,30}$/
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const passwordLength = { min: 8, max: 128 }

type Check = (value: string) => true | string

export const checkFilled: Check = (value) => value.trim() !== '' || problems.required
export const checkUsername: Check = (value) => usernamePattern.test(value.trim()) || problems.username
export const checkEmail: Check = (value) => emailPattern.test(value.trim()) || problems.email
export const checkPassword: Check = (value) => {
  if (value.length < passwordLength.min) return problems.passwordShort
  return value.length <= passwordLength.max || problems.passwordLong
}
