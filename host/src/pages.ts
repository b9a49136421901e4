import { CallError } from '@vitrine/schemas'
import { readAddress } from './address.ts'
import { type AskIn, askFor } from './asking.ts'
import type { Config } from './config.ts'
import { draw, type Studio } from './draw.ts'
import { type GuardTools, guard } from './guards/index.ts'
import { type HostReading, otherSpelling, readHost, withOwnPort } from './hosts.ts'
import { keptOf, linkBuilder } from './links.ts'
import { createPageCache, type Kept, keep } from './page-cache.ts'
import { createRedirects, type RedirectRule } from './redirects.ts'
import type { RenderedPage } from './render.ts'
import type { RouteKey } from './routes.ts'
import {
  errorPage,
  type Failure,
  NoPage,
  type ScreenAnswer,
  type ScreenTools,
  screens,
  type TextAnswer,
} from './screens/index.ts'
import { createSites, type Send } from './sites.ts'
import { createTranslated } from './translated/translated.ts'
import { languageOf, pageQuery, type SiteInfo, type Visit, visitOf } from './visit.ts'

/** A request for a page, with no more of it than pages may know. */
export interface PageRequest {
  readonly host: string | undefined
  readonly scheme: 'http' | 'https'
  /** Path and query as they were sent. */
  readonly target: string
  readonly requestId: string
  readonly log: (level: 'info' | 'warn' | 'error', facts: object, message: string) => void
}

interface About {
  readonly status: number
  readonly key: RouteKey | undefined
  readonly tenantId: string | undefined
  readonly noindex: boolean
  readonly cacheControl: string
  /** HTML when it is left out. */
  readonly contentType?: string | undefined
}

export type PageReply =
  | { readonly kind: 'page'; readonly page: Kept<About> }
  | {
      readonly kind: 'redirect'
      readonly status: number
      readonly target: string
      readonly noindex: boolean
      readonly cacheControl: string
    }

export interface PagesParts {
  readonly config: Config
  readonly send: Send
  readonly studio: Studio
  readonly redirects?: readonly RedirectRule[]
  readonly maySeeDraft?: GuardTools['maySeeDraft']
  readonly cacheBytes?: number
  /** The port that the server listens on. */
  readonly port?: () => number
  readonly demoSites?: readonly string[]
}

export interface Pages {
  readonly answer: (request: PageRequest) => Promise<PageReply>
  /** The error page for something that went wrong outside of a screen. */
  readonly fail: (request: PageRequest, failure: Failure) => Promise<PageReply>
  /** Whether a file of a tenant is there on this host: on the domain of a site, only its own are. */
  readonly ofFile: (host: string | undefined, tenantId: string) => Promise<200 | 404 | 421>
}

const NO_STORE = 'no-store'
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Long enough to spare a visitor the detour, short enough to change one's mind. */
const MOVED = 'public, max-age=3600'

const nowhere: HostReading = { kind: 'custom', name: 'nowhere.invalid', port: '' }

