/** What may stand in a mail's headers. Whatever could end a header line or start another address is refused. */
import { type Mail, MailError } from './port.ts'

/** Longest subject, in characters. */
const maxSubject = 200

const maxAddress = 254
const maxLocalPart = 64

// No quoted local parts and no literals in brackets: nobody signs up with one, and both can hide a second address.
const localPart = /^[^\s\p{C}"(),:;<>@[\\\]]+$/u
const domain =
  /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)(\.[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u

/** Whether a text is one bare mail address: no name, no list, no control characters. */
export const isMailAddress = (value: string): boolean => {
  const at = value.lastIndexOf('@')
  const local = value.slice(0, Math.max(at, 0))
  return (
    value.length <= maxAddress &&
    local.length <= maxLocalPart &&
    localPart.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    domain.test(value.slice(at + 1))
  )
}

/** Whether a text fits on one header line: no control, line or formatting characters. */
export const isHeaderText = (value: string): boolean =>
  value.trim() !== '' && value.length <= maxSubject && !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(value)

/** Throws `MailError` ('invalid') naming the part at fault, never its value. */
export const assertMail = (mail: Mail): void => {
  const wrong = !isMailAddress(mail.to)
    ? 'The address is not one that mail can be sent to'
    : !isHeaderText(mail.subject)
      ? 'The subject must be one line of at most 200 characters'
      : mail.text.trim() === '' || mail.html.trim() === ''
        ? 'A mail needs a text and an HTML part'
        : null
  if (wrong !== null) throw new MailError(wrong, { failure: 'invalid', retryable: false })
}
