import { randomUUID } from 'node:crypto'
import { maxHeaderSize, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Api, encodingOf, type Metrics, readCookies } from '@vitrine/api'
import { API_PREFIX, unsubscribe } from '@vitrine/schemas'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { isNotModified } from '../assets/page-cache.ts'
import type { Config } from '../config.ts'
import { isForm, isTooLarge, readPost, takePosts } from '../forms/index.ts'
import type { Message } from '../guards/index.ts'
import type { RenderContext } from '../pages/draw.ts'
import { createPages, type PageReply, type PageRequest } from '../pages/pages.ts'
import { namesOneHost } from '../request/request-host.ts'
import type { SiteService } from '../request/sites.ts'
import type { BuildRedirectRule } from '../routing/redirects.ts'
import { checkGuardNames, routeAddress, routePatterns, routes } from '../routing/routes.ts'
import type { Development } from './development.ts'
import { serveFiles } from './files.ts'
import { connectionOptions, drainConnections } from './graceful-shutdown.ts'
import { serveMetrics } from './metrics.ts'
import { pageSecurity } from './security.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers with a page of the route table. */
    readonly isPage?: boolean
  }
}

export interface ServerParts {
  readonly config: Config
  readonly api: Pick<Api, 'plugin'> & SiteService
  readonly studio: RenderContext
  readonly logger: FastifyBaseLogger
  /** The folder of the build for browsers, and its redirects. */
  readonly builds?: string | undefined
  readonly redirects?: readonly BuildRedirectRule[] | undefined
  readonly mediaDir: string
  readonly uploadsDir: string
  /** The demo sites that are there: the start page leads to them. */
  readonly demoSites?: readonly string[] | undefined
  readonly development?: Development | undefined
  readonly metrics?: Metrics | undefined
}

