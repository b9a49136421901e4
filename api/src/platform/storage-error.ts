import { asRecord } from './as-record.ts'
/** A storage that cannot be opened or filled as things stand. Its message tells a person why and what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  /** What the system or the database calls it, where it has a name for it. */
  readonly code: string | undefined

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    const { code } = asRecord(cause)
    this.code = typeof code === 'string' ? code : undefined
  }
}
