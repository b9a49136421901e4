import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type AnswerFacts,
  type CountedPage,
  createSecurityHeaders,
  isFileRequest,
  pageRequestOf,
  readForm,
  requestFactsOf,
  schemeOf,
  sendPage,
  sendStatus,
} from '@vitrine/api'
import { LAYOUT_STEP } from '@vitrine/renderer/internal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from '../assets/assets.ts'
import { type Config, storesOf } from '../config.ts'
import type { Message } from '../guards/index.ts'
import { carrying, foreignReferrer } from '../pages/carried-page.ts'
import { asPayload, payloadRequestOf } from '../pages/page-payload.ts'
import { NO_STORE, type PageMeta } from '../pages/page-reply.ts'
import type { HostPages, PageReply } from '../pages/pages.ts'
import type { SiteService } from '../request/sites.ts'
import type { UnsavedContent } from '../request/visit-client.ts'
import { readHost } from '../routing/hosts.ts'
import { createCachedAnswers } from './cached-answers.ts'

/** What Vite brings while developing: sources instead of a build, and changes at once. */
export interface Development {
  readonly assets: Assets
  /** Puts Vite's client and the styles of its sections into a page. */
  readonly transform: (html: string, target: string) => Promise<string>
  /** Serves sources to the browser, and hands on what is no source. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Files of the threads, where they are not the sources of this package: with sections of plugins. */
  readonly jobWorker?: string | undefined
  readonly searchWorker?: string | undefined
}

/** Answers requests with pages. */
export interface PageAnswers {
  /** Answers what is cached before all routes and the hooks that are added later. */
  readonly serveCached: (app: FastifyInstance) => void
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Answers a draft's page with a content in it as somebody types it. */
  readonly answerUnsaved: (
    request: FastifyRequest,
    reply: FastifyReply,
    target: string,
    unsaved: UnsavedContent,
  ) => Promise<FastifyReply>
  /** Answers with a page that says why there is no other. */
  readonly refuse: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    message: Message,
  ) => Promise<FastifyReply>
  /** The same for what went wrong on the way to a page or a file. */
  readonly fail: (error: FailedRequest, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** What is logged of an answer beside its status. */
  readonly factsOf: (request: FastifyRequest) => AnswerFacts | undefined
}

