import type { Specs } from '@vitrine/model'
import {
  type Answer,
  type Call,
  CallError,
  DEFAULT_REGION,
  limits,
  type Question,
  type RedirectRule,
} from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import { accountAnswers } from '../access/account.ts'
import { auditAnswers } from '../access/audit.ts'
import { frameTicketAnswers } from '../access/frame-tickets.ts'
import { passwordResetAnswers } from '../access/password-resets.ts'
import { previewLinkAnswers } from '../access/preview-links.ts'
import type { Shown } from '../access/who.ts'
import type { Answered } from '../calls/answer.ts'
import { askerOf } from '../calls/ask.ts'
import { showsKey } from '../calls/seeing.ts'
import type { MaySeeDraft, Service } from '../calls/service-parts.ts'
import { type Texts, wordsIn } from '../calls/words.ts'
import { createContentsStore } from '../contents/contents.store.ts'
import { contentAnswers } from '../contents/contents.ts'
import { linkedAnswers } from '../contents/linked.ts'
import { contentsWriteAnswers } from '../contents/manage.ts'
import { policyAnswers } from '../contents/policies.ts'
import { domainAnswers } from '../domains/domains.ts'
import { type ResolveTxt, resolveTxt as systemDns } from '../domains/proof.ts'
import { createDraftsStore } from '../drafts/drafts.store.ts'
import { draftAnswers } from '../drafts/drafts.ts'
import { createWatch } from '../drafts/watch.ts'
import { healthAnswers } from '../health/health.ts'
import { inboxAnswers } from '../inbox/inbox.ts'
import { mediaAnswers } from '../media/media.ts'
import type { SentFile } from '../media/sent-file.ts'
import { acceptingAnswers } from '../members/accepting.ts'
import { invitationAnswers } from '../members/invitations.ts'
import { memberAnswers } from '../members/members.ts'
import { createPagesStore } from '../pages/pages.store.ts'
import { pageAnswers } from '../pages/pages.ts'
import { peopleAnswers } from '../people/people.ts'
import { releaseAnswers } from '../publishing/releases.ts'
import { translationAnswers } from '../publishing/translation.ts'
import { redirectAnswers, rulesOf } from '../redirects/redirects.ts'
import { siteFilesAnswers } from '../site-export/site-files.ts'
import { addSiteAnswers } from '../sites/add-site.ts'
import { googleAnswers } from '../sites/google.ts'
import { settingsAnswers } from '../sites/settings.ts'
import { createSitesStore } from '../sites/sites.store.ts'
import { siteAnswers } from '../sites/sites.ts'
import type { Storage } from '../storage/storage.ts'
import { tradeAnswers } from '../trade/trade.ts'
import { visitorAnswers } from '../visitors/visitors.ts'
import { answerClientError } from './client-errors.ts'
import { failureOf, fieldsOf, isOurs, messageOf } from './failures.ts'
import { apiPlugin } from './plugin.ts'
import { createRateLimits } from './rate-limits.ts'

/** The answers to all declared calls. */
export const answers: readonly Answered[] = [
  ...siteAnswers,
  ...siteFilesAnswers,
  ...googleAnswers,
  ...pageAnswers,
  ...contentAnswers,
  ...linkedAnswers,
  ...contentsWriteAnswers,
  ...policyAnswers,
  ...tradeAnswers,
  ...accountAnswers,
  ...passwordResetAnswers,
  ...memberAnswers,
  ...invitationAnswers,
  ...acceptingAnswers,
  ...previewLinkAnswers,
  ...frameTicketAnswers,
  ...auditAnswers,
  ...addSiteAnswers,
  ...settingsAnswers,
  ...domainAnswers,
  ...redirectAnswers,
  ...draftAnswers,
  ...releaseAnswers,
  ...translationAnswers,
  ...mediaAnswers,
  ...visitorAnswers,
  ...inboxAnswers,
  ...peopleAnswers,
]

/** Who the host asks for, and what they show. */
export interface SendContext {
  readonly clientId?: string | undefined
  readonly tenantId?: string | undefined
  readonly host?: string | undefined
  readonly language?: string | undefined
  readonly shown?: Shown | undefined
  /** The address of the visitor, where a visitor's words are handed on: it is what limits count. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  /** Files that a visitor sent, for calls that take them. */
  readonly files?: AsyncIterable<SentFile> | undefined
  /** For the log. */
  readonly requestId?: string | undefined
}

export interface ApiParts {
  readonly specs: Specs
  readonly storage: Storage
  /** Messages by language and key; English words of our own where they are left out. */
  readonly texts?: Texts
  readonly region?: 'cn' | 'us'
  readonly logger?: Logger
  /** Decides who may see a draft; when left out, members of its site and those with a key to its preview. */
  readonly maySeeDraft?: MaySeeDraft
  /** Where owners work, without a slash at its end. */
  readonly systemOrigin?: string
  /** Asks the DNS for what proves a domain; that of the machine when left out. */
  readonly resolveTxt?: ResolveTxt
  /** Whether it is counted how often somebody asks. */
  readonly rateLimit?: boolean
  /** Whether somebody sends what is in the outbox; without it mails wait, and those who want one are told. */
  readonly sendsMail?: boolean
  /** The hosts that the policy of pages lets files come from; checks name files on others. Not checked when left out. */
  readonly mediaHosts?: readonly string[]
  /**
   * The file that calls `serveSiteWorker` with the same sections. Sites are imported by it in a thread of its own;
   * without it nobody is answered while one is read.
   */
  readonly siteWorker?: string
  readonly version?: string
}

