import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type AnswerFacts,
  createSecurityHeaders,
  encodingOf,
  isFileRequest,
  isNotModified,
  readCookies,
  readForm,
  sendStatus,
} from '@vitrine/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from '../assets/assets.ts'
import { type Config, storesOf } from '../config.ts'
import type { Message } from '../guards/index.ts'
import type { HostPages, PageReply, PageRequest } from '../pages/pages.ts'

/** What Vite brings while developing: sources instead of a build, and changes at once. */
export interface Development {
  readonly assets: Assets
  /** Puts Vite's client and the styles of its sections into a page. */
  readonly transform: (html: string, target: string) => Promise<string>
  /** Serves sources to the browser, and hands on what is no source. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Answers requests with pages. */
export interface PageAnswers {
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
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
export function createPageAnswers(pages: HostPages, config: Config, development: Development | undefined): PageAnswers {
  const facts = new WeakMap<FastifyRequest, AnswerFacts>()
  const secure = createSecurityHeaders({ ...config, stores: storesOf(config), isRelaxed: development !== undefined })

  async function send(request: FastifyRequest, reply: FastifyReply, answer: PageReply, since: number) {
    if (answer.cookies?.length) reply.header('set-cookie', answer.cookies)
    if (answer.kind === 'redirect') {
      if (answer.noindex) reply.header('x-robots-tag', 'noindex')
      return reply.header('cache-control', answer.cacheControl).redirect(answer.target, answer.status)
    }
    const { meta, etag, body } = answer.page
    facts.set(request, { route: meta.key, tenantId: meta.tenantId })
    sendHead(reply, meta, since).headers(
      secure({ framedBy: framedBy(meta), isEditor: meta.isEditor === true }, schemeOf(request)),
    )
    if (development && meta.contentType === undefined)
      return reply.send(await development.transform(String(await body('identity')), request.url))
    if (meta.status === 200 && request.method !== 'POST') {
      reply.header('etag', etag)
      if (isNotModified(etag, request.headers['if-none-match']))
        return reply.code(304).removeHeader('content-type').send()
    }
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await body(encoding))
  }

  const refuse: PageAnswers['refuse'] = async (request, reply, status, message) => {
    const since = performance.now()
    const shown = status >= 500 ? { requestId: request.id } : {}
    return send(request, reply, await pages.fail(requestOf(request), { status, message, ...shown }), since)
  }

  const answer: PageAnswers['answer'] = async (request, reply) => {
    if (isFileRequest(request)) return sendStatus(reply, 404)
    const since = performance.now()
    const post = request.method === 'POST' ? await readForm(request) : undefined
    return send(request, reply, await pages.answer({ ...requestOf(request), post }), since)
  }

  return {
    answer,
    refuse,
    factsOf: (request) => facts.get(request),
    async fail(error, request, reply) {
      const given = error.statusCode ?? error.status ?? 500
      // What serves files says so of a name that no file can have (longer than 255 bytes): there is none.
      if (given === 403) return answer(request, reply)
      const status = (given >= 400 && given < 500) || given === 503 ? given : 500
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

type PageMeta = Extract<PageReply, { kind: 'page' }>['page']['meta']

/** A designer may not be framed, its frame only by the origins that are configured. */
function framedBy({ key, isEditor }: PageMeta): 'self' | 'nobody' | 'parents' {
  if (key === 'designerIframe') return 'parents'
  return isEditor || key === 'designer' ? 'nobody' : 'self'
}

function sendHead(reply: FastifyReply, meta: PageMeta, since: number): FastifyReply {
  reply
    .code(meta.status)
    .type(meta.contentType ?? 'text/html; charset=utf-8')
    .header('cache-control', meta.cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('server-timing', `render;dur=${(performance.now() - since).toFixed(1)}`)
  if (meta.noindex) reply.header('x-robots-tag', 'noindex')
  if (meta.status === 405) reply.header('allow', 'GET, HEAD')
  const retryAfter = meta.retryAfter ?? (meta.status === 503 ? 5 : undefined)
  return retryAfter === undefined ? reply : reply.header('retry-after', String(retryAfter))
}

/** Forwarded headers count only from trusted proxies: Fastify sees to that (R65). */
const schemeOf = (request: FastifyRequest): 'http' | 'https' => (request.protocol === 'https' ? 'https' : 'http')

const requestOf = (request: FastifyRequest): PageRequest => ({
  host: request.host,
  scheme: schemeOf(request),
  target: request.url,
  requestId: request.id,
  shown: readCookies([request.headers.cookie].flat()[0], request.protocol === 'https'),
  peer: request.ip,
  device: request.headers['user-agent'],
  log: (level, facts, message) => request.log[level](facts, message),
})
