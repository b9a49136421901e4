import type { ShownCredentials } from '@vitrine/api'
import { type Answer, CallError, me, productList, type ResolvedTree } from '@vitrine/schemas'
import { type CachedPage, cachePage, createPageCache } from '../assets/page-cache.ts'
import { assetHostsOf, type Config, systemOriginOf } from '../config.ts'
import {
  type Post,
  failedSubmission as postFailed,
  postOf,
  type SubmissionOutcome,
  sentOutcome,
  sentQuery,
} from '../forms/index.ts'
import { type GuardTools, guard } from '../guards/index.ts'
import { createMoved } from '../request/owner-redirects.ts'
import { createTranslated } from '../request/page-languages/page-languages.ts'
import { createSites, languagesOfDraft, type SiteService } from '../request/sites.ts'
import { undefinedIfNotFound } from '../request/undefined-if-not-found.ts'
import { type SiteInfo, type Visit, visitOf, withLearned } from '../request/visit.ts'
import { createVisitClient, type VisitClient } from '../request/visit-client.ts'
import { clientIdIn, readAddress } from '../routing/address.ts'
import { type HostReading, otherSpelling, readHost, withOwnPort } from '../routing/hosts.ts'
import { type BuildRedirectRule, createBuildRedirects } from '../routing/redirects.ts'
import { type Route, type RouteKey, routes } from '../routing/routes.ts'
import { type ErrorPageProps, errorPage } from '../screens/error/error.ts'
import { screens } from '../screens/index.ts'
import { type EditorAnswer, NoPage, type ScreenAnswer, type ScreenTools, type TextAnswer } from '../screens/screen.ts'
import { draw, type RenderContext } from './draw.ts'
import { aboutFinding, levelOf } from './findings.ts'
import { cacheKey } from './page-key.ts'
import { createSaidOnce } from './said-once.ts'

/** A request for a page, with no more of it than pages may know. */
export interface PageRequest {
  readonly host: string | undefined
  readonly scheme: 'http' | 'https'
  /** Path and query as they were sent. */
  readonly target: string
  readonly requestId: string
  /** What the cookies of the request hold. */
  readonly shown?: ShownCredentials | undefined
  /** The form that was sent to the address. */
  readonly post?: Post | undefined
  /** Where it was sent from: the address and the browser. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  readonly log: (level: 'info' | 'warn' | 'error', facts: object, message: string) => void
}

interface About {
  readonly status: number
  readonly key: RouteKey | undefined
  readonly tenantId: string | undefined
  readonly noindex: boolean
  /** Whether it is a page of an editor, which may do more than others. */
  readonly isEditor?: boolean | undefined
  readonly cacheControl: string
  /** HTML when it is left out. */
  readonly contentType?: string | undefined
  /** When asking again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
}

export type PageReply = (
  | { readonly kind: 'page'; readonly page: CachedPage<About> }
  | {
      readonly kind: 'redirect'
      readonly status: number
      readonly target: string
      readonly noindex: boolean
      readonly cacheControl: string
    }
) & { readonly cookies?: readonly string[] }

export interface PagesParts {
  readonly config: Config
  readonly service: SiteService
  readonly studio: RenderContext
  readonly redirects?: readonly BuildRedirectRule[]
  readonly cacheBytes?: number
  /** The port that the server listens on. */
  readonly port?: () => number
  readonly demoSites?: readonly string[]
}

