import type { Answer, Call, Draft, FilledQuestion } from '@vitrine/schemas'
import type { ContentsStore } from '../contents/contents.store.ts'
import type { PagesStore } from '../pages/pages.store.ts'
import type { SitesStore } from '../sites/sites.store.ts'
import type { Tenant } from '../sites/tenants.ts'
import type { Words } from './words.ts'

/** Where handlers find things. */
export interface Stores {
  readonly sites: SitesStore
  readonly pages: PagesStore
  readonly contents: ContentsStore
}

/** What a handler knows of who asks, when no site is needed to answer. */
export interface Context {
  /** The language of the answer. */
  readonly language: string
  readonly words: Words
  readonly stores: Stores
  readonly region: 'cn' | 'us'
}

/** What a handler knows of who asks, when the answer is about a site. */
export interface SiteContext extends Context {
  readonly tenant: Tenant
  /** The languages whose values count, the asked one first, the default one last. */
  readonly chain: readonly string[]
  /** The draft that the question names; only there when it may be seen. */
  readonly draft?: Draft
}

type Awaitable<T> = T | Promise<T>

/** A call with what answers it. */
export interface Answered {
  readonly call: Call
  /** Whether a site must be found before the handler is asked. */
  readonly ofSite: boolean
  readonly handler: (question: never, context: never) => unknown
}

const asCall = (call: object): Call => call as Call

/**
 * Says how a call about a site is answered.
 *
 * `answer(pageIdByPath, ({ path }, { stores, tenant }) => …)`
 */
export const answer = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: SiteContext) => Awaitable<Answer<C>>,
): Answered => ({ call: asCall(call), ofSite: true, handler: handler as Answered['handler'] })

/** Says how a call is answered that needs no site, because it looks for one or is the same for all. */
export const answerWithoutSite = <const C extends object>(
  call: C,
  handler: (question: FilledQuestion<C>, context: Context) => Awaitable<Answer<C>>,
): Answered => ({ call: asCall(call), ofSite: false, handler: handler as Answered['handler'] })
