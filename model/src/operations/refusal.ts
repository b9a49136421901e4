import type { Problem } from '@vitrine/schemas'

/** Why an operation cannot be applied: the key of a message in `schemas/texts`, and its parameters. */
export interface OperationError {
  readonly key: `refusal.${string}`
  readonly params: Readonly<Record<string, string | number>>
  /** What the schema or the rules of the sections say, where they refused. */
  readonly problem?: Problem
}

/** Carries a refusal out of an operation; `attempt` catches it, so it never leaves the model. */
class Refused extends Error {
  readonly refusal: OperationError
  constructor(refusal: OperationError) {
    super(refusal.key)
    this.refusal = refusal
  }
}

/** Ends an operation before it has changed anything. */
export function refuse(key: OperationError['key'], params: OperationError['params'] = {}, problem?: Problem): never {
  throw new Refused({ key, params, ...(problem && { problem }) })
}

/** What a function answers, or why it was refused. */
export function attempt<T>(answer: () => T): T | { readonly refusal: OperationError } {
  try {
    return answer()
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal }
    throw error
  }
}
