import type { Problem } from '@vitrine/schemas'

/** Why an operation cannot be applied: the key of a message in `schemas/texts`, and its parameters. */
export interface OperationError {
  readonly key: `refusal.${string}`
  readonly params: Readonly<Record<string, string | number>>
  /** What the schema or the rules of the sections say, where they refused. */
  readonly problem?: Problem
}

/** Carries the error out of an operation; `attempt` catches it, so it never leaves the model. */
class Rejected extends Error {
  readonly error: OperationError
  constructor(error: OperationError) {
    super(error.key)
    this.error = error
  }
}

/** Ends an operation before it has changed anything. */
export function refuse(key: OperationError['key'], params: OperationError['params'] = {}, problem?: Problem): never {
  throw new Rejected({ key, params, ...(problem && { problem }) })
}

/** What a function answers, or why it was refused. */
export function attempt<T>(answer: () => T): T | { readonly error: OperationError } {
  try {
    return answer()
  } catch (error) {
    if (error instanceof Rejected) return { error: error.error }
    throw error
  }
}
