/**
 * The port to whoever says that somebody is of age (platform §§ 2, 5): the person himself, or a service that looked.
 */
export type AgeMethod = 'self_declaration' | 'provider'

export type AgeVerdict = { ofAge: boolean; method: AgeMethod }

export type AgeProvider = {
  /** Stands in the doctor's list. */
  id: string
  /** Judges what a user sent about himself. `declared`: he said, twice, that he is old enough. */
  judge: (statement: { userId: string; declared: boolean }) => Promise<AgeVerdict>
}
