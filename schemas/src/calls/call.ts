import type { Action } from '../access.ts'
import type { GivenOf, PropsOf } from '../derive/props-of.ts'
import type { SchemaNode } from '../keywords.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may ask: anyone, anyone who is signed in, or a member of the site who may do this. Every call says one. */
export type CallAccess = 'visitor' | 'account' | Action

/**
 * How often somebody may ask. Reads of pages are not counted; what costs us work, or bothers people, is.
 */
export type CallLimit =
  | 'sign-in'
  | 'password-reset'
  | 'test-mail'
  | 'form'
  | 'chat'
  | 'search'
  | 'upload'
  | 'publish'
  | 'write'

/** What the body of a request may be; JSON unless a call says otherwise. `mail` is one of RFC 5322, `bytes` are part of a file. */
export type CallBody = 'json' | 'json-or-form' | 'files' | 'mail' | 'bytes'

/** A closed object of named values: the parameters in the path, the query, or the body. */
export type Fields = SchemaNode & { readonly type: 'object'; readonly additionalProperties: false }

interface CallParts<P extends Fields, Q extends Fields, B extends SchemaNode, A extends SchemaNode> {
  /**
   * `group.method`, as programs call it: the `operationId` of its description, and where it stands in `@vitrine/client`.
   * Once it is released it stays.
   */
  readonly name: `${string}.${string}`
  readonly access: CallAccess
  /** What it does, in one sentence, for the API's description. */
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: A
  /** Answers of drafts and settings are `private`: never kept by a cache. */
  readonly cache?: 'public' | 'private'
  readonly takes?: CallBody
  /** Of a body, in bytes; `limits.body` when left out. */
  readonly bodyLimit?: number
  /** Bodies of saves and imports may hold more values than others (architecture, Limits). */
  readonly isSave?: boolean
  readonly limit?: CallLimit
  /** The status of success: 200 when left out. */
  readonly status?: 201 | 202 | 204
  /** Large work goes on after the answer, which is a `startedJob` then, with the status 202. */
  readonly mayStartJob?: boolean
  /**
   * A POST that has the same effect however often it is sent, so that a client may send it again when no answer came: by
   * the ids of its operations, by a key in its body, or because it says what is to be. GET, PUT and DELETE are so anyway.
   */
  readonly isRepeatable?: true
  /** Whoever opened the link to the preview of the draft that it names may ask it too (R253). */
  readonly isForPreviews?: boolean
  /** It tells an API key about itself: whoever shows none is answered 401. */
  readonly isForKeys?: boolean
  /** It is about the session of whoever asks, so no API key can, whatever it may do. */
  readonly needsSession?: true
  /** It changes something although it is a GET, or signs somebody in: only from our own pages (T34). */
  readonly sameOriginOnly?: boolean
  /** Whatever is asked, and whatever comes of it, it is answered in the same way: programs that leave cannot mend anything. */
  readonly isSilent?: boolean
  /** The media type of an answer that is no JSON: a file, or a stream of events. */
  readonly produces?: string
}

export interface Call<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends SchemaNode = SchemaNode,
  A extends SchemaNode = SchemaNode,
> extends CallParts<P, Q, B, A> {
  readonly method: Method
  /** As on the wire, without the prefix: `v1/page/pages/{id}`. */
  readonly path: string
}

type IsLeftOut<S> = [S] extends [never] ? true : Fields extends S ? true : SchemaNode extends S ? true : false
/** A list cannot stand beside parameters, so it is the field `body` of the question. */
type InQuestion<V> = V extends readonly unknown[] ? { readonly body: V } : V
type Given<S> = IsLeftOut<S> extends true ? unknown : InQuestion<S extends Shaped<infer T> ? T : GivenOf<S>>
type Filled<S> = IsLeftOut<S> extends true ? unknown : InQuestion<S extends Shaped<infer T> ? T : PropsOf<S>>

