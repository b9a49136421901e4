import { CallError } from './call.ts'

/** The answer to a call, or `undefined` when it failed with a status that the test takes. Other failures stay failures. */
const undefinedIf =
  (test: (status: number) => boolean) =>
  <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (error instanceof CallError && test(error.status)) return undefined
      throw error
    })

/** `undefined` when there is nothing there for who asks. */
export const undefinedIfNotFound = undefinedIf((status) => status === 404 || status === 401)

/** `undefined` when the call was answered with a client error (4xx); a failure of the service stays one. */
export const undefinedIfClientError = undefinedIf((status) => status < 500)
