import type { Specs } from '@vitrine/model'
import { type Answer, type Call, CallError, DEFAULT_REGION, limits, type Question } from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import type { Answered } from '../calls/answer.ts'
import { type Asking, askerOf, type MaySeeDraft, type Service } from '../calls/ask.ts'
import { type Texts, wordsIn } from '../calls/words.ts'
import { createContentsStore } from '../contents/contents.store.ts'
import { contentAnswers } from '../contents/contents.ts'
import { policyAnswers } from '../contents/policies.ts'
import { createDraftsStore } from '../drafts/drafts.store.ts'
import { healthAnswers } from '../health/health.ts'
import { createPagesStore } from '../pages/pages.store.ts'
import { pageAnswers } from '../pages/pages.ts'
import { googleAnswers } from '../sites/google.ts'
import { createSitesStore } from '../sites/sites.store.ts'
import { siteAnswers } from '../sites/sites.ts'
import type { Storage } from '../storage/storage.ts'
import { tradeAnswers } from '../trade/trade.ts'
import { failureOf, fieldsOf, isOurs } from './failures.ts'
import { apiPlugin } from './plugin.ts'

/** The answers to all declared calls. */
export const answers: readonly Answered[] = [
  ...siteAnswers,
  ...googleAnswers,
  ...pageAnswers,
  ...contentAnswers,
  ...policyAnswers,
  ...tradeAnswers,
]

/** Who the host asks for. */
export interface SendContext {
  readonly clientId?: string | undefined
  readonly tenantId?: string | undefined
  readonly host?: string | undefined
  readonly language?: string | undefined
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
  /**
   * Decides who may see a draft; nobody, unless it says so. `request` is there for calls over HTTP,
   * `context` for those of the host.
   */
  readonly maySeeDraft?: MaySeeDraft<Asking & { readonly request?: FastifyRequest; readonly context?: SendContext }>
  readonly version?: string
}

export interface Api {
  /** Registers everything under `/api/site/`; the instance is made with `serverOptions`. */
  readonly plugin: FastifyPluginAsync
  /**
   * Asks a call inside this process: the same checks, the same answers, no HTTP.
   * @throws CallError
   */
  send<const C extends object>(call: C, question: Question<C>, context?: SendContext): Promise<Answer<C>>
}

/** What the server that takes the plugin must be made with. */
export const serverOptions = {
  routerOptions: { ignoreTrailingSlash: true },
  onProtoPoisoning: 'remove',
  onConstructorPoisoning: 'remove',
  bodyLimit: limits.body,
  // Fastify's defaults leave a slow body open beyond two minutes.
  requestTimeout: 15_000,
  http: { headersTimeout: 10_000 },
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
  version = packageJson.version,
}: ApiParts): Api {
  const service: Service = {
    stores: {
      sites: createSitesStore(storage),
      pages: createPagesStore(storage, specs),
      contents: createContentsStore(storage),
      drafts: createDraftsStore(storage),
    },
    texts,
    region,
    maySeeDraft: maySeeDraft ?? (() => false),
  }
  const routes = [...answers, ...healthAnswers(storage, version)].map((answered) => ({
    answered,
    ...askerOf(answered, service),
  }))
  const byCall = new Map<object, (typeof routes)[number]>(routes.map((route) => [route.answered.call, route]))

  return {
    plugin: apiPlugin(routes, texts, version),
    async send<const C extends object>(call: C, question: Question<C>, context: SendContext = {}) {
      const route = byCall.get(call)
      if (!route) throw new Error(`Nobody answers ${(call as Call).method} ${(call as Call).path}.`)
      const { clientId, tenantId, host, language, requestId } = context
      try {
        const asking = { client: tenantId ?? clientId, host, language, context }
        const { data } = await route.ask(route.split(question as object), asking)
        return data as Answer<C>
      } catch (error) {
        const failure = failureOf(error)
        if (isOurs(failure))
          logger?.error(
            { err: error, requestId, tenant: asking(context), route: (call as Call).path },
            'A call failed.',
          )
        throw inWords(failure, texts, language)
      }
    },
  }
}

const asking = ({ tenantId, clientId }: SendContext) => tenantId ?? clientId

/** The same failure in the asker's language. */
function inWords(failure: CallError, texts: Texts, language: string | undefined): CallError {
  const words = wordsIn(texts, language)
  return new CallError(failure.code, words(`error.${failure.code}`), fieldsOf(failure, words))
}
