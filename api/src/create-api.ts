import type { Specs } from '@vitrine/model'
import {
  type Answer,
  type Call,
  CallError,
  DEFAULT_REGION,
  type PageTypeSpec,
  type PermissionSet,
  type Question,
  type RedirectRule,
} from '@vitrine/schemas'
import type { InquiryList } from '@vitrine/schemas/inquiry-list'
import { messageTexts } from '@vitrine/schemas/texts'
import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { answers } from './endpoints.ts'
import { createContentsStore } from './features/contents/contents.queries.ts'
import { createRowsStore } from './features/contents/rows/rows-store.ts'
import { createSearch } from './features/contents/search/search.ts'
import { watchChats } from './features/conversations/chat/events/watch-chats.ts'
import type { InboundMail } from './features/conversations/replies/reply-mail.ts'
import { type ResolveTxt, resolveTxt as systemDns } from './features/domains/proof.ts'
import { createIdentities } from './features/draft-keys/identities.ts'
import type { MaySeeDraft } from './features/draft-keys/may-see-draft.ts'
import { maySeeDraftBy } from './features/draft-keys/may-see-draft.ts'
import { watchDrafts } from './features/drafts/events/watch-drafts.ts'
import { createDraftsStore } from './features/drafts/store/drafts.queries.ts'
import { createKeptPages, type KeptPages } from './features/kept-pages/kept-pages.ts'
import { createShareImages, type ShareImages } from './features/media/share-images.ts'
import { healthRoutes } from './features/monitoring/health.routes.ts'
import { createNumbers, type Numbers } from './features/numbers/count-numbers.ts'
import { createPagesStore } from './features/pages/pages.queries.ts'
import { rulesOf } from './features/redirects/redirects.routes.ts'
import { createSiteTemplates } from './features/site-creation/templates/site-templates.ts'
import type { SiteVersion } from './features/sites/known-sites.ts'
import { createSitesStore } from './features/sites/sites.queries.ts'
import { createDraftCounts } from './features/today/draft-counts.ts'
import { watchSites } from './features/today/events/watch-sites.ts'
import type { AddressRules } from './features/trace-redirects/address-rules.ts'
import { createTextOrders } from './features/translation/text-order.queries.ts'
import {
  createTranslationEngines,
  type TranslationEngines,
} from './features/translation-engines/translation-engines.ts'
import { translateJob } from './features/translation-tasks/work/translate-job.ts'
import {
  readReceipt,
  readSent,
  type SentForm,
  signedReceipt,
  signedSent,
} from './features/visitors/form/signed-forms.ts'
import { readSignedList, signedList } from './features/visitors/form/signed-list.ts'
import { type SentMessage, sentMessage } from './features/visitors/messages/sent-message.queries.ts'
import { createWebhookSender, type WebhookSender } from './features/webhooks/delivery/sender.ts'
import type { ShownCredentials } from './http/access/identity.ts'
import { createRateLimits } from './http/access/rate-limits.ts'
import { compileEndpoint } from './http/endpoint/compile-endpoint.ts'
import { failureOf, fieldsOf, isOurs, messageOf } from './http/endpoint/failures.ts'
import type { Service } from './http/endpoint/service.ts'
import type { SentFile } from './http/question/sent-file.ts'
import { apiPlugin } from './http/server/plugin.ts'
import { jobKinds, readingKinds } from './job-kinds.ts'
import { asRecord } from './platform/as-record.ts'
import type { Storage } from './platform/database/storage.ts'
import { createJobs, type Jobs } from './platform/jobs/create-jobs.ts'
import { withPageTypeNames } from './platform/language/page-type-names.ts'
import { type TextsByLanguage, translatorFor } from './platform/language/translator.ts'
import type { InstanceMail } from './platform/mail/mail-sender.ts'
import { createSiteServers, type SiteServers } from './platform/mail/servers/site-servers.ts'
import { createSealing } from './platform/sealing/sealing.ts'