interface FailedRequest {
  readonly statusCode?: number
  /** Of calls that failed. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends what pages answer, with the headers that belong to it. */
export function createPageAnswers(
  pages: HostPages,
  config: Config,
  { siteVersion, numbers }: Pick<SiteService, 'siteVersion' | 'numbers'>,
  development: Development | undefined,
): PageAnswers {
  const facts = new WeakMap<FastifyRequest, AnswerFacts>()
  const secure = createSecurityHeaders({
    ...config,
    stores: storesOf(config),
    inlineScripts: [LAYOUT_STEP],
    isRelaxed: development !== undefined,
  })

  const cached = createCachedAnswers({ cachedPage: pages.cachedPage, siteVersion })

  /** @param isSoft whether a page tells that it was shown in the place of another one. */
  function count(request: FastifyRequest, tenantId: string | undefined, page: CountedPage | undefined, isSoft = false) {
    if (!numbers || !page || tenantId === undefined || (request.method !== 'GET' && !isSoft)) return
    const facts = requestFactsOf(request, { isSoft, countryHeader: config.countryHeader })
    if (facts) numbers.countVisit({ tenantId, page, at: Date.now(), request: facts })
  }

  /** A page was shown that was sent before: it is counted, and nothing is sent again. */
  async function noteSeen(request: FastifyRequest, reply: FastifyReply, target: string) {
    const answer = await pages.answer({ ...pageRequestOf(request), target })
    if (answer.kind === 'page') count(request, answer.page.meta.tenantId, answer.page.meta.counted, true)
    return reply.code(204).header('cache-control', NO_STORE).send()
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: PageReply, since: number) {
    if (answer.cookies?.length) reply.header('set-cookie', answer.cookies)
    if (answer.kind === 'redirect') {
      if (answer.noindex) reply.header('x-robots-tag', 'noindex')
      return reply.header('cache-control', answer.cacheControl).redirect(answer.target, answer.status)
    }
    const { meta } = answer.page
    facts.set(request, { route: meta.key, tenantId: meta.tenantId })
    const headers = secure(
      { framedBy: framedBy(meta), isEditor: meta.isEditor === true, agreed: meta.agreed },
      schemeOf(request),
    )
    await sendPage(request, reply, answer.page, { since, headers, transform: development?.transform })
    if (!development) cached.remember(request, reply, answer)
    count(request, meta.tenantId, meta.counted)
    return reply
  }

  const refuse: PageAnswers['refuse'] = async (request, reply, status, message) => {
    const since = performance.now()
    const shown = status >= 500 ? { requestId: request.id } : {}
    return send(request, reply, await pages.fail(pageRequestOf(request), { status, message, ...shown }), since)
  }

  const answer: PageAnswers['answer'] = async (request, reply) => {
    if (isFileRequest(request)) return sendStatus(reply, 404)
    const since = performance.now()
    const payload = request.method === 'POST' ? undefined : payloadRequestOf(request.url)
    if (payload?.isSeen) return noteSeen(request, reply, payload.target)
    if (payload) {
      const page = await pages.answer({ ...pageRequestOf(request), target: payload.target })
      return send(request, reply, await asPayload(page, payload), since)
    }
    const post = request.method === 'POST' ? await readForm(request) : undefined
    const answered = await pages.answer({ ...pageRequestOf(request), post })
    const shown = await carrying(answered, {
      hostKind: readHost(request.host, config.systemDomain)?.kind ?? 'custom',
      target: request.url,
      referrer: foreignReferrer(request.headers.referer, request.host),
      isPosted: post !== undefined,
    })
    return send(request, reply, shown, since)
  }

  return {
    serveCached: (app) =>
      cached.serve(app, (request, known, counted) => {
        facts.set(request, known)
        count(request, known.tenantId, counted)
      }),
    answer,
    async answerUnsaved(request, reply, target, unsaved) {
      const since = performance.now()
      const ask = (at: string) => pages.answer({ ...pageRequestOf(request), target: at }, unsaved)
      const answer = await ask(target)
      // A browser would follow without what it sent: the right spelling of the address is drawn at once.
      const isOwn = answer.kind === 'redirect' && answer.target.startsWith('/')
      return send(request, reply, isOwn ? await ask(answer.target) : answer, since)
    },
    refuse,
    factsOf: (request) => facts.get(request),
    async fail(error, request, reply) {
      const thrown = error.statusCode ?? error.status ?? 500
      // What serves files says so of a name that no file can have (longer than 255 bytes): there is none.
      if (thrown === 403) return answer(request, reply)
      const status = (thrown >= 400 && thrown < 500) || thrown === 503 ? thrown : 500
      if (status >= 500) request.log.error({ err: error }, 'A request failed.')
      const range = error.headers?.['Content-Range']
      if (range !== undefined) reply.header('content-range', range)
      if (isFileRequest(request)) return sendStatus(reply, status)
      if (status === 408) reply.header('connection', 'close')
      return refuse(request, reply, status, { key: `error.${hasWords(status) ? status : 400}` })
    },
  }
}

/** Statuses that a page says more of than that the request cannot be read. */
const hasWords = (status: number): boolean => status >= 500 || status === 408 || status === 413

/** A designer may not be framed, its frame only by the origins that are configured. */
function framedBy({ key, isEditor }: PageMeta): 'self' | 'nobody' | 'parents' {
  if (key === 'designerIframe') return 'parents'
  return isEditor || key === 'designer' ? 'nobody' : 'self'
}