/** What is asked with a call: its parameters, query and body in one flat object. */
export type Question<C> = C extends Call<infer P, infer Q, infer B, infer _A> ? Given<P> & Given<Q> & Given<B> : never

/** The same as it reaches the service: what was left out has its default. */
export type FilledQuestion<C> =
  C extends Call<infer P, infer Q, infer B, infer _A> ? Filled<P> & Filled<Q> & Filled<B> : never

/** A schema whose type is written out, because it cannot be derived (values that nest, maps by id). */
type Shaped<T> = SchemaNode & { readonly '~type': T }

/** Says which type the values of a schema have. */
export const shaped = /* @__NO_SIDE_EFFECTS__ */ <T>(schema: SchemaNode): Shaped<T> => schema as Shaped<T>

/** An answer that is no JSON: a file or a stream, of the type that `produces` names. */
export interface Streamed {
  readonly '~streamed': true
}
export const streamed = shaped<Streamed>({ type: 'string' })

/** What comes back, without the envelope. */
export type Answer<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer A> ? (A extends Shaped<infer T> ? T : PropsOf<A>) : never

/**
 * Declares a call once, for the client and the service.
 *
 * `call('GET v1/page/pages/{id}', { name: 'pages.read', access: 'visitor', params: byId, answer: page, … })`
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  const A extends SchemaNode,
  const P extends Fields = Fields,
  const Q extends Fields = Fields,
  const B extends SchemaNode = SchemaNode,
>(line: `${Method} ${string}`, parts: CallParts<P, Q, B, A>): Call<P, Q, B, A> {
  const [method, path] = line.split(' ') as [Method, string]
  return { method, path, ...parts }
}

/** Work that goes on after its answer: `getJob` tells how far it is. */
export const startedJob = {
  type: 'object',
  required: ['job'],
  additionalProperties: false,
  properties: { job: { type: 'string' } },
} as const satisfies SchemaNode

/** The answer of a list: one page of items, and how many there are. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <const S extends SchemaNode>(items: S) =>
  ({
    type: 'object',
    required: ['items', 'total', 'page', 'pageSize'],
    additionalProperties: false,
    properties: {
      items: { type: 'array', items },
      total: { type: 'integer', minimum: 0 },
      page: { type: 'integer', minimum: 1 },
      pageSize: { type: 'integer', minimum: 1 },
    },
  }) as const satisfies SchemaNode

/** A failed call, as it goes over the wire and as it is thrown. */
export const failure = {
  $id: 'failure',
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      additionalProperties: false,
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        /** What a program needs to go on: the newer revision of a conflict, the findings of a publish. */
        details: { type: 'object' },
        requestId: { type: 'string' },
      },
    },
  },
} as const satisfies SchemaNode

/** The codes of failures and their HTTP status; messages stand in the texts as `error.{code}`. */
export const errorCodes = {
  unreadable: 400,
  not_signed_in: 401,
  wrong_password: 401,
  code_needed: 401,
  wrong_code: 401,
  wrong_key: 401,
  not_allowed: 403,
  client_id_missing: 403,
  not_found: 404,
  tenant_not_found: 404,
  wrong_method: 405,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  wrong_type: 415,
  invalid_request: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  no_space: 507,
} as const
export type ErrorCode = keyof typeof errorCodes

/** What a failure says beside its code. */
export interface FailureParts {
  readonly message?: string | undefined
  /** What is wrong, by field. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly details?: object | undefined
  /** When asking again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
}

/**
 * A call that could not be answered. Thrown by `send` on both sides of the wire.
 *
 * `throw new CallError('conflict', { fields: { slug: words('problem.slugTaken') } })`
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly details: object | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { message = code, fields, details, retryAfter }: FailureParts = {}) {
    super(message)
    this.code = code
    this.status = errorCodes[code]
    this.fields = fields
    this.details = details
    this.retryAfter = retryAfter
  }
}