/** Who the host asks for, and what they show. */
export interface SendContext {
  readonly clientId?: string | undefined
  readonly tenantId?: string | undefined
  readonly host?: string | undefined
  readonly language?: string | undefined
  readonly shown?: ShownCredentials | undefined
  /** The address of the visitor, where a visitor's words are handed on: it is what limits count. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  /** Files that a visitor sent, for calls that take them. */
  readonly files?: AsyncIterable<SentFile> | undefined
  /** For the log. */
  readonly requestId?: string | undefined
}

export interface ApiOptions {
  readonly specs: Specs
  /** The kinds of pages that plugins and the config add; none when left out. */
  readonly pageTypes?: readonly PageTypeSpec[]
  /** The permission sets that plugins and the config add; none when left out. */
  readonly permissionSets?: readonly PermissionSet[]
  readonly storage: Storage
  /** Messages by language and key; English words of our own where they are left out. */
  readonly texts?: TextsByLanguage
  readonly region?: 'cn' | 'us'
  readonly logger?: Logger
  /** Decides who may see a draft; when left out, members of its site and those with a key to its preview. */
  readonly maySeeDraft?: MaySeeDraft
  /** Where owners work, without a slash at its end. */
  readonly systemOrigin?: string
  /** Asks the DNS for what proves a domain; that of the machine when left out. */
  readonly resolveTxt?: ResolveTxt
  /** Where addresses lead without the rules of owners; nowhere when left out. */
  readonly addressRules?: AddressRules
  /** Whether it is counted how often somebody asks. */
  readonly rateLimit?: boolean
  /** Whether somebody sends what is in the outbox; without it mails wait, and a call that needs one says so. */
  readonly sendsMail?: boolean
  /** The mail server of the instance, for test mails, and the address that it sends for. */
  readonly instanceMail?: InstanceMail | undefined
  /** The mail servers of sites, with the instance's secret and rules; those of an instance without settings when left out. */
  readonly siteServers?: SiteServers
  /** Sends events to webhooks, with the instance's secret and rules; those of an instance without settings when left out. */
  readonly webhookSender?: WebhookSender
  /** The translation engines of sites and of the instance; those of sites alone when left out. */
  readonly translationEngines?: TranslationEngines
  /** How answers to replies come back; they go to members themselves when it is left out. */
  readonly inbound?: InboundMail | undefined
  /** The hosts that the policy of pages lets files come from; checks name files on others. Not checked when left out. */
  readonly mediaHosts?: readonly string[]
  /**
   * The file that calls `serveJobWorker` with the same sections. Drafts are published and sites imported by it in a thread of its own;
   * without it nobody is answered while that is done.
   */
  readonly jobWorker?: string
  /** The file that calls `serveSearchWorker`. It searches in a thread of its own; without it this thread does. */
  readonly searchWorker?: string
  /** Holds a folder for each template that new sites may begin with; there are none when left out. */
  readonly templatesFolder?: string | readonly string[]
  /** So long a search in it may take, in milliseconds; two seconds when left out. */
  readonly searchWithin?: number
  readonly version?: string
}

/** What came back, and the session that the caller gets (`null`: theirs is taken away). */
export interface ApiAnswer<T> {
  readonly data: T
  readonly session?: string | null
  /** The cookie that marks the caller's browser as known. */
  readonly knownDevice?: string
}

