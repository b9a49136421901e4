import type { Readable } from 'node:stream'
import type { Answer, Call, FilledQuestion, Streamed } from '@vitrine/schemas'
import type { AccountContext, Context, MemberContext, SiteContext } from './context.ts'
import type { Prepare } from './question.ts'

/** A file or a stream, for calls that say what they produce. */
export interface Sent {
  readonly body: Readable | Buffer | string
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

type Awaitable<T> = T | Promise<T>
type Result<C> = Answer<C> extends Streamed ? Sent : Answer<C>

/** A call with what answers it. */
export interface Endpoint {
  readonly call: Call
  /** Whether a site must be found before the handler is asked. */
  readonly ofSite: boolean
  readonly handler: (question: never, context: never) => unknown
  readonly prepare?: Prepare
}

const asCall = (call: object): Call => call as Call

/**
 * Says how a visitor's call about a site is answered.
 *
 * `endpoint(pageIdByPath, ({ path }, { stores, tenant }) => …)`
 */
export const endpoint = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: SiteContext) => Awaitable<Result<C>>,
): Endpoint => ({ call: asCall(call), ofSite: true, handler: handler as Endpoint['handler'] })

/** Says how a call is answered that needs no site, because it looks for one or is the same for all. */
export const endpointWithoutSite = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: Context) => Awaitable<Result<C>>,
  prepare?: Prepare,
): Endpoint => ({
  call: asCall(call),
  ofSite: false,
  handler: handler as Endpoint['handler'],
  ...(prepare && { prepare }),
})

/** Says how a call of a site's members is answered: who asks may do what `access` of the call names. */
export const memberEndpoint = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: MemberContext) => Awaitable<Result<C>>,
  prepare?: Prepare,
): Endpoint => ({
  call: asCall(call),
  ofSite: true,
  handler: handler as Endpoint['handler'],
  ...(prepare && { prepare }),
})

/** Says how a call of anyone who is signed in is answered (`access: 'account'`); it is about no site. */
export const accountEndpoint = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: AccountContext) => Awaitable<Result<C>>,
): Endpoint => ({ call: asCall(call), ofSite: false, handler: handler as Endpoint['handler'] })
