/** Companions §§ 2.5, 8 and decision 11. */
import type { DeletionLimits } from '@everbond/contract'

export const texts = {
  deleteCompanion: 'Delete Companion',
  delete: 'Delete',
  cancel: 'Cancel',
  what: 'The pictures go too. You can undo this for 30 days under Recently deleted.',
  loadingLimits: 'Loading deletion limits...',
  deletionsLeft: ({ remainingDeletions, maxDeletions }: DeletionLimits): string =>
    `${remainingDeletions} of ${maxDeletions} deletions left`,
  limitsFailed: 'The deletion limits could not be loaded.',
  tryAgain: 'Try Again',
  lastDeletion: 'This is your last deletion.',
  lastDeletionText: 'Limits reset every 30 days from your first deletion',
  limitReached: "You've reached your deletion limit.",
  limitReachedText: (date: string | null): string =>
    date === null ? 'No deletions are left for now.' : `The next deletion is possible on ${date}.`,
  eraseOffer: (name: string): string =>
    `Erase forever is always possible and not counted: ${name} and every picture are gone at once, with no undo.`,
  eraseForever: 'Erase forever',
  deleted: 'Companion Deleted',
  deletedText: 'Your companion has been removed successfully.',
  error: 'Error',
  deleteFailed: 'Failed to delete companion',
  undo: 'Undo',
  undoOf: (name: string): string => `Undo the deletion of ${name}`,
  restored: 'Companion Restored',
  restoredText: (name: string): string => `${name} is back.`,
  restoreFailed: 'Failed to restore companion',
  erased: 'Companion Erased',
  erasedText: (name: string): string => `${name} and every picture are gone for good.`,
  eraseFailed: 'Failed to erase companion',
  recentlyDeleted: 'Recently deleted',
  recentlyDeletedText: 'Kept for 30 days, then erased for good.',
  recentlyFailed: 'What was recently deleted could not be loaded.',
  daysLeft: (days: number): string => {
    if (days <= 0) return 'Less than a day left'
    return days === 1 ? '1 day left' : `${days} days left`
  },
  deletedOn: (date: string): string => `Deleted ${date}`,
  eraseNow: 'Erase now',
  eraseNowOf: (name: string): string => `Erase now: ${name}`,
  eraseNowText: 'Every word and every picture is removed at once and for good. This cannot be undone.',
} as const
