import { CallError } from '@vitrine/schemas'

/** What was looked up. @throws CallError `not_found` where there is none. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw new CallError('not_found')
  return value
}
