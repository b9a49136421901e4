import type { Readable } from 'node:stream'
import type { Answer, Call, Draft, FilledQuestion, Membership, Streamed } from '@vitrine/schemas'
import type { Account } from '../access/accounts.store.ts'
import type { Deed } from '../access/audit.store.ts'
import type { SentFile } from '../media/sent-file.ts'
import type { RateLimits } from '../service/rate-limits.ts'
import type { Tenant } from '../sites/tenants.ts'
import type { Storage } from '../storage/storage.ts'
import type { Prepare } from './question.ts'
import type { Parts, Stores } from './service-parts.ts'
import type { Words } from './words.ts'

/** What a handler knows of who asks, when no site is needed to answer. */
export interface Context {
  /** The language of the answer. */
  readonly language: string
  readonly words: Words
  readonly stores: Stores
  readonly storage: Storage
  /** What else the service is made of: the sections, mail, media. */
  readonly parts: Parts
  readonly region: 'cn' | 'us'
  readonly limits: RateLimits
  readonly requestId?: string | undefined
  /** The address that the question came from; nothing when it was asked inside this process. */
  readonly peer?: string | undefined
  /** The browser that asks, as it calls itself. */
  readonly device: string
  /** The last event that a client of a stream has, when it comes again. */
  readonly lastEvent?: string | undefined
  /** The files that came with the question, as they arrive; for calls that take them. */
  readonly files: AsyncIterable<SentFile>
  /** The token of the session with which was asked. */
  readonly session?: string | undefined
  /** The token of the frame from which was asked. */
  readonly frame?: string | undefined
  /** Gives the asker a session, or takes the one away. */
  readonly setSession: (token: string | undefined) => void
  /** The cookie of a browser that somebody has signed in with before. */
  readonly knownDevice?: string | undefined
  /** Marks the asker's browser as one that somebody has signed in with. */
  readonly setKnownDevice: (value: string) => void
}

/** The same when the answer is about a site. */
export interface SiteContext extends Context {
  readonly tenant: Tenant
  /** The languages whose values count, the asked one first, the default one last. */
  readonly chain: readonly string[]
  /** The draft that a visitor's question names; only there when it may be seen. */
  readonly draft?: Draft
  /** Whether the visitor is a member who may look at drafts; what a member is answered is for nobody else. */
  readonly isMember?: () => Promise<boolean>
}

/** The same when somebody is signed in. */
export interface AccountContext extends Context {
  readonly account: Account
  /** Writes down what was done, with who and under which request. */
  readonly noted: (deed: Omit<Deed, 'accountId' | 'requestId' | 'tenantId'> & { tenantId?: string }) => Deed
}

/** The same when a member of the site asks, who may do what the call does. */
export interface MemberContext extends SiteContext, AccountContext {
  readonly member: Membership
}

/** A file or a stream, for calls that say what they produce. */
export interface Sent {
  readonly body: Readable | Buffer | string
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

type Awaitable<T> = T | Promise<T>
type Result<C> = Answer<C> extends Streamed ? Sent : Answer<C>

/** A call with what answers it. */
export interface Answered {
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
 * `answer(pageIdByPath, ({ path }, { stores, tenant }) => …)`
 */
export const answer = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: SiteContext) => Awaitable<Result<C>>,
): Answered => ({ call: asCall(call), ofSite: true, handler: handler as Answered['handler'] })

/** Says how a call is answered that needs no site, because it looks for one or is the same for all. */
export const answerWithoutSite = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: Context) => Awaitable<Result<C>>,
  prepare?: Prepare,
): Answered => ({
  call: asCall(call),
  ofSite: false,
  handler: handler as Answered['handler'],
  ...(prepare && { prepare }),
})

/** Says how a call of a site's members is answered: who asks may do what `access` of the call names. */
export const answerMember = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: MemberContext) => Awaitable<Result<C>>,
  prepare?: Prepare,
): Answered => ({
  call: asCall(call),
  ofSite: true,
  handler: handler as Answered['handler'],
  ...(prepare && { prepare }),
})

/** Says how a call of anyone who is signed in is answered (`access: 'account'`); it is about no site. */
export const answerAccount = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: AccountContext) => Awaitable<Result<C>>,
): Answered => ({ call: asCall(call), ofSite: false, handler: handler as Answered['handler'] })
