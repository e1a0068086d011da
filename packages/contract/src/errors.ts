/**
 * The closed catalogue of errors: a code, the HTTP status that it answers with, and its text.
 *
 * Texts are the specification's where it quotes them. An answer is `{ error, code, upgradeRequired?, field? }`.
 */
type ErrorEntry = { status: number; text: string; upgradeRequired?: true }

const catalogue = {
  'request.invalid': { status: 400, text: 'Some of what was sent cannot be used.' },
  'request.too_large': { status: 413, text: 'What was sent is too large.' },
  'request.unsupported': { status: 415, text: 'Send the body as JSON.' },
  'request.misdirected': { status: 421, text: 'This server does not answer for that host.' },
  'request.rate_limited': { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  'request.not_found': { status: 404, text: 'Not found.' },
  'auth.required': { status: 401, text: 'Authentication Required' },
  'auth.locked': { status: 401, text: 'This account is locked. Please contact the operator of this server.' },
  'auth.signups_closed': { status: 403, text: 'This server does not take new accounts.' },
  'onboarding.required': { status: 403, text: 'Please finish the account setup first.' },
  'onboarding.age_required': { status: 400, text: 'Please confirm that you are 18 or older.' },
  'onboarding.terms_required': { status: 400, text: 'You must accept the terms to continue' },
  'companion.not_found': { status: 404, text: 'Companion not found.' },
  'companion.required_fields': { status: 400, text: 'Please fill in name and description' },
  'companion.age_minimum': { status: 400, text: 'Companions must be at least 18 years old.' },
  'companion.limit_reached': {
    status: 403,
    text: "You've reached your companion limit. Upgrade to create more companions.",
    upgradeRequired: true,
  },
  'companion.restricted_words': {
    status: 400,
    text: 'NSFW content is only available for Pro and Premium users.',
  },
  'companion.nsfw_tier': {
    status: 403,
    text: 'NSFW content is only available for Pro and Premium users.',
    upgradeRequired: true,
  },
  'companion.deletion_limit': {
    status: 403,
    text: 'No deletions are left for now. You can still erase a companion for good.',
  },
  'safety.minor': {
    status: 422,
    text: 'Companions are adults. Please take out what describes someone under 18.',
  },
  'image.generation_limit': {
    status: 403,
    text: 'Generation limit reached. Maximum 2 additional images allowed per companion.',
  },
  'image.slot_taken': { status: 409, text: 'This slot holds an image, or one is on its way.' },
  'image.slot_empty': { status: 409, text: 'This slot does not have an image to swap with.' },
  'companion.resting': {
    status: 403,
    text: 'This companion is resting: your plan holds fewer companions than you have.',
  },
  'card.unreadable': { status: 422, text: 'This file is no character card that can be read.' },
  'card.too_large': { status: 413, text: 'This character card is too large.' },
  'card.no_character': { status: 422, text: 'This picture holds no character.' },
  'card.unsupported': {
    status: 422,
    text: 'Only character cards of version 2 or 3 can be read. Save this one again in a newer form.',
  },
  'card.invalid': { status: 422, text: 'A part of this character card has the wrong form.' },
  'image.not_found': { status: 404, text: 'Image not found.' },
  'credits.insufficient': { status: 403, text: 'Not enough credits.', upgradeRequired: true },
  'credits.setup_spent': {
    status: 403,
    text: 'The pictures that came with this companion are used up.',
  },
  'generation.failed': { status: 502, text: 'Failed to generate image' },
  'server.starting': { status: 503, text: 'The server is starting. Please try again in a moment.' },
  'server.unavailable': { status: 503, text: 'The server cannot do this right now. Please try again.' },
  'server.error': { status: 500, text: 'Something went wrong' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof catalogue
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = catalogue
export const errorCodes = Object.keys(catalogue) as ErrorCode[]

/** The body of every answer that is not OK. */
export type ErrorBody = {
  error: string
  code: ErrorCode
  upgradeRequired?: boolean
  /** The field of the request that is at fault. */
  field?: string
  /** Names this one failure in the server's log. */
  errorId?: string
}
