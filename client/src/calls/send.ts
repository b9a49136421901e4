import { type Answer, type Call, CallError, type ErrorCode, errorCodes, type Question } from '@vitrine/schemas'
import { type ApiClientOptions, type Fetch, platformFetch, type RequestOptions, requestOf } from '../wire/request.ts'
import { wireCallOf } from './wire-call.ts'

/** Sends a call to the service. A file comes as a `Blob`. @throws CallError; or what the signal was aborted with */
export type Send = <C extends Call>(call: C, question: Question<C>, options?: RequestOptions) => Promise<Answer<C>>

/**
 * Asks the service over the wire. What fails is a `CallError`, as on the server; where no answer came
 * at all its code is `unavailable` and its details are `{ isOffline: true }`.
 */
export function createSend(client: ApiClientOptions, send: Fetch = platformFetch): Send {
  return async (call, question, options) => {
    const response = await responseTo(call, question as object, client, options, send)
    if (response.status === 204) return {} as never
    if (call.produces !== undefined) {
      const file = options?.read && response.body ? options.read(response.body) : response.blob()
      return (await bodyOf(file, options)) as never
    }
    const read = (await bodyOf(response.json(), options)) as { readonly data?: unknown } | null
    // A sign-in page of somebody's network, say.
    if (read?.data === undefined) throw new CallError('unavailable')
    return read.data as never
  }
}

/** The response to a call; its body is still to be read. @throws CallError for a failure */
export async function responseTo(
  call: Call,
  question: object,
  client: ApiClientOptions,
  options?: RequestOptions,
  send: Fetch = platformFetch,
): Promise<Response> {
  const response = await bodyOf(
    send(requestOf(wireCallOf(call), question, client, { cache: 'no-store', ...options })),
    options,
  )
  if (!response.ok) throw await failureOf(response)
  return response
}

/** A line that breaks is a failure of ours, a request that was called off is not. */
const bodyOf = <T>(reading: Promise<T>, options: RequestOptions | undefined): Promise<T> =>
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

/** The code that the service sent; what stands between us and the service tells only a status. */
function codeOf(sent: string | undefined, status: number): ErrorCode {
  if (sent !== undefined && Object.hasOwn(errorCodes, sent)) return sent as ErrorCode
  const codes = Object.keys(errorCodes) as ErrorCode[]
  const known = codes.find((code) => errorCodes[code] === status)
  if (known) return known
  return status === 502 || status === 504 ? 'unavailable' : status >= 500 ? 'internal' : 'unreadable'
}
