import type { PageRequest, PostedForm } from '@vitrine/api'
import { CallError } from '@vitrine/schemas'
import { failedSubmission, formHandlerOf, sentOutcome } from '../forms/index.ts'
import { guard } from '../guards/index.ts'
import { selectionAddress } from '../request/selection-address.ts'
import { type SiteInfo, type Visit, visitOf, withLearned } from '../request/visit.ts'
import { createVisitClient, type UnsavedContent } from '../request/visit-client.ts'
import { clientIdIn, readAddress } from '../routing/address.ts'
import { type HostReading, otherSpelling, readHost, targetOn, withOwnPort } from '../routing/hosts.ts'
import { type Route, type RouteKey, routes } from '../routing/routes.ts'
import type { ErrorPageProps } from '../screens/error/error.ts'
import type { ScreenTools } from '../screens/screen.ts'
import { listOnPage } from './list-on-page.ts'
import { mayBeKept, NO_STORE, type PageReply, redirected } from './page-reply.ts'
import { createPageTools, type PagesParts, type PageTools } from './page-tools.ts'
import { createPageShower, type PageShower } from './show-page.ts'

export type { PageReply } from './page-reply.ts'

export interface HostPages extends Pick<PageShower, 'settled' | 'cachedPage' | 'figures'> {
  readonly answer: (request: PageRequest, unsaved?: UnsavedContent) => Promise<PageReply>
  /** The error page for something that went wrong outside of a screen. */
  readonly fail: (request: PageRequest, failure: ErrorPageProps) => Promise<PageReply>
  /** Whether a form may be sent to an address, as far as can be told before it is read. */
  readonly takesForms: (host: string | undefined, target: string) => boolean
  /** Whether a host is ours: the system domain, or a verified domain. */
  readonly isOurHost: (host: string | undefined) => Promise<boolean>
  /** Whether a file of a tenant is there on this host: on the domain of a site, only its own are. */
  readonly ofFile: (host: string | undefined, tenantId: string) => Promise<200 | 404 | 421>
}

/** What the parts of an answer share. */
interface Context extends PagesParts, PageTools, PageShower {}

/** Answers every address that is a page: host → address → guards → screen → document. */
export function createPages(parts: PagesParts): HostPages {
  const tools = createPageTools(parts)
  const context: Context = { ...parts, ...tools, ...createPageShower(parts, tools) }
  const failed = async (request: PageRequest, failure: ErrorPageProps) =>
    context.fail(await errorVisit(request, failure, context), failure, request)
  const { systemDomain } = parts.config
  return {
    fail: failed,
    settled: context.settled,
    cachedPage: context.cachedPage,
    figures: context.figures,
    takesForms(host, target) {
      const { kind } = readHost(host, systemDomain) ?? {}
      const reading = kind && readAddress(kind, target)
      return reading !== undefined && (reading.status === 404 || (reading.status === 200 && takesForms(reading.key)))
    },
    // While nobody can tell, the API tells that itself.
    isOurHost: (host) => ownerOf(host, context).then(Boolean, () => true),
    async ofFile(host, tenantId) {
      const owner = await ownerOf(host, context)
      if (!owner) return 421
      return owner.host.kind === 'system' || owner.site?.tenantId === tenantId ? 200 : 404
    },
    async answer(request, unsaved) {
      try {
        const answer = await visited(request, context, unsaved)
        return 'message' in answer ? await failed(request, answer) : answer
      } catch (error) {
        const status = error instanceof CallError && error.status === 503 ? 503 : 500
        request.log('error', { err: error }, 'A page could not be shown.')
        const { requestId, post } = request
        return failed(request, { status, message: { key: `error.${status}` }, requestId, post })
      }
    },
  }
}

/** Reads host and address; what is wrong with them is a failure that no guard has seen. */
async function visited(
  request: PageRequest,
  context: Context,
  unsaved: UnsavedContent | undefined,
): Promise<PageReply | ErrorPageProps> {
  const { target, scheme, shown, signalsPrivacy, referer } = request
  const owner = await ownerOf(request.host, context)
  if (!owner) return { status: 421, message: { key: 'noSite.message' } }

  const { host, site } = owner
  const primary = otherSpelling(host.name, site?.domain)
  if (primary !== undefined && target.startsWith('/'))
    return redirected(301, `${scheme}://${primary}${host.port}${target}`)

  const reading = readAddress(host.kind, target)
  if (reading.status === 400) return { status: 400, message: { key: 'error.400' } }
  const port = context.port?.() ?? context.config.port
  // A session counts on the system domain alone (R298).
  const cookies = host.kind === 'system' ? shown : { ...shown, session: undefined, knownDevice: undefined }
  return guarded(
    visitOf(
      {
        host: withOwnPort(host, scheme, port),
        scheme,
        site,
        target,
        shown: cookies,
        signalsPrivacy,
        before: targetOn(host, referer, context.config.systemDomain),
      },
      reading,
    ),
    request,
    context,
    unsaved,
  )
}