export interface Api {
  /** Where owners work, for links in mails: `https://vitrine.example`. */
  readonly systemOrigin: string
  /** Registers everything under `/api/site/`; the instance is made with `serverOptions` and `endSlowSenders`. */
  readonly plugin: FastifyPluginAsync
  /**
   * Asks a call inside this process: the same checks, the same answers, no HTTP.
   * @throws CallError
   */
  send<const C extends Call>(call: C, question: Question<C>, context?: SendContext): Promise<Answer<C>>
  /** The same, for calls that sign somebody in or out. */
  sendForSession<const C extends Call>(
    call: C,
    question: Question<C>,
    context?: SendContext,
  ): Promise<ApiAnswer<Answer<C>>>
  /** Settles when searches are answered at once, and after two seconds at the latest: a server opens its door then. */
  readonly searchStarted: Promise<void>
  /** Whether somebody who shows these may see a draft of a site; a draft that the site does not have is seen by nobody. */
  maySeeDraft(tenantId: string, draftsId: string, shown: ShownCredentials): Promise<boolean>
  /**
   * Which release and contents a site has, told at once: whatever changes in a site changes one of them. Nothing where
   * nobody asked for the site in the last second, or the database does not answer.
   */
  siteVersion(tenantId: string): SiteVersion | undefined
  /** Where the paths of a site lead that its owner moved: for the host, which leads visitors there (R70). */
  redirectsOf(tenantId: string): Promise<readonly RedirectRule[]>
  /** What an address says of a form that was sent, signed. */
  signedSent(form: SentForm): Promise<string | undefined>
  /** What it says, when it was signed here for this site. */
  readSent(tenantId: string, value: string): Promise<SentForm | undefined>
  /** The value of the cookie of a browser that sent a message, by the number of the message. */
  signedReceipt(tenantId: string, reference: string): Promise<string>
  /** The message with a number, for a browser whose cookie shows that it sent it. */
  sentMessage(tenantId: string, reference: string, cookie: string): Promise<SentMessage | undefined>
  /** The value of the cookie with the inquiry list of a site; nothing where it does not fit into one. */
  signedList(tenantId: string, list: InquiryList): Promise<string | undefined>
  /** The list that such a cookie holds; an empty one where it is none of ours. */
  readSignedList(tenantId: string, cookie: string): Promise<InquiryList>
  /** What link previews show of a site's pictures. */
  readonly shareImages: ShareImages
  /** Pages as they were drawn. */
  readonly keptPages: KeptPages
  /** Counts visits. To be closed when nobody visits any more, before the storage is. */
  readonly numbers: Pick<Numbers, 'countVisit' | 'flush' | 'close'>
  /** What outlives its request; they end with the plugin. */
  readonly jobs: Jobs
}

/**
 * The service behind `/api/site/`.
 *
 * `const api = createApi({ specs, storage })` · `app.register(api.plugin)` ·
 * `await api.send(pageIdByPath, { path: '/' }, { clientId: 'demo' })`
 */
