import { type Answer, type Call, CallError, type ErrorCode, errorCodes, type Question } from '@vitrine/schemas'
import { type Asker, type RequestOptions, requestOf } from './request.ts'

/** Asks the service. A file comes as a `Blob`. @throws CallError; or what the signal was aborted with */
export type Send = <C extends Call>(call: C, question: Question<C>, options?: RequestOptions) => Promise<Answer<C>>

type Fetch = (request: Request) => Promise<Response>

const usualFetch: Fetch = (request) => fetch(request)

/**
 * Asks the service over the wire. What fails is a `CallError`, as on the server; where no answer came
 * at all its code is `unavailable` and its details are `{ isOffline: true }`.
 */
export function createSend(asker: Asker, ask: Fetch = usualFetch): Send {
  return async (call, question, options) => {
    const answer = await answered(call, question as object, asker, options, ask)
    if (answer.status === 204) return {} as never
    if (call.produces !== undefined) return (await readOf(answer.blob(), options)) as never
    const read = (await readOf(answer.json(), options)) as { readonly data?: unknown } | null
    // A sign-in page of somebody's network, say.
    if (read?.data === undefined) throw new CallError('unavailable')
    return read.data as never
  }
}

/** The response to a call; its body is still to be read. @throws CallError for a failure */
export async function answered(
  call: Call,
  question: object,
  asker: Asker,
  options?: RequestOptions,
  ask: Fetch = usualFetch,
): Promise<Response> {
  const answer = await readOf(ask(requestOf(call, question, asker, options)), options)
  if (!answer.ok) throw await failureOf(answer)
  return answer
}

/** A line that breaks is a failure of ours, a request that was called off is not. */
const readOf = <T>(reading: Promise<T>, options: RequestOptions | undefined): Promise<T> =>
  reading.catch((error: unknown) => {
    if (options?.signal?.aborted) throw error
    if (error instanceof SyntaxError) throw new CallError('unavailable')
    throw new CallError('unavailable', { details: { isOffline: true } })
  })

interface FailureBody {
  readonly code?: string
  readonly message?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly details?: object
}

async function failureOf(answer: Response): Promise<CallError> {
  const read = (await answer.json().catch(() => undefined)) as { readonly error?: FailureBody } | null | undefined
  const { code, message, fields, details } = read?.error ?? {}
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return new CallError(codeOf(code, answer.status), {
    message,
    fields,
    details,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  })
}

/** The code that was told; what stands between us and the service tells only a status. */
function codeOf(told: string | undefined, status: number): ErrorCode {
  if (told !== undefined && Object.hasOwn(errorCodes, told)) return told as ErrorCode
  const codes = Object.keys(errorCodes) as ErrorCode[]
  const known = codes.find((code) => errorCodes[code] === status)
  if (known) return known
  return status === 502 || status === 504 ? 'unavailable' : status >= 500 ? 'internal' : 'unreadable'
}
