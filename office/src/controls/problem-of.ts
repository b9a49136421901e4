import { CallError } from '@vitrine/schemas'

/** What the service says of one field of a form that it refused. */
export const problemOf = (error: Error | undefined, field: string): string | undefined =>
  error instanceof CallError ? error.fields?.[field] : undefined
