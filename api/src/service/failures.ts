import { type CallError, type ErrorCode, errorCodes, CallError as Failed, type Problem } from '@vitrine/schemas'
import { InvalidQuestion } from '../calls/question.ts'
import type { Words } from '../calls/words.ts'
import { isUnavailable } from '../storage/storage.ts'

/** A failure as it goes over the wire. */
export interface FailureBody {
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly fields?: Readonly<Record<string, string>>
    readonly requestId: string
  }
}

/** What HTTP itself refuses, before a call is asked. */
const codeOfStatus = new Map<number, ErrorCode>([
  [400, 'invalid_request'],
  [404, 'not_found'],
  [413, 'too_large'],
  [415, 'wrong_type'],
  [429, 'too_many_requests'],
])

/**
 * Any error as a failed call. What is not known is `internal`, and nothing of it is told: it belongs
 * into the log.
 */
export function failureOf(error: unknown): CallError {
  if (error instanceof Failed) return error
  if (isUnavailable(error)) return new Failed('unavailable')
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  const code = typeof status === 'number' ? codeOfStatus.get(status) : undefined
  if (code) return new Failed(code)
  return new Failed(typeof status === 'number' && status >= 400 && status < 500 ? 'invalid_request' : 'internal')
}

/** The field that a problem is about: for one that is missing or unknown, that one. */
const fieldOf = ({ path, params }: Problem): string => {
  const named = params.missingProperty ?? params.additionalProperty
  return [path, named].filter((part) => part !== undefined && part !== '').join('.')
}

/** What is wrong with each field, in words. */
export const fieldsOf = (failure: CallError, words: Words): Readonly<Record<string, string>> | undefined =>
  failure instanceof InvalidQuestion
    ? Object.fromEntries(failure.problems.map((problem) => [fieldOf(problem), words(problem.key, problem.params)]))
    : failure.fields

/** A failure in words, with the id under which the log knows it. */
export function failureBody(failure: CallError, words: Words, requestId: string): FailureBody {
  const fields = fieldsOf(failure, words)
  return {
    error: {
      code: failure.code,
      message: words(`error.${failure.code}`),
      ...(fields && { fields }),
      requestId,
    },
  }
}

/** Whether a failure is ours, so that somebody should look at it. */
export const isOurs = ({ code }: CallError): boolean => errorCodes[code] >= 500
