import { createHash } from 'node:crypto'
import {
  type CachedPage,
  type CountedPage,
  cachePage,
  createPageCache,
  type PageFigures,
  type PageRequest,
} from '@vitrine/api'
import { aboutProblem, levelOf } from '@vitrine/renderer/server'
import type { Visit } from '../request/visit.ts'
import { createVisitClient } from '../request/visit-client.ts'
import type { RouteKey } from '../routing/routes.ts'
import { type ErrorPageProps, errorPage } from '../screens/error/error.ts'
import { screens } from '../screens/index.ts'
import { NoPage, type ScreenAnswer, type ScreenTools } from '../screens/screen.ts'
import { type DrawnPage, draw } from './draw.ts'
import { createPageKeeper } from './keep-page.ts'
import { createLogOnce } from './log-once.ts'
import { cacheKey } from './page-key.ts'
import { cacheControlOf, consentHead, mayBeKept, type PageMeta, type PageReply, redirected } from './page-reply.ts'
import type { PagesParts, PageTools } from './page-tools.ts'
import { pageVersionOf } from './page-version.ts'

export interface PageShower {
  /** The page that is cached under a key, if it still is. */
  readonly cachedPage: (cacheKey: string) => CachedPage<PageMeta> | undefined
  /** How many pages were drawn since the start, and what is cached of them. */
  readonly figures: () => PageFigures
  /** Settles when all pages that were drawn until now are stored. */
  readonly settled: () => Promise<unknown>
  /** What the screen of a route shows, kept where it may be kept. */
  readonly show: (visit: Visit, key: RouteKey, request: PageRequest, tools: ScreenTools) => Promise<PageReply>
  /** The page of an error. */
  readonly fail: (
    visit: Visit,
    failure: ErrorPageProps,
    request: PageRequest,
    tools?: ScreenTools,
  ) => Promise<PageReply>
}

/** When it makes sense to search again, in seconds. */
const RETRY_AFTER = 2

/** Past the guards: asks the screens, draws what they answer, and keeps it. */
export function createPageShower(parts: PagesParts, { ofScreen }: PageTools): PageShower {
  const { config, service, renderContext, cacheBytes = config.pageCacheBytes } = parts
  const { cached, get: cachedPage, size } = createPageCache<PageMeta>(cacheBytes)
  let drawnPages = 0
  const keeper = createPageKeeper(parts)
  const logDrawn = createDrawnLog()

  async function drawn(visit: Visit, answer: ScreenAnswer, tools: ScreenTools, request: PageRequest) {
    const { query, queryIn, outcome, pageLanguages } = tools
    const isFound = visit.site && visit.draftsId === undefined && answer.status === 200 && answer.cache === 'public'
    const languages = isFound ? await pageLanguages.languagesOf(visit, queryIn) : (visit.site?.languages ?? [])
    const isPosted = request.post !== undefined
    const isSoft = isFound && mayBeKept(visit) && visit.route?.layout === 'landing' && !outcome && !isPosted
    const version = isSoft ? pageVersionOf(visit, renderContext.assets.buildId) : undefined
    drawnPages += 1
    const page = await draw({ visit, answer, query, languages, outcome, isPosted, version }, renderContext)
    logDrawn(visit, page, request)
    return cachePage<PageMeta>(page.html, {
      ...metaOf(visit),
      status: outcome && outcome.status !== 200 ? outcome.status : page.isAway ? 503 : answer.status,
      retryAfter: outcome?.retryAfter ?? (page.isAway ? RETRY_AFTER : undefined),
      noindex: page.noindex,
      version: page.isAway ? undefined : version,
      counted: isCounted(visit, answer) && !page.isAway && !outcome ? countedPage(visit, answer, page) : undefined,
      cacheControl: cacheControlOf(visit, outcome || page.isAway ? 'never' : answer.cache),
    })
  }

  async function answered(visit: Visit, key: RouteKey, request: PageRequest, tools: ScreenTools) {
    const result = await screens[key](visit, tools)
    if (!('kind' in result)) return drawn(visit, result, tools, request)
    if (result.kind === 'text')
      return cachePage<PageMeta>(result.text, { ...metaOf(visit), contentType: visit.route?.contentType })
    if (result.kind === 'editor')
      return cachePage<PageMeta>(result.html, {
        ...metaOf(visit),
        noindex: true,
        isEditor: true,
        cacheControl: cacheControlOf(visit, 'never'),
      })
    throw new NoPage(result)
  }

  const fail: PageShower['fail'] = async (visit, failure, request, screenTools) => {
    const tools = screenTools ?? ofScreen(visit, createVisitClient(visit, service, request), undefined)
    return { kind: 'page', page: await drawn(visit, await errorPage(failure, visit, tools), tools, request) }
  }

  return {
    cachedPage,
    figures: () => ({ drawn: drawnPages, ...size() }),
    fail,
    settled: keeper.settled,
    async show(visit, key, request, tools) {
      const make = () => answered(visit, key, request, tools)
      try {
        if (visit.route === undefined || !mayBeKept(visit) || tools.outcome) return { kind: 'page', page: await make() }
        const under = cacheKey(visit, renderContext)
        const makeOnce = async () => {
          logKept(visit, under, request)
          return make()
        }
        const page = await cached(
          under,
          () => keeper.kept(visit, makeOnce),
          ({ meta }) => meta.status === 200,
        )
        return { kind: 'page', page, cached: { key: under, site: visit.site } }
      } catch (error) {
        if (!(error instanceof NoPage)) throw error
        const { instead } = error
        if (instead.kind === 'stop') return fail(visit, instead, request, tools)
        return redirected(instead.status, instead.target, instead.noindex)
      }
    },
  }
}

