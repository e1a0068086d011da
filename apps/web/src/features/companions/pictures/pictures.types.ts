import type { Companion, CompanionUpdateInput } from '@everbond/contract'

/** What each picture of the edit form is told. */
export type PictureTileProps = {
  companion: Companion
  /** Whether a new picture may be asked for. */
  mayGenerate: boolean
  isAwaited: boolean
  isBlurred: boolean
  /** The form's unsaved texts; null where they do not pass its checks, which it then shows. */
  readForm: () => CompanionUpdateInput | null
  onRefused: (cause: unknown) => void
}
