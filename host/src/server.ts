import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Api, serverOptions } from '@vitrine/api'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Config } from './config.ts'
import type { Development } from './development.ts'
import type { Studio } from './draw.ts'
import { serveFiles } from './files.ts'
import type { GuardTools, Message } from './guards/index.ts'
import { encodingOf, isKnown } from './page-cache.ts'
import { createPages, type PageReply, type PageRequest } from './pages.ts'
import type { RedirectRule } from './redirects.ts'
import { checkGuardNames } from './routes.ts'
import { pageSecurity } from './security.ts'
import type { Send } from './sites.ts'

export interface ServerParts {
  readonly config: Config
  readonly api: Pick<Api, 'plugin'> & { readonly send: Send }
  readonly studio: Studio
  readonly logger: FastifyBaseLogger
  /** The folder of the build for browsers, and its redirects. */
  readonly builds?: string | undefined
  readonly redirects?: readonly RedirectRule[] | undefined
  readonly mediaDir: string
  /** The demo sites that are there: the start page leads to them. */
  readonly demoSites?: readonly string[] | undefined
  readonly maySeeDraft?: GuardTools['maySeeDraft']
  readonly development?: Development | undefined
}

/** Enough for 10,000 open connections (reliability, criterion 23), and an end all the same. */
const MAX_CONNECTIONS = 12_000

/**
 * The server: pages, files and the API in one process.
 *
 * @throws Error when a route names a guard that does not exist (R72), or a redirect cannot be used.
 */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  checkGuardNames()
  const { config, api, studio, logger, redirects, maySeeDraft, development } = parts
  const pages = createPages({
    config,
    ...(parts.demoSites && { demoSites: parts.demoSites }),
    // What it listens on: PORT may be 0, for any free one.
    port: () => (app.server.address() as AddressInfo | null)?.port ?? config.port,
    send: api.send,
    studio,
    ...(redirects && { redirects }),
    ...(maySeeDraft && { maySeeDraft }),
    ...(development && { cacheBytes: 1 }),
  })
  const security = pageSecurity(config, development !== undefined)

  const app = Fastify({
    ...serverOptions,
    http: { ...serverOptions.http, connectionsCheckingInterval: 2000 },
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while we drain is still answered; then it is closed.
    return503OnClosing: false,
    // An address that cannot be decoded never reaches a route (R43).
    frameworkErrors(_error, request, reply) {
      if (request.url.startsWith('/api/')) void refuseCall(request, reply)
      else if (isFile(request)) void plainly(reply, 400)
      else void refuse(request, reply, 400, { key: 'error.400' })
    },
  })
  app.server.maxConnections = MAX_CONNECTIONS

  async function send(request: FastifyRequest, reply: FastifyReply, answer: PageReply, since: number) {
    if (answer.kind === 'redirect') {
      if (answer.noindex) reply.header('x-robots-tag', 'noindex')
      return reply.header('cache-control', answer.cacheControl).redirect(answer.target, answer.status)
    }
    const { meta, etag, body } = answer.page
    about.set(request, meta)
    reply
      .code(meta.status)
      .type(meta.contentType ?? 'text/html; charset=utf-8')
      .headers(security(meta.key, schemeOf(request)))
      .header('cache-control', meta.cacheControl)
      .header('vary', 'Accept-Encoding')
      .header('server-timing', `render;dur=${(performance.now() - since).toFixed(1)}`)
    if (meta.noindex) reply.header('x-robots-tag', 'noindex')
    if (meta.status === 405) reply.header('allow', 'GET, HEAD')
    if (meta.status === 503) reply.header('retry-after', '5')
    if (development && meta.contentType === undefined)
      return reply.send(await development.transform(String(await body('identity')), request.url))
    if (meta.status === 200) {
      reply.header('etag', etag)
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).removeHeader('content-type').send()
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
  })

  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  // Before a body is read: pages take none.
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!request.is404 || isRead || request.url.startsWith('/api/')) return
    if (isFile(request)) return plainly(reply.header('allow', 'GET, HEAD'), 405)
    return refuse(request, reply, 405, { key: 'error.405' })
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isFile(request)) return
    // A range that keeps to no grammar is none (RFC 9110, 14.2).
    if (!byteRange.test(request.raw.headers.range ?? '')) delete request.raw.headers.range
    const tenantId = /^\/media\/([^/?]*)/.exec(request.url)?.[1]
    if (tenantId === undefined) return
    const status = await pages.ofFile(request.host, tenantId)
    if (status !== 200) return plainly(reply, status)
  })

  if (development)
    app.addHook('onRequest', (request, reply, done) => development.middleware(request.raw, reply.raw, () => done()))

  await app.register(api.plugin)
  await serveFiles(app, { builds: parts.builds, media: parts.mediaDir, stylesheet: studio.assets.stylesheet })
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send())

  app.setNotFoundHandler(async (request, reply) => {
    if (isFile(request)) return plainly(reply, 404)
    const since = performance.now()
    return send(request, reply, await pages.answer(requestOf(request)), since)
  })
  app.setErrorHandler(async (error: Refusal, request, reply) => {
    const given = error.statusCode ?? error.status ?? 500
    const status = (given >= 400 && given < 500) || given === 503 ? given : 500
    if (status >= 500) request.log.error({ err: error }, 'A request failed.')
    const range = error.headers?.['Content-Range']
    if (range !== undefined) reply.header('content-range', range)
    if (isFile(request)) return plainly(reply, status)
    return refuse(request, reply, status, { key: `error.${status >= 500 ? status : 400}` })
  })
  return app
}

interface Refusal {
  readonly statusCode?: number
  /** Of calls that failed. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

const byteRange = /^\s*bytes=\s*(?:[0-9]+-[0-9]*|-[0-9]+)(?:\s*,\s*(?:[0-9]+-[0-9]*|-[0-9]+))*\s*$/

/** Files are asked for by pages, so nobody reads what stands in their refusals. */
const isFile = ({ url }: FastifyRequest): boolean => /^\/(?:media|builds)\//.test(url)
const plainly = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? ''}\n`)

/** What the API would say of an address that never reached it. */
const refuseCall = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { code: 'invalid_request', message: 'The address cannot be read.', requestId: id } }))

/** Forwarded headers count only from trusted proxies: Fastify sees to that (R65). */
const schemeOf = (request: FastifyRequest): 'http' | 'https' => (request.protocol === 'https' ? 'https' : 'http')

const requestOf = (request: FastifyRequest): PageRequest => ({
  host: request.host,
  scheme: schemeOf(request),
  target: request.url,
  requestId: request.id,
  log: (level, facts, message) => request.log[level](facts, message),
})