/** Whether it counts that somebody sees what a visit is shown: a page of a site as it is published. */
const isCounted = ({ site, draftsId, route }: Visit, { status }: ScreenAnswer): boolean =>
  site?.currentDraftRelease != null && draftsId === undefined && route?.layout === 'landing' && status === 200

const countedPage = (
  { key, path, language }: Visit,
  { contentId }: ScreenAnswer,
  { emptySearch }: DrawnPage,
): CountedPage => ({
  page: key === 'home' ? '/' : path,
  language,
  ...(key === 'product' && contentId !== undefined && { product: contentId }),
  ...(emptySearch !== undefined && { emptySearch }),
})

/** What is said of every answer to a visit, unless it says otherwise. */
const metaOf = (visit: Visit): PageMeta => ({
  status: 200,
  key: visit.key,
  tenantId: visit.site?.tenantId,
  noindex: false,
  cacheControl: cacheControlOf(visit, 'public'),
  ...consentHead(visit),
})

/** Logs that a page is drawn which is kept, by a hash of its key: its address may hold what somebody searched for. */
const logKept = ({ site, key, language }: Visit, cacheKey: string, { log }: PageRequest): void =>
  log(
    'debug',
    {
      tenant: site?.tenantId,
      route: key,
      language,
      release: site?.currentDraftRelease,
      page: createHash('sha256').update(cacheKey).digest('base64url').slice(0, 16),
    },
    'A page is drawn.',
  )

/** Logs what of a page was not drawn as it stands, and once what its owner should know. */
function createDrawnLog() {
  const logOnce = createLogOnce()
  return ({ site, key }: Visit, { unnamed, problems }: DrawnPage, { log }: PageRequest): void => {
    const tenant = site?.tenantId
    for (const { place, pageType } of unnamed)
      logOnce([tenant ?? '', place, pageType], () =>
        log('warn', { tenant, place, pageType }, 'A link does not say which one it leads to: it leads to the list.'),
      )
    for (const problem of problems)
      log(levelOf(problem), { tenant, route: key, ...aboutProblem(problem) }, 'A section was not drawn as it stands.')
  }
}
