/** What kind of sign of somebody under 18 a text shows; `too_long` is a text that is not read at all. */
export type AgeSign = 'age_number' | 'school' | 'life_stage' | 'body' | 'slang' | 'relation' | 'too_long'

/** Where a text goes: into who she is, into a picture, or into a conversation. */
export type TextPurpose = 'persona' | 'prompt' | 'chat'
