import { CallError } from '@vitrine/schemas'

/** The answer to a call, or `undefined` when there is nothing there. Other failures stay failures. */
export const found = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  })