/** Answers every address that is a page: host → address → guards → screen → document. */
export function createPages({
  config,
  send,
  studio,
  redirects = [],
  maySeeDraft = () => false,
  cacheBytes = 64 * 1024 * 1024,
  port = () => config.port,
  demoSites = [],
}: PagesParts): Pages {
  const sites = createSites(send)
  const cache = createPageCache<About>(cacheBytes)
  const translated = createTranslated(studio.render.propsOf)
  const tools: GuardTools = {
    siteByClient: sites.byClient,
    redirects: createRedirects(redirects),
    maySeeDraft,
    ...(config.defaultClientId !== undefined && { defaultClientId: config.defaultClientId }),
  }

  const screenTools = (visit: Visit, askIn: AskIn): ScreenTools => ({
    ask: askIn(languageOf(visit).language),
    askIn,
    say: studio.words.in(languageOf(visit).language),
    links: linkBuilder(keptOf(visit)),
    asset: studio.asset,
    translated,
    siteByClient: sites.byClient,
    defaultClientId: config.defaultClientId,
    demoSites,
  })

  const aboutAnswer = (visit: Visit, { status, cache }: Pick<ScreenAnswer, 'status' | 'cache'>, noindex: boolean) => ({
    status,
    key: visit.key,
    tenantId: visit.site?.tenantId,
    noindex,
    cacheControl: cache === 'public' && visit.draftsId === undefined ? PUBLIC : NO_STORE,
  })

  async function toPage(visit: Visit, answer: ScreenAnswer, askIn: AskIn, request: PageRequest) {
    const ask = askIn(languageOf(visit).language)
    const isFound = visit.site && visit.draftsId === undefined && answer.status === 200 && answer.cache === 'public'
    const languages = isFound ? await translated.languagesOf(visit, askIn) : (visit.site?.languages ?? [])
    const drawn = await draw({ visit, answer, ask, languages }, studio)
    for (const finding of drawn.findings) {
      const facts = { tenant: visit.site?.tenantId, route: visit.key, ...aboutFinding(finding) }
      request.log(levelOf(finding), facts, 'A section was not drawn as it stands.')
    }
    return keep<About>(drawn.html, aboutAnswer(visit, answer, drawn.noindex))
  }

  const toText = (visit: Visit, { text }: TextAnswer) =>
    keep<About>(text, {
      ...aboutAnswer(visit, { status: 200, cache: 'public' }, false),
      contentType: visit.route?.contentType,
    })

  async function failed(visit: Visit, failure: Failure, request: PageRequest): Promise<PageReply> {
    const askIn = askFor(visit, send, request.requestId)
    const answer = await errorPage(failure, visit, screenTools(visit, askIn))
    return { kind: 'page', page: await toPage(visit, answer, askIn, request) }
  }

  /** Past the guards: what the screen shows, kept where it may be kept. */
  async function shown(visit: Visit, key: RouteKey, request: PageRequest): Promise<PageReply> {
    const askIn = askFor(visit, send, request.requestId)
    const make = async () => {
      const result = await screens[key](visit, screenTools(visit, askIn))
      if (!('kind' in result)) return toPage(visit, result, askIn, request)
      if (result.kind === 'text') return toText(visit, result)
      throw new NoPage(result)
    }
    const isPublic = visit.route?.cache === 'public' && visit.draftsId === undefined
    try {
      const page = isPublic ? cache(cacheKey(visit, studio), make, ({ meta }) => meta.status === 200) : make()
      return { kind: 'page', page: await page }
    } catch (error) {
      if (!(error instanceof NoPage)) throw error
      const { instead } = error
      return instead.kind === 'redirect'
        ? redirected(instead.status, instead.target, instead.noindex)
        : failed(visit, instead, request)
    }
  }

  /** Whose host it is; nothing for one that is nobody's. */
  async function ownerOf(value: string | undefined): Promise<{ host: HostReading; site?: SiteInfo } | undefined> {
    const host = readHost(value, config.systemDomain)
    if (host?.kind !== 'custom') return host && { host }
    const site = await sites.byHost(host.name)
    return site && { host, site }
  }

  async function visited(request: PageRequest): Promise<PageReply> {
    const { target, scheme } = request
    const owner = await ownerOf(request.host)
    if (!owner) return failed(errorVisit(request), { status: 421, message: { key: 'noSite.message' } }, request)

    const { host, site } = owner

    const primary = otherSpelling(host.name, site?.domain)
    if (primary !== undefined && target.startsWith('/'))
      return redirected(301, `${scheme}://${primary}${host.port}${target}`)

    const reading = readAddress(host.kind, target)
    const visit = visitOf({ host: withOwnPort(host, scheme, port()), scheme, site, target }, reading)
    if (reading.status === 400) return failed(visit, { status: 400, message: { key: 'error.400' } }, request)

    const verdict = await guard(visit, tools)
    if (verdict.kind === 'redirect') return redirected(verdict.status, verdict.target, verdict.noindex)
    const guarded = { ...visit, ...verdict.learned }
    if (verdict.kind === 'stop') return failed(guarded, verdict, request)
    // The guards stop every visit that has no route.
    const answer = await shown(guarded, guarded.key as RouteKey, request)
    // What is not there is not moved: a redirect never leads to a 404.
    const isThere = answer.kind === 'page' && answer.page.meta.status === 200
    return isThere && guarded.canonical !== undefined ? redirected(301, guarded.canonical) : answer
  }

  const fail = (request: PageRequest, failure: Failure) => failed(errorVisit(request), failure, request)

  return {
    fail,
    async ofFile(host, tenantId) {
      const owner = await ownerOf(host)
      if (!owner) return 421
      return owner.host.kind === 'system' || owner.site?.tenantId === tenantId ? 200 : 404
    },
    async answer(request) {
      try {
        return await visited(request)
      } catch (error) {
        const status = error instanceof CallError && error.status === 503 ? 503 : 500
        request.log('error', { err: error }, 'A page could not be shown.')
        return fail(request, { status, message: { key: `error.${status}` }, requestId: request.requestId })
      }
    },
  }
}

/** A visit of which no more is known than its address: for errors before anything could be read. */
const errorVisit = ({ target, scheme }: PageRequest): Visit =>
  visitOf({ host: nowhere, scheme, site: undefined, target }, { status: 404, path: '/' })

const redirected = (status: number, target: string, noindex = false): Exclude<PageReply, { kind: 'page' }> => ({
  kind: 'redirect',
  status,
  target,
  noindex,
  cacheControl: status === 301 || status === 308 ? MOVED : NO_STORE,
})

/** Everything that a page depends on (architecture, 'The visitor's page'). */
const cacheKey = (visit: Visit, { assets }: Studio): string => {
  const { site, host, scheme, clientId, path } = visit
  const { language, asked } = languageOf(visit)
  const { category, page } = pageQuery(visit)
  return JSON.stringify([
    site?.tenantId,
    scheme,
    host.name,
    host.port,
    clientId,
    path,
    // Texts are asked for in parts; nothing else of the query changes them.
    visit.route?.contentType === undefined ? pageQuery(visit) : { category, page },
    language,
    asked,
    site?.currentDraftRelease,
    site?.contentVersion,
    site?.languages,
    site?.name,
    site?.domain,
    assets.buildId,
  ])
}

/** Something that is missing is the owner's to add; anything else is a fault. */
function levelOf({ kind }: RenderedPage['findings'][number]): 'info' | 'warn' | 'error' {
  if (kind === 'threw') return 'error'
  return kind === 'untranslated' || kind === 'missing-image' ? 'info' : 'warn'
}

/** What the log may know of a finding: never the values of a page. */
function aboutFinding(finding: RenderedPage['findings'][number]): object {
  if (finding.kind === 'threw')
    return { finding: finding.kind, component: finding.component, type: finding.type, err: finding.error }
  return {
    finding: finding.kind,
    component: finding.component.id,
    type: finding.component.type,
    ...('paths' in finding && { paths: finding.paths }),
  }
}