export function createApi({
  specs,
  pageTypes = [],
  permissionSets = [],
  storage,
  texts: given = messageTexts,
  region = DEFAULT_REGION,
  logger,
  maySeeDraft: decides,
  systemOrigin = 'http://localhost:3000',
  resolveTxt = systemDns,
  rateLimit = true,
  sendsMail = true,
  instanceMail,
  siteServers = createSiteServers(storage.db, createSealing(storage.db)),
  webhookSender = createWebhookSender(storage.db, { sealing: siteServers.sealing, systemOrigin, logger }),
  translationEngines = createTranslationEngines(storage.db, { sealing: siteServers.sealing }),
  inbound,
  addressRules,
  mediaHosts,
  jobWorker,
  searchWorker,
  searchWithin,
  templatesFolder,
  version = packageJson.version,
}: ApiOptions): Api {
  const texts = withPageTypeNames(given, pageTypes)
  const watch = watchDrafts(storage, (err) => logger?.error({ err }, 'Open drafts could not be watched.'))
  const siteWatch = watchSites(storage, (err) => logger?.error({ err }, 'Sites could not be watched.'))
  const chatWatch = watchChats(storage, (err) => logger?.error({ err }, 'Chats could not be watched.'))
  const search = createSearch(storage, { worker: searchWorker, within: searchWithin, logger })
  const jobs = createJobs(storage, { kinds: jobKinds(storage, specs), worker: jobWorker, logger })
  const reading = readingKinds(storage, specs)
  jobs.take(jobWorker === undefined ? reading : { kinds: reading.map(({ name }) => name), file: jobWorker, data: {} })
  // Here, since engines of a config are functions; it mostly waits for them. Of two sites, none waits for the other.
  const translating = [translateJob({ storage, specs, pageTypes, engines: translationEngines })]
  jobs.take(translating)
  jobs.take(translating)
  const sites = createSitesStore(storage)
  const drafts = createDraftsStore(storage, specs)
  const numbers = createNumbers(storage, sites, { logger })
  const identities = createIdentities(storage.db)
  const limits = createRateLimits(rateLimit, storage)
  const maySeeDraft = decides ?? maySeeDraftBy({ identities, limits })
  const service: Service = {
    sites,
    identities,
    visibleDraft: async ({ id }, draftsId, caller) =>
      (await maySeeDraft({ ...caller, tenantId: id }, draftsId)) ? drafts.byId(id, draftsId) : undefined,
    stores: {
      sites,
      pages: createPagesStore(storage, specs),
      contents: createContentsStore(storage, search.find),
      contentRows: createRowsStore(storage),
      drafts,
      draftCounts: createDraftCounts(storage, specs, jobs, (err) =>
        logger?.error({ err }, 'A draft could not be counted.'),
      ),
      textOrders: createTextOrders(),
    },
    storage,
    parts: {
      watch,
      siteWatch,
      chatWatch,
      specs,
      pageTypes,
      permissionSets,
      systemOrigin,
      logger,
      resolveTxt,
      sendsMail,
      instanceMail,
      siteServers,
      sealing: siteServers.sealing,
      webhookSender,
      translationEngines,
      addressRules,
      inbound,
      mediaHosts,
      jobs,
      numbers,
      templates: createSiteTemplates(templatesFolder),
    },
    texts,
    region,
    limits,
  }
  const routes = [...answers, ...healthRoutes(storage, version)].map((endpoint) => ({
    endpoint,
    ...compileEndpoint(endpoint, service),
  }))
  const byCall = new Map<Call, (typeof routes)[number]>(routes.map((route) => [route.endpoint.call, route]))

  async function sendForSession<const C extends Call>(call: C, question: Question<C>, context: SendContext = {}) {
    const route = byCall.get(call)
    if (!route) throw new Error(`Nobody answers ${call.method} ${call.path}.`)
    const { clientId, tenantId, language, requestId, ...rest } = context
    try {
      const caller = { ...rest, client: tenantId ?? clientId, language, requestId }
      const { data, session, knownDevice } = await route.handle(route.split(asRecord(question)), caller)
      return {
        data: data as Answer<C>,
        ...(session !== undefined && { session }),
        ...(knownDevice !== undefined && { knownDevice }),
      }
    } catch (error) {
      const failure = failureOf(error)
      if (isOurs(failure))
        logger?.error({ err: error, requestId, tenant: tenantId ?? clientId, route: call.path }, 'A call failed.')
      throw inWords(failure, texts, language)
    }
  }

  return {
    systemOrigin,
    plugin: apiPlugin(routes, { texts, version, specs }, async () => {
      watch.close()
      siteWatch.close()
      chatWatch.close()
      await jobs.close()
      // Visits that are answered now are written by whoever closes the storage.
      await numbers.flush()
      await search.close()
    }),
    sendForSession,
    searchStarted: search.started,
    send: async (call, question, context) => (await sendForSession(call, question, context)).data,
    siteVersion: sites.version,
    async redirectsOf(tenantId) {
      const site = await sites.byClient(tenantId)
      return site ? rulesOf(storage.db, site, service.parts) : []
    },
    maySeeDraft: async (tenantId, draftsId, shown) =>
      (await maySeeDraft({ tenantId, shown }, draftsId)) && drafts.has(tenantId, draftsId),
    signedSent: (form) => signedSent(storage.db, form),
    readSent: (tenantId, value) => readSent(storage.db, tenantId, value),
    signedReceipt: (tenantId, reference) => signedReceipt(storage.db, tenantId, reference),
    sentMessage: async (tenantId, reference, cookie) =>
      (await readReceipt(storage.db, tenantId, cookie)) === reference
        ? sentMessage(storage.db, tenantId, reference)
        : undefined,
    signedList: (tenantId, list) => signedList(storage.db, tenantId, list),
    readSignedList: (tenantId, cookie) => readSignedList(storage.db, tenantId, cookie),
    shareImages: createShareImages(storage),
    keptPages: createKeptPages(storage, logger),
    numbers,
    jobs,
  }
}

/** The same failure in the caller's language. */
function inWords(failure: CallError, texts: TextsByLanguage, language: string | undefined): CallError {
  const t = translatorFor(texts, language)
  const fields = fieldsOf(failure, t)
  return new CallError(failure.code, {
    message: messageOf(failure, fields, t),
    fields,
    details: failure.details,
    retryAfter: failure.retryAfter,
  })
}