/**
 * The server: pages, files and the API in one process.
 *
 * @throws Error when a route names a guard that does not exist (R72), or a redirect cannot be used.
 */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  checkGuardNames()
  const { config, api, studio, logger, redirects, development } = parts
  const pages = createPages({
    config,
    ...(parts.demoSites && { demoSites: parts.demoSites }),
    // What it listens on: PORT may be 0, for any free one.
    port: () => (app.server.address() as AddressInfo | null)?.port ?? config.port,
    service: api,
    studio,
    ...(redirects && { redirects }),
    ...(development && { cacheBytes: 1 }),
  })
  const security = pageSecurity(config, development !== undefined)

  const app = Fastify({
    ...connectionOptions,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // As long as a whole request head may be: a name that is too long for a page is answered by one.
    routerOptions: { maxParamLength: maxHeaderSize },
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // An address that cannot be decoded never reaches a route (R43).
    frameworkErrors(_error, request, reply) {
      if (request.url.startsWith('/api/')) void refuseCall(request, reply)
      else if (isFile(request)) void plainly(reply, 400)
      else void refuse(request, reply, 400, { key: 'error.400' })
    },
  })
  drainConnections(app)

  // First of all: past this, a host is what its one name says.
  app.addHook('onRequest', async (request, reply) => {
    if (namesOneHost(request)) return
    reply.header('connection', 'close')
    return isCall.test(request.url) ? refuseCall(request, reply, 400) : plainly(reply, 400)
  })

  async function send(request: FastifyRequest, reply: FastifyReply, answer: PageReply, since: number) {
    if (answer.cookies?.length) reply.header('set-cookie', answer.cookies)
    if (answer.kind === 'redirect') {
      if (answer.noindex) reply.header('x-robots-tag', 'noindex')
      return reply.header('cache-control', answer.cacheControl).redirect(answer.target, answer.status)
    }
    const { meta, etag, body } = answer.page
    about.set(request, meta)
    reply
      .code(meta.status)
      .type(meta.contentType ?? 'text/html; charset=utf-8')
      .headers(security(meta, schemeOf(request)))
      .header('cache-control', meta.cacheControl)
      .header('vary', 'Accept-Encoding')
      .header('server-timing', `render;dur=${(performance.now() - since).toFixed(1)}`)
    if (meta.noindex) reply.header('x-robots-tag', 'noindex')
    if (meta.status === 405) reply.header('allow', 'GET, HEAD')
    const retryAfter = meta.retryAfter ?? (meta.status === 503 ? 5 : undefined)
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
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

  async function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: Message) {
    const since = performance.now()
    const told = status >= 500 ? { requestId: request.id } : {}
    return send(request, reply, await pages.fail(requestOf(request), { status, message, ...told }), since)
  }

  /** What is logged of an answer beside its status; no addresses, since they may hold names and tokens. */
  const about = new WeakMap<
    FastifyRequest,
    { readonly key: string | undefined; readonly tenantId: string | undefined }
  >()
  app.addHook('onResponse', async (request, reply) => {
    const known = about.get(request)
    const route = known?.key ?? request.routeOptions.url
    const facts = { method: request.method, route, tenant: known?.tenantId, status: reply.statusCode }
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'Answered.')
    parts.metrics?.count({ method: facts.method, route, status: facts.status, seconds: reply.elapsedTime / 1000 })
  })

  // Before a body is read: pages take none but forms.
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage(request) || isRead || request.url.startsWith('/api/')) return
    if (isFile(request)) return plainly(reply.header('allow', 'GET, HEAD'), 405)
    const isPost = request.method === 'POST' && isForm(request) && pages.takesForms(request.host, request.url)
    if (isPost) return isTooLarge(request) ? refuse(request, reply, 413, { key: 'error.413' }) : undefined
    return refuse(request, reply, 405, { key: 'error.405' })
  })

  // The API answers on our hosts only, as pages do (reliability, 1); whoever watches the process asks by address.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || /^\/api\/site\/(?:health|ready)(?:$|[/?])/.test(request.url)) return
    if (!(await pages.isOurHost(request.host))) return refuseCall(request, reply, 421)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isFile(request)) return
    // A range that keeps to no grammar is none (RFC 9110, 14.2).
    if (!byteRange.test(request.raw.headers.range ?? '')) delete request.raw.headers.range
    // What serves files chooses among the copies in its own way; it is told what pages and calls would choose.
    request.raw.headers['accept-encoding'] = encodingOf(request.raw.headers['accept-encoding'])
    const tenantId = /^\/(?:media|preview|download)\/([^/?]*)/.exec(request.url)?.[1]
    if (tenantId === undefined) return
    const status = await pages.ofFile(request.host, tenantId)
    if (status !== 200) return plainly(reply, status)
  })

  // Mail programs post to this address of the API; one that opens it instead gets the page with the button.
  app.addHook('onRequest', async (request, reply) => {
    const [path, query] = request.url.split(/\?(.*)/s)
    const isOpened = request.method === 'GET' && path === `${API_PREFIX}${unsubscribe.path}`
    if (isOpened) return reply.redirect(`${routeAddress(routes.unsubscribe)}?${query ?? ''}`, 302)
  })

  if (development)
    app.addHook('onRequest', (request, reply, done) => development.middleware(request.raw, reply.raw, () => done()))

  await app.register(api.plugin)
  await takePosts(app)
  await serveFiles(app, {
    builds: parts.builds,
    media: parts.mediaDir,
    uploads: parts.uploadsDir,
    stylesheet: studio.assets.stylesheet,
  })
  if (parts.metrics) serveMetrics(app, parts.metrics, config.metricsToken)
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send())

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    if (isFile(request)) return plainly(reply, 404)
    const since = performance.now()
    const post = request.method === 'POST' ? await readPost(request) : undefined
    return send(request, reply, await pages.answer({ ...requestOf(request), post }), since)
  }
  for (const url of routePatterns())
    app.route({ method: ['GET', 'HEAD', 'POST'], url, config: { isPage: true }, handler: answerPage })
  // An address that the table does not know is answered by a page too: it says so, or leads to the right spelling.
  app.setNotFoundHandler(answerPage)
  app.setErrorHandler(async (error: Refusal, request, reply) => {
    const given = error.statusCode ?? error.status ?? 500
    // What serves files says so of a name that no file can have (longer than 255 bytes): there is none.
    if (given === 403) return answerPage(request, reply)
    const status = (given >= 400 && given < 500) || given === 503 ? given : 500
    if (status >= 500) request.log.error({ err: error }, 'A request failed.')
    const range = error.headers?.['Content-Range']
    if (range !== undefined) reply.header('content-range', range)
    if (isFile(request)) return plainly(reply, status)
    if (status === 408) reply.header('connection', 'close')
    return refuse(request, reply, status, { key: `error.${hasWords(status) ? status : 400}` })
  })
  return app
}

/** Statuses that a page says more of than that the request cannot be read. */
const hasWords = (status: number): boolean => status >= 500 || status === 408 || status === 413

interface Refusal {
  readonly statusCode?: number
  /** Of calls that failed. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Whether a page answers, whether there is one or not: neither a file nor a call does. */
const isPage = ({ is404, routeOptions }: FastifyRequest): boolean => is404 || routeOptions.config.isPage === true

/** With its host or without. */
const isCall = /^(?:\w+:\/\/[^/]*)?\/api\//

const byteRange = /^\s*bytes=\s*(?:[0-9]+-[0-9]*|-[0-9]+)(?:\s*,\s*(?:[0-9]+-[0-9]*|-[0-9]+))*\s*$/

/** Files are asked for by pages, so nobody reads what stands in their refusals. */
const isFile = ({ url }: FastifyRequest): boolean => /^\/(?:media|builds|download|preview\/[1-9][0-9]*)\//.test(url)
const plainly = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? ''}\n`)

const refusals = {
  400: { code: 'unreadable', message: 'The address cannot be read.' },
  421: { code: 'tenant_not_found', message: 'There is no site at this address.' },
} as const

/** What the API would say of a request that never reached it. */
const refuseCall = ({ id }: FastifyRequest, reply: FastifyReply, status: keyof typeof refusals = 400): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { ...refusals[status], requestId: id } }))

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
