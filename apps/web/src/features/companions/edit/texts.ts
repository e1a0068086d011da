/** Companions §§ 2.1, 2.3 and 8: the edit view. */
export const texts = {
  loading: 'Loading Companion...',
  edit: 'Edit',
  editOf: (name: string): string => `Edit ${name}`,
  steps: (name: string): string => `Edit ${name}`,
  update: 'Update Companion',
  close: 'Close',
  settings: 'Settings',
  restored: 'What you wrote before is still here.',
  startOver: 'Start over',
  newer: (name: string): string => `${name} was changed elsewhere`,
  newerText: 'What you wrote is still here. Saving puts it in place of what was changed.',
  showNewer: 'Show the newer version',
  gone: (name: string): string => `${name} was deleted elsewhere`,
  goneText: 'What you wrote cannot be saved any more.',
  notFound: 'Companion Not Found',
  notFoundText: 'There is no companion at this address, or she was deleted.',
  failed: 'This companion could not be loaded',
  toList: 'Back to Your Companions',
  tryAgain: 'Try Again',
  leaveTitle: 'Leave without saving?',
  leaveText: (name: string): string => `What you changed for ${name} is not saved yet.`,
  stay: 'Keep editing',
  leave: 'Leave',
} as const

/** Each a toast. */
export const toasts = {
  updated: { title: 'Companion Updated' },
  failed: { title: 'Error', description: 'Failed to update companion' },
} as const
