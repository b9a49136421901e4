import { type Languages, languageChain } from '@vitrine/model'
import type { Call } from '@vitrine/schemas'
import type { Caller } from '../access/caller.ts'
import type { Identity } from '../access/identity.ts'
import type { Tenant } from '../access/site.ts'
import type { QuestionParts } from '../question/question.ts'
import type { AccountContext, Context } from './context.ts'
import type { CompiledCall } from './endpoint.ts'
import type { Service } from './service.ts'

/** An answer, and what a cache has to know of it. */
export interface CallResult {
  readonly data: unknown
  readonly language: string
  /** Whether it may be kept by caches that serve everyone. */
  readonly isPublic: boolean
  /** Whether members get another answer at the same address. */
  readonly isOfWho?: boolean
  readonly tenantId?: string
  /** A session that the caller gets; `null` when theirs is taken away. */
  readonly session?: string | null
  /** The cookie that marks the caller's browser as known. */
  readonly knownDevice?: string
}

/** What is known of who asks before it is known about which site, and in which language. */
export type CallerContext = Omit<Context, 'language' | 't'>

/** A question as it comes in, and what is known of who asks. */
export interface CallRequest<X> {
  readonly call: Call
  readonly compiled: CompiledCall<X>
  readonly parts: QuestionParts
  readonly caller: Caller
  readonly known: CallerContext
  readonly service: Service
}

/** Whether the answers of a call are the same for everybody. */
export const isForEverybody = ({ method, access, cache }: Call): boolean =>
  method === 'GET' && access === 'visitor' && cache !== 'private'

export const accountParts = (
  { account }: Identity,
  { requestId }: Caller,
): Pick<AccountContext, 'account' | 'auditEvent'> => ({
  account,
  auditEvent: (event) => ({
    tenantId: undefined,
    ...event,
    accountId: account.id,
    apiKey: account.apiKey?.name,
    requestId,
  }),
})

export const siteParts = (tenant: Tenant, configuration: Languages, language: string) => ({
  tenant,
  language,
  chain: languageChain(configuration, language),
})
