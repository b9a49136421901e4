import { createOwnerRedirects, createPageLanguages } from '@vitrine/api'
import { collectLoads } from '@vitrine/renderer/internal'
import { me, productList, undefinedIfNotFound } from '@vitrine/schemas'
import { emptyList } from '@vitrine/schemas/inquiry-list'
import { assetHostsOf, type Config, systemOriginOf } from '../config.ts'
import { sentQuery } from '../forms/index.ts'
import type { GuardTools } from '../guards/index.ts'
import type { SubmissionOutcome } from '../request/form-submission.ts'
import { createSites, type HostSites, languagesOfDraft, type SiteService } from '../request/sites.ts'
import type { Visit } from '../request/visit.ts'
import type { VisitClient } from '../request/visit-client.ts'
import { type BuildRedirectRule, createBuildRedirects } from '../routing/redirects.ts'
import type { ScreenTools } from '../screens/screen.ts'
import type { RenderContext } from './draw.ts'

/** What pages are made of: the same for all visits. */
export interface PagesParts {
  readonly config: Config
  readonly service: SiteService
  readonly renderContext: RenderContext
  readonly redirects?: readonly BuildRedirectRule[]
  readonly cacheBytes?: number
  /** The port that the server listens on. */
  readonly port?: () => number
  readonly demoSites?: readonly string[]
  /** Which pages other threads of this process are drawing; its own where there are none. */
  readonly claims?: SharedArrayBuffer | undefined
  /** How long a page is waited for that another thread draws, in milliseconds; half a second when it is left out. */
  readonly patience?: number
}

export interface PageTools {
  readonly sites: HostSites
  readonly guards: GuardTools
  readonly ofScreen: (visit: Visit, client: VisitClient, outcome: SubmissionOutcome | undefined) => ScreenTools
}

/** What guards and screens are given. */
export function createPageTools(parts: PagesParts): PageTools {
  const { config, service, renderContext, redirects = [], port = () => config.port, demoSites = [] } = parts
  const { defaultClientId, parentOrigins, sendsMail } = config
  const sites = createSites(service)
  const ofAll = {
    tIn: renderContext.words.in,
    asset: renderContext.asset,
    editor: {
      assets: renderContext.assets,
      hosts: assetHostsOf(config),
      parentOrigins,
      pollInterval: renderContext.pollInterval,
    },
    pageLanguages: createPageLanguages((type) => renderContext.registry.get(type)?.spec.props),
    siteByClient: sites.byClient,
    defaultClientId,
    hasSearch: hasSearch(renderContext),
    demoSites,
    sendsMail,
  } satisfies Partial<ScreenTools>
  return {
    sites,
    guards: {
      siteByClient: sites.byClient,
      redirects: createBuildRedirects(redirects),
      moved: createOwnerRedirects(service.redirectsOf),
      maySeeDraft: ({ site, shown = {} }, draftsId) =>
        site !== undefined && service.maySeeDraft(site.tenantId, draftsId, shown),
      languagesOf: ({ site, shown }, draftsId) =>
        languagesOfDraft(service, { tenantId: site?.tenantId, shown }, draftsId),
      sitesOf: (visit) => sitesOf(visit, service),
      ...(defaultClientId !== undefined && { defaultClientId }),
    },
    ofScreen: (visit, client, outcome) => ({
      ...ofAll,
      ...client,
      query: client.queryIn(visit.language),
      outcome,
      sentQuery: sentQuery(visit, service),
      receipt: (reference) => service.signedReceipt(visit.site?.tenantId ?? '', reference),
      shareImage: async (image, darkGround) =>
        service.shareImages?.addressOf(visit.site?.tenantId ?? '', image, darkGround),
      listCookie: (list) => service.signedList(visit.site?.tenantId ?? '', list),
      listOfCookie: async () =>
        visit.shown?.list === undefined
          ? emptyList
          : service.readSignedList(visit.site?.tenantId ?? '', visit.shown.list),
      t: renderContext.words.in(visit.language),
      systemOrigin: systemOriginOf({ ...config, port: port() }),
    }),
  }
}

/** Whether sections of a page ask for what stands in `?q=`. */
const hasSearch =
  ({ registry }: RenderContext): ScreenTools['hasSearch'] =>
  (main) =>
    collectLoads([main], registry, { path: '/products', query: { q: 'x' } }).requests.some(
      ({ call, question }) => call === productList && (question as { readonly q?: string }).q !== undefined,
    )

/** The clientIds of the sites of whoever is signed in. */
async function sitesOf({ shown }: Visit, { send }: SiteService): Promise<readonly string[] | undefined> {
  if (shown?.session === undefined) return undefined
  const account = await undefinedIfNotFound(send(me, {}, { shown }))
  return account?.sites.map(({ clientId }) => clientId)
}
