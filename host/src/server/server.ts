import type { AddressInfo } from 'node:net'
import {
  type Api,
  acceptForms,
  checkFileRequests,
  createWebServer,
  type EarlierBuilds,
  isFileRequest,
  isForm,
  isTooLarge,
  type KeptPages,
  logAnswers,
  type Metrics,
  refuseForeignHosts,
  type Storage,
  sendStatus,
  serveBuild,
  serveMedia,
  serveMetrics,
  serveShareImages,
  serveStylesheets,
} from '@vitrine/api'
import { API_PREFIX, unsubscribe } from '@vitrine/schemas'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { keptStylesheets } from '../assets/kept-stylesheets.ts'
import type { Config } from '../config.ts'
import type { RenderContext } from '../pages/draw.ts'
import { createPages, type HostPages } from '../pages/pages.ts'
import type { SiteService } from '../request/sites.ts'
import type { BuildRedirectRule } from '../routing/redirects.ts'
import { checkGuardNames, routeAddress, routePatterns, routes } from '../routing/routes.ts'
import { createPageAnswers, type Development, type PageAnswers } from './page-answers.ts'
import { serveMcp } from './serve-mcp.ts'
import { serveUnsaved } from './serve-unsaved.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers with a page of the route table. */
    readonly isPage?: boolean
  }
}

export interface ServerParts {
  readonly config: Config
  readonly api: Pick<Api, 'plugin'> & SiteService
  readonly renderContext: RenderContext
  readonly logger: FastifyBaseLogger
  /** The folder of the build for browsers, the builds before it, and its redirects. */
  readonly build?: { readonly folder: string; readonly earlier: EarlierBuilds } | undefined
  readonly redirects?: readonly BuildRedirectRule[] | undefined
  readonly files: Storage['files']
  /** Pages as they were drawn; without it they are drawn again by each process. */
  readonly keptPages?: KeptPages | undefined
  /** Which pages other threads of this process are drawing. */
  readonly claims?: SharedArrayBuffer | undefined
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
  const { config, api, renderContext, redirects, development, metrics } = parts
  let address: AddressInfo | null = null
  const pages = createPages({
    config,
    ...(parts.demoSites && { demoSites: parts.demoSites }),
    // What it listens on: PORT may be 0, for any free one. The system is asked once, since that takes its time.
    port() {
      address ??= app.server.address() as AddressInfo | null
      return address?.port ?? config.port
    },
    service: parts.keptPages ? { ...api, keptPages: parts.keptPages } : { ...api, keptPages: undefined },
    renderContext,
    claims: parts.claims,
    ...(redirects && { redirects }),
    ...(development && { cacheBytes: 1 }),
  })
  metrics?.tellOfPages(pages.figures)
  const answers = createPageAnswers(pages, config, api, development)
  const app = createWebServer({
    logger: parts.logger,
    trustProxy: config.trustProxy,
    unreadable: (request, reply) => answers.refuse(request, reply, 400, { key: 'error.400' }),
  })
  logAnswers(app, answers.factsOf, metrics?.count)
  answers.serveCached(app)
  refuseOtherMethods(app, pages, answers)
  refuseForeignHosts(app, pages.isOurHost)
  checkFileRequests(app, pages.ofFile)
  leadToUnsubscribePage(app)
  if (development)
    app.addHook('onRequest', (request, reply, done) => development.middleware(request.raw, reply.raw, () => done()))

  await app.register(api.plugin)
  serveMcp(app, api)
  serveUnsaved(app, answers)
  await acceptForms(app)
  if (parts.build) await serveBuild(app, parts.build.folder, parts.build.earlier)
  serveStylesheets(app, keptStylesheets(renderContext.assets, parts.build?.earlier))
  serveMedia(app, parts.files)
  serveShareImages(app, parts.files.shareImages, async (address) => api.shareImages?.fileOf(address))
  if (metrics) serveMetrics(app, metrics, config.metricsToken)
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send())
  // The words of the standard for sites that heed Global Privacy Control (R313).
  app.get('/.well-known/gpc.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').send({ gpc: true, lastUpdate: '2026-11-23' }),
  )
  servePages(app, answers)
  return app
}

/** Whether a page answers, whether there is one or not: neither a file nor a call does. */
const isPage = ({ is404, routeOptions }: FastifyRequest): boolean => is404 || routeOptions.config.isPage === true

/** Before a body is read: pages take none but forms. */
function refuseOtherMethods(app: FastifyInstance, pages: HostPages, { refuse }: PageAnswers): void {
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage(request) || isRead || request.url.startsWith('/api/')) return
    if (isFileRequest(request)) return sendStatus(reply.header('allow', 'GET, HEAD'), 405)
    const isPost = request.method === 'POST' && isForm(request) && pages.takesForms(request.host, request.url)
    if (isPost) return isTooLarge(request) ? refuse(request, reply, 413, { key: 'error.413' }) : undefined
    return refuse(request, reply, 405, { key: 'error.405' })
  })
}

/** Mail programs post to this address of the API; one that opens it instead gets the page with the button. */
function leadToUnsubscribePage(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path, query] = request.url.split(/\?(.*)/s)
    const isOpened = request.method === 'GET' && path === `${API_PREFIX}${unsubscribe.path}`
    if (isOpened) return reply.redirect(`${routeAddress(routes.unsubscribe)}?${query ?? ''}`, 302)
  })
}

/** The routes of the table, and the pages that say what is not there or what went wrong. */
function servePages(app: FastifyInstance, { answer, fail }: PageAnswers): void {
  for (const url of routePatterns())
    app.route({ method: ['GET', 'HEAD', 'POST'], url, config: { isPage: true }, handler: answer })
  // An address that the table does not know is answered by a page too: it says so, or leads to the right spelling.
  app.setNotFoundHandler(answer)
  app.setErrorHandler(fail)
}