export interface HostPages {
  readonly answer: (request: PageRequest) => Promise<PageReply>
  /** The error page for something that went wrong outside of a screen. */
  readonly fail: (request: PageRequest, failure: ErrorPageProps) => Promise<PageReply>
  /** Whether a form may be sent to an address, as far as can be told before it is read. */
  readonly takesForms: (host: string | undefined, target: string) => boolean
  /** Whether a host is ours: the system domain, or a verified domain. */
  readonly isOurHost: (host: string | undefined) => Promise<boolean>
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
  service,
  studio,
  redirects = [],
  cacheBytes = 64 * 1024 * 1024,
  port = () => config.port,
  demoSites = [],
}: PagesParts): HostPages {
  const sites = createSites(service.send)
  const cache = createPageCache<About>(cacheBytes)
  const once = createSaidOnce()
  const translated = createTranslated(studio.render.propsOf)
  const tools: GuardTools = {
    siteByClient: sites.byClient,
    redirects: createBuildRedirects(redirects),
    moved: createMoved(service),
    maySeeDraft: ({ site, shown = {} }, draftsId) =>
      site !== undefined && service.maySeeDraft(site.tenantId, draftsId, shown),
    languagesOf: ({ site, shown }, draftsId) =>
      languagesOfDraft(service.send, { tenantId: site?.tenantId, shown }, draftsId),
    sitesOf: ({ shown }) => sitesOf(service, shown),
    ...(config.defaultClientId !== undefined && { defaultClientId: config.defaultClientId }),
  }

  const screenTools = (visit: Visit, asking: VisitClient, outcome: SubmissionOutcome | undefined): ScreenTools => ({
    ...asking,
    query: asking.queryIn(visit.language),
    outcome,
    sentQuery: sentQuery(visit, service),
    say: studio.words.in(visit.language),
    sayIn: studio.words.in,
    asset: studio.asset,
    editor: { assets: studio.assets, hosts: assetHostsOf(config), parentOrigins: config.parentOrigins },
    translated,
    siteByClient: sites.byClient,
    defaultClientId: config.defaultClientId,
    systemOrigin: systemOriginOf({ ...config, port: port() }),
    hasSearch: (page) => hasSearch(studio.render, page),
    demoSites,
    sendsMail: config.smtpUrl !== undefined,
  })

  const aboutAnswer = (
    visit: Visit,
    { status, cache }: Pick<ScreenAnswer, 'status' | 'cache'>,
    noindex: boolean,
    outcome?: SubmissionOutcome,
  ) => ({
    status: outcome && outcome.status !== 200 ? outcome.status : status,
    retryAfter: outcome?.retryAfter,
    key: visit.key,
    tenantId: visit.site?.tenantId,
    noindex,
    cacheControl: cache === 'public' && mayBeKept(visit) && !outcome ? PUBLIC : NO_STORE,
  })

  async function toPage(
    visit: Visit,
    answer: ScreenAnswer,
    { query, queryIn, outcome }: ScreenTools,
    request: PageRequest,
  ) {
    const isFound = visit.site && visit.draftsId === undefined && answer.status === 200 && answer.cache === 'public'
    const languages = isFound ? await translated.languagesOf(visit, queryIn) : (visit.site?.languages ?? [])
    const startedAt = visit.site && (await service.signedStart?.().catch(() => undefined))
    const drawn = await draw({ visit, answer, query, languages, outcome, startedAt }, studio)
    const tenant = visit.site?.tenantId
    for (const { place, pageType } of drawn.unnamed)
      once([tenant ?? '', place, pageType], () =>
        request.log(
          'warn',
          { tenant, place, pageType },
          'A link does not say which one it leads to: it leads to the list.',
        ),
      )
    for (const finding of drawn.findings) {
      const facts = { tenant, route: visit.key, ...aboutFinding(finding) }
      request.log(levelOf(finding), facts, 'A section was not drawn as it stands.')
    }
    return cachePage<About>(drawn.html, aboutAnswer(visit, answer, drawn.noindex, outcome))
  }

  const toText = (visit: Visit, { text }: TextAnswer) =>
    cachePage<About>(text, {
      ...aboutAnswer(visit, { status: 200, cache: 'public' }, false),
      contentType: visit.route?.contentType,
    })

  const toEditor = (visit: Visit, { html }: EditorAnswer) =>
    cachePage<About>(html, { ...aboutAnswer(visit, { status: 200, cache: 'never' }, true), isEditor: true })

  async function failed(
    visit: Visit,
    failure: ErrorPageProps,
    request: PageRequest,
    tools = screenTools(visit, createVisitClient(visit, service, request), undefined),
  ): Promise<PageReply> {
    const answer = await errorPage(failure, visit, tools)
    return { kind: 'page', page: await toPage(visit, answer, tools, request) }
  }

  /** What became of the form that was sent: another address, or what the page has to say of it. */
  async function posted(visit: Visit, post: Post, asking: VisitClient, log: PageRequest['log']) {
    try {
      return await postOf(visit.key)(visit, post, screenTools(visit, asking, undefined))
    } catch (error) {
      if (!(error instanceof CallError)) log('error', { err: error }, 'A form could not be taken.')
      return postFailed(error, post)
    }
  }

  /** Past the guards: what the screen shows, kept where it may be kept. */
  async function shown(visit: Visit, key: RouteKey, request: PageRequest, tools: ScreenTools): Promise<PageReply> {
    const make = async () => {
      const result = await screens[key](visit, tools)
      if (!('kind' in result)) return toPage(visit, result, tools, request)
      if (result.kind === 'text') return toText(visit, result)
      if (result.kind === 'editor') return toEditor(visit, result)
      throw new NoPage(result)
    }
    const isPublic = visit.route !== undefined && mayBeKept(visit) && !tools.outcome
    try {
      const page = isPublic ? cache(cacheKey(visit, studio), make, ({ meta }) => meta.status === 200) : make()
      return { kind: 'page', page: await page }
    } catch (error) {
      if (!(error instanceof NoPage)) throw error
      const { instead } = error
      return instead.kind === 'redirect'
        ? redirected(instead.status, instead.target, instead.noindex)
        : failed(visit, instead, request, tools)
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
    if (!owner) return fail(request, { status: 421, message: { key: 'noSite.message' } })

    const { host, site } = owner

    const primary = otherSpelling(host.name, site?.domain)
    if (primary !== undefined && target.startsWith('/'))
      return redirected(301, `${scheme}://${primary}${host.port}${target}`)

    const reading = readAddress(host.kind, target)
    // A session counts on the system domain alone (R298).
    const cookies = host.kind === 'system' ? request.shown : { preview: request.shown?.preview }
    const visit = visitOf({ host: withOwnPort(host, scheme, port()), scheme, site, target, shown: cookies }, reading)
    if (reading.status === 400) return fail(request, { status: 400, message: { key: 'error.400' } })

    const verdict = await guard(visit, tools)
    if (verdict.kind === 'redirect') return redirected(verdict.status, verdict.target, verdict.noindex)
    const guarded = withLearned(visit, verdict.learned)
    const asking = createVisitClient(guarded, service, request)
    // A newsletter stands in the footer of a page that is not there, too.
    const post = verdict.kind === 'pass' || isOfSite(guarded) ? request.post : undefined
    const came = post ? await posted(guarded, post, asking, request.log) : await sentOutcome(guarded, service)
    if (came && 'to' in came) return { ...redirected(303, came.to), cookies: asking.cookies }
    const pageTools = screenTools(guarded, asking, came)
    if (verdict.kind === 'stop') return failed(guarded, verdict, request, pageTools)
    // A number of a draft has one spelling, whether there is such a draft or not (R40): it says nothing of it.
    if (guarded.params.draftsId !== undefined && guarded.canonical !== undefined)
      return { ...redirected(301, guarded.canonical), cacheControl: NO_STORE }
    // The guards stop every visit that has no route.
    const answer = { ...(await shown(guarded, guarded.key as RouteKey, request, pageTools)), cookies: asking.cookies }
    // What is not there is not moved: a redirect never leads to a 404.
    const isThere = answer.kind === 'page' && answer.page.meta.status === 200
    if (!isThere || guarded.canonical === undefined) return answer
    const moved = redirected(301, guarded.canonical)
    return mayBeKept(guarded) ? moved : { ...moved, cacheControl: NO_STORE }
  }

  const fail = async (request: PageRequest, failure: ErrorPageProps) =>
    failed(await errorVisit(request, failure), failure, request)

  /**
   * The visit of an error that no guard has seen: whose host it is, and which site is named there. While we
   * fail ourselves nothing is asked; what was said last of a site still shows the way back to it.
   */
  async function errorVisit({ host: value, target, scheme }: PageRequest, { status }: ErrorPageProps): Promise<Visit> {
    const host = readHost(value, config.systemDomain)
    if (!host) return visitOf({ host: nowhere, scheme, site: undefined, target }, { status: 404, path: '/' })
    const clientId = clientIdIn(target)
    const isSystem = host.kind === 'system'
    const bare = visitOf({ host, scheme, site: undefined, target }, { status: 404, path: '/' })
    if (status >= 500) {
      const known = isSystem && clientId !== undefined ? sites.lastByClient(clientId) : undefined
      return known?.currentDraftRelease == null ? bare : withLearned({ ...bare, clientId: known.clientId })
    }
    const named = isSystem ? clientId !== undefined && sites.byClient(clientId) : sites.byHost(host.name)
    const site = (named && (await named.catch(() => undefined))) || undefined
    return site ? withLearned({ ...bare, ...(isSystem && { clientId: site.clientId }) }, { site }) : bare
  }

  return {
    fail,
    takesForms(host, target) {
      const { kind } = readHost(host, config.systemDomain) ?? {}
      const reading = kind && readAddress(kind, target)
      return reading !== undefined && (reading.status === 404 || (reading.status === 200 && takesForms(reading.key)))
    },
    // While nobody can tell, the API tells that itself.
    isOurHost: (host) => ownerOf(host).then(Boolean, () => true),
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
        const { requestId, post } = request
        return fail(request, { status, message: { key: `error.${status}` }, requestId, post })
      }
    },
  }
}

