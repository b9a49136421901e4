import { type CallError, type ErrorCode, errorCodes, CallError as Failed, type Problem } from '@vitrine/schemas'
import { asRecord } from '../../platform/as-record.ts'
import { isOutOfSpace, isUnavailable } from '../../platform/database/database-errors.ts'
import type { Translator } from '../../platform/language/translator.ts'
import { MediaFileError } from '../../platform/media/media-file-error.ts'
import { InvalidQuestion } from '../question/question.ts'

/** A failure as it goes over the wire. */
export interface FailureBody {
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly fields?: Readonly<Record<string, string>>
    readonly details?: object
    readonly requestId: string
  }
}

/** What HTTP itself refuses, before a call is asked. */
const codeOfStatus = new Map<number, ErrorCode>([
  [400, 'unreadable'],
  [404, 'not_found'],
  [408, 'too_slow'],
  [413, 'too_large'],
  [415, 'wrong_type'],
  [429, 'too_many_requests'],
  [431, 'headers_too_large'],
])

/**
 * Any error as a failed call. What is not known is `internal`, and nothing of it is sent: it belongs
 * into the log.
 */
export function failureOf(error: unknown): CallError {
  if (error instanceof Failed) return error
  if (isOutOfSpace(error)) return new Failed('no_space')
  if (isUnavailable(error)) return new Failed('unavailable')
  const { statusCode: status } = asRecord(error)
  const code = typeof status === 'number' ? codeOfStatus.get(status) : undefined
  if (code) return new Failed(code)
  return new Failed(typeof status === 'number' && status >= 400 && status < 500 ? 'unreadable' : 'internal')
}

/** The field that a problem is about: for one that is missing or unknown, that one. */
export const fieldOf = ({ path, params }: Problem): string => {
  const named = params.missingProperty ?? params.additionalProperty
  return [path, named].filter((part) => part !== undefined && part !== '').join('.')
}

/** What is wrong with each field, in words. */
export function fieldsOf(failure: CallError, t: Translator): Readonly<Record<string, string>> | undefined {
  const problems =
    failure instanceof InvalidQuestion ? failure.problems : failure instanceof MediaFileError ? [failure.problem] : []
  if (problems.length === 0) return failure.fields
  return Object.fromEntries(problems.map((problem) => [fieldOf(problem), t(problem.key, problem.params)]))
}

/**
 * The message for a person: the failure's own words where it has some, which are in the caller's language already;
 * of a conflict what is in the way; else what its code means.
 */
export function messageOf(failure: CallError, fields: Readonly<Record<string, string>> | undefined, t: Translator) {
  if (failure.message !== failure.code) return failure.message
  const [first] = failure.code === 'conflict' ? Object.values(fields ?? {}) : []
  return first ?? t(`error.${failure.code}`)
}

/** A failure in words, with the id under which the log knows it. */
export function failureBody(failure: CallError, t: Translator, requestId: string): FailureBody {
  const fields = fieldsOf(failure, t)
  return {
    error: {
      code: failure.code,
      message: messageOf(failure, fields, t),
      ...(fields && { fields }),
      ...(failure.details && { details: failure.details }),
      requestId,
    },
  }
}

/** Whether a failure is ours, so that somebody should look at it. */
export const isOurs = ({ code }: CallError): boolean => errorCodes[code] >= 500
