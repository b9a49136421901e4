import { CallError } from '@vitrine/schemas'

/** The answer to a call, or `undefined` when there is nothing there for who asks. Other failures stay failures. */
export const undefinedIfNotFound = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof CallError && (error.status === 404 || error.status === 401)) return undefined
    throw error
  })
