import type { ErrorCode } from '@vitrine/schemas'

/** What a program is told beside the codes of the service: there was no answer of it. */
type NoAnswerCode =
  /** The service could not be reached. */
  | 'offline'
  /** It took longer than `timeout`. */
  | 'timeout'
  /** The signal called it off. */
  | 'aborted'
  /** Something answered that is not the service: a proxy, a sign-in page of a network. */
  | 'invalid_answer'

/** Why a call was not answered. It is a value, and nothing is thrown. */
export interface ClientError {
  readonly code: ErrorCode | NoAnswerCode
  /** For people, in the language of the call; of `NoAnswerCode` in English. */
  readonly message: string
  /** The HTTP status; 0 where nothing answered. */
  readonly status: number
  /** What is wrong, by field: of 422 and some 409. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** What a program needs to go on: the newer revision of a conflict, what others changed, the findings of a publish. */
  readonly details?: Readonly<Record<string, unknown>> | undefined
  /** Under which the operator of the service finds it in the log. */
  readonly requestId?: string | undefined
  /** When asking again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
  /** How often it was asked. After more than once, an earlier try may have had its effect although no answer came. */
  readonly tries: number
}

type Failure = Omit<ClientError, 'tries'>

/** Why there is no answer: what was thrown while asking or reading. */
export function noAnswer(thrown: unknown, signal: AbortSignal | undefined, timeout: AbortSignal | undefined): Failure {
  if (signal?.aborted) return { code: 'aborted', message: 'The call was called off.', status: 0 }
  if (timeout?.aborted) return { code: 'timeout', message: 'The service took too long to answer.', status: 0 }
  if (thrown instanceof SyntaxError) return invalidAnswer(200)
  const why = thrown instanceof Error ? (thrown.cause instanceof Error ? thrown.cause : thrown).message : String(thrown)
  return { code: 'offline', message: `The service could not be reached: ${why}`, status: 0 }
}

export const invalidAnswer = (status: number): Failure => ({
  code: 'invalid_answer',
  message: `What answered is not a service of Vitrine (HTTP ${status}).`,
  status,
})

interface FailureBody {
  readonly error?: Pick<ClientError, 'code' | 'message' | 'fields' | 'details' | 'requestId'>
}

/** What a response says that is no answer. */
export async function failureOf(response: Response): Promise<Failure> {
  const { status, headers } = response
  const read = (await response.json().catch(() => undefined)) as FailureBody | null | undefined
  const said = headers.get('retry-after')
  const wait = said === null ? Number.NaN : Number(said)
  const { code, message, fields, details, requestId } = read?.error ?? {}
  const failure = typeof code === 'string' ? { code, message: message ?? code, status } : invalidAnswer(status)
  return {
    ...failure,
    ...(fields && { fields }),
    ...(details && { details }),
    ...(requestId !== undefined && { requestId }),
    ...(Number.isFinite(wait) && { retryAfter: wait }),
  }
}
