/** Platform § 2, 'Setup section': a form that is not saved. */
export const texts = {
  title: 'Companion Setup',
  notice: 'A preview, nothing here is saved',
  name: 'Name',
  description: 'Description',
  style: 'Style',
  behavior: 'Behaviour',
  cancel: 'Cancel',
  save: 'Save Changes',
} as const