/** Takes a visit past the guards, hands on the form that came with it, and shows its screen. */
async function guarded(
  first: Visit,
  request: PageRequest,
  context: Context,
  unsaved: UnsavedContent | undefined,
): Promise<PageReply> {
  const { service, guards, ofScreen, show, fail } = context
  const verdict = await guard(first, guards)
  if (verdict.kind === 'redirect') return redirected(verdict.status, verdict.target, verdict.noindex)
  const visit = withLearned(first, verdict.learned)
  const client = createVisitClient(visit, service, { ...request, unsaved })
  // A newsletter stands in the footer of a page that is not there, too.
  const post = verdict.kind === 'pass' || isOfSite(visit) ? request.post : undefined
  const outcome = post
    ? await posted(post, visit, ofScreen(visit, client, undefined), request)
    : await sentOutcome(visit, service)
  if (outcome && 'to' in outcome) return { ...redirected(post ? 303 : 302, outcome.to), cookies: client.cookies }
  const chosen = verdict.kind === 'pass' && !post ? selectionAddress(visit) : undefined
  if (chosen !== undefined) return { ...redirected(303, chosen), cookies: client.cookies }
  if (verdict.kind === 'stop') return fail(visit, verdict, request, ofScreen(visit, client, outcome))
  const tools = ofScreen(visit, client, outcome)
  const shown = visit.key === 'inquiryList' ? { ...visit, list: await listOnPage(tools) } : visit

  const moved = visit.canonical === undefined ? undefined : redirected(301, visit.canonical)
  // A number of a draft has one spelling, whether there is such a draft or not (R40): it says nothing of it.
  if (moved && visit.params.draftsId !== undefined) return { ...moved, cacheControl: NO_STORE }
  // The guards stop every visit that has no route.
  const answer = { ...(await show(shown, visit.key as RouteKey, request, tools)), cookies: client.cookies }
  // What is not there is not moved: a redirect never leads to a 404.
  const isThere = answer.kind === 'page' && answer.page.meta.status === 200
  if (!isThere || !moved) return answer
  return mayBeKept(visit) ? moved : { ...moved, cacheControl: NO_STORE }
}

/** What became of the form that was sent: another address, or what the page has to say of it. */
async function posted(post: PostedForm, visit: Visit, tools: ScreenTools, { log }: PageRequest) {
  try {
    return await formHandlerOf(visit.key)(visit, post, tools)
  } catch (error) {
    if (!(error instanceof CallError)) log('error', { err: error }, 'A form could not be taken.')
    return failedSubmission(error, post)
  }
}

/** Whose host it is; nothing for one that is nobody's. */
async function ownerOf(
  value: string | undefined,
  { config, sites }: Context,
): Promise<{ host: HostReading; site?: SiteInfo } | undefined> {
  const host = readHost(value, config.systemDomain)
  if (host?.kind !== 'custom') return host && { host }
  const site = await sites.byHost(host.name)
  return site && { host, site }
}

const nowhere: HostReading = { kind: 'custom', name: 'nowhere.invalid', port: '' }

/**
 * The visit of an error that no guard has seen: whose host it is, and which site is named there. While we
 * fail ourselves nothing is asked; what was said last of a site still shows the way back to it.
 */
async function errorVisit(
  { host: value, target, scheme }: PageRequest,
  { status }: ErrorPageProps,
  { config, sites }: Context,
): Promise<Visit> {
  const host = readHost(value, config.systemDomain)
  const bare = visitOf({ host: host ?? nowhere, scheme, site: undefined, target }, { status: 404, path: '/' })
  if (!host) return bare
  const clientId = clientIdIn(target)
  const isSystem = host.kind === 'system'
  if (status >= 500) {
    const known = isSystem && clientId !== undefined ? sites.lastByClient(clientId) : undefined
    return known?.currentDraftRelease == null ? bare : withLearned({ ...bare, clientId: known.clientId })
  }
  const named = isSystem ? clientId !== undefined && sites.byClient(clientId) : sites.byHost(host.name)
  const site = (named && (await named.catch(() => undefined))) || undefined
  return site ? withLearned({ ...bare, ...(isSystem && { clientId: site.clientId }) }, { site }) : bare
}

const takesForms = (key: RouteKey): boolean => (routes[key] as Route).takesForms === true

/** Whether an address that leads nowhere belongs to a site that is published. */
const isOfSite = ({ site }: Visit): boolean => site?.currentDraftRelease != null