/** Whether caches may keep what a visit is shown: its route says so, and a draft is for those who may see it (R17). */
const mayBeKept = ({ route, draftsId }: Visit): boolean => route?.cache !== 'never' && draftsId === undefined

/** Whether sections of a page ask for what stands in `?q=`. */
const hasSearch = ({ loads }: RenderContext['render'], main: ResolvedTree): boolean =>
  loads({ main }, { path: '/products', query: { q: 'x' } }).requests.some(
    ({ call, question }) => call === productList && (question as { readonly q?: string }).q !== undefined,
  )

const takesForms = (key: RouteKey): boolean => (routes[key] as Route).takesForms === true

/** Whether an address that leads nowhere belongs to a site that is published. */
const isOfSite = ({ site }: Visit): boolean => site?.currentDraftRelease != null

/** The clientIds of the sites of whoever is signed in. */
async function sitesOf(
  { send }: SiteService,
  shown: ShownCredentials | undefined,
): Promise<readonly string[] | undefined> {
  if (shown?.session === undefined) return undefined
  const account = (await undefinedIfNotFound(send(me, {}, { shown }))) as Answer<typeof me> | undefined
  return account?.sites.map(({ clientId }) => clientId)
}

const redirected = (status: number, target: string, noindex = false): Exclude<PageReply, { kind: 'page' }> => ({
  kind: 'redirect',
  status,
  target,
  noindex,
  cacheControl: status === 301 || status === 308 ? MOVED : NO_STORE,
})
