/** The database cannot be brought to this program's state; the text tells the operator why and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