/** What came back, and the session that the asker gets (`null`: theirs is taken away). */
export interface Asked<T> {
  readonly data: T
  readonly session?: string | null
  /** The cookie that marks the asker's browser as known. */
  readonly knownDevice?: string
}

export interface Api {
  /** Registers everything under `/api/site/`; the instance is made with `serverOptions` and `endSlowSenders`. */
  readonly plugin: FastifyPluginAsync
  /**
   * Asks a call inside this process: the same checks, the same answers, no HTTP.
   * @throws CallError
   */
  send<const C extends object>(call: C, question: Question<C>, context?: SendContext): Promise<Answer<C>>
  /** The same, for calls that sign somebody in or out. */
  ask<const C extends object>(call: C, question: Question<C>, context?: SendContext): Promise<Asked<Answer<C>>>
  /** Whether somebody who shows these may see a draft of a site; a draft that the site does not have is seen by nobody. */
  maySeeDraft(tenantId: string, draftsId: string, shown: Shown): Promise<boolean>
  /** Where the paths of a site lead that its owner moved: for the host, which leads visitors there (R70). */
  redirectsOf(tenantId: string): Promise<readonly RedirectRule[]>
}

/** What the server that takes the plugin must be made with. */
export const serverOptions = {
  routerOptions: { ignoreTrailingSlash: true },
  onProtoPoisoning: 'remove',
  onConstructorPoisoning: 'remove',
  bodyLimit: limits.body,
  // A large body may take its time while it flows: `endSlowSenders` sees to the others.
  requestTimeout: 0,
  http: { headersTimeout: limits.headTime, connectionsCheckingInterval: 1000 },
  clientErrorHandler: answerClientError,
} as const

/**
 * The service behind `/api/site/`.
 *
 * `const api = createApi({ specs, storage })` · `app.register(api.plugin)` ·
 * `await api.send(pageIdByPath, { path: '/' }, { clientId: 'demo' })`
 */
export function createApi({
  specs,
  storage,
  texts = messageTexts,
  region = DEFAULT_REGION,
  logger,
  maySeeDraft,
  systemOrigin = 'http://localhost:3000',
  resolveTxt = systemDns,
  rateLimit = true,
  sendsMail = true,
  mediaHosts,
  siteWorker,
  version = packageJson.version,
}: ApiParts): Api {
  const watch = createWatch(storage, (err) => logger?.error({ err }, 'Open drafts could not be watched.'))
  const service: Service = {
    stores: {
      sites: createSitesStore(storage),
      pages: createPagesStore(storage, specs),
      contents: createContentsStore(storage),
      drafts: createDraftsStore(storage, specs),
    },
    storage,
    parts: { watch, specs, systemOrigin, logger, resolveTxt, sendsMail, mediaHosts, siteWorker },
    texts,
    region,
    limits: createRateLimits(rateLimit),
    maySeeDraft,
  }
  const routes = [...answers, ...healthAnswers(storage, version)].map((answered) => ({
    answered,
    ...askerOf(answered, service),
  }))
  const byCall = new Map<object, (typeof routes)[number]>(routes.map((route) => [route.answered.call, route]))

  async function ask<const C extends object>(call: C, question: Question<C>, context: SendContext = {}) {
    const route = byCall.get(call)
    if (!route) throw new Error(`Nobody answers ${(call as Call).method} ${(call as Call).path}.`)
    const { clientId, tenantId, language, requestId, ...rest } = context
    try {
      const asking = { ...rest, client: tenantId ?? clientId, language, requestId }
      const { data, session, knownDevice } = await route.ask(route.split(question as object), asking)
      return {
        data: data as Answer<C>,
        ...(session !== undefined && { session }),
        ...(knownDevice !== undefined && { knownDevice }),
      }
    } catch (error) {
      const failure = failureOf(error)
      if (isOurs(failure))
        logger?.error(
          { err: error, requestId, tenant: tenantId ?? clientId, route: (call as Call).path },
          'A call failed.',
        )
      throw inWords(failure, texts, language)
    }
  }

  return {
    plugin: apiPlugin(routes, texts, version, () => watch.close()),
    ask,
    send: async (call, question, context) => (await ask(call, question, context)).data,
    async redirectsOf(tenantId) {
      const site = await service.stores.sites.byClient(tenantId)
      return site ? rulesOf(storage.db, site, service.parts) : []
    },
    maySeeDraft: async (tenantId, draftsId, shown) =>
      (await showsKey(service, { tenantId, shown }, draftsId)) && service.stores.drafts.has(tenantId, draftsId),
  }
}

/** The same failure in the asker's language. */
function inWords(failure: CallError, texts: Texts, language: string | undefined): CallError {
  const words = wordsIn(texts, language)
  const fields = fieldsOf(failure, words)
  return new CallError(failure.code, {
    message: messageOf(failure, fields, words),
    fields,
    details: failure.details,
    retryAfter: failure.retryAfter,
  })
}
