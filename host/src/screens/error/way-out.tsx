import type { Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { ScreenTools } from '../screen.ts'

/** A link out of a page that leads nowhere. */
interface WayOut {
  readonly href: string
  readonly label: string
}

/**
 * Where a page of an error leads: to the home page of the site where that can be seen (R90), else to the
 * system's own first page. It never leads to another error.
 */
export async function wayOut(visit: Visit, status: number, tools: ScreenTools): Promise<WayOut> {
  const { site, draftsId, host, clientId } = visit
  const { links, say, systemOrigin } = tools
  const isShown = site !== undefined && (site.currentDraftRelease !== null || draftsId !== undefined)
  // What failed with us asks nothing more.
  if (isShown || (status >= 500 && (host.kind === 'custom' || clientId !== undefined)))
    return { href: links.to('/'), label: say('home') }
  const path = await systemStart(status, tools)
  if (host.kind === 'custom')
    return { href: `${systemOrigin}${path}`, label: say('goTo', { host: new URL(systemOrigin).host }) }
  return { href: withLanguage(path, visit), label: say(path === '/' ? 'home' : 'login.title') }
}

interface WayOutButtonProps {
  readonly to: WayOut
  /** Whether the page has an action of its own that comes first. */
  readonly isSecondary?: boolean
}

export const WayOutButton = ({ to: { href, label }, isSecondary = false }: WayOutButtonProps) => (
  <p>
    <a className={isSecondary ? 'button button-secondary' : 'button'} href={href}>
      {label}
    </a>
  </p>
)

/** The way out of pages of the system that are over. */
export const wayOutButton = async (visit: Visit, tools: ScreenTools, isSecondary = false) => (
  <WayOutButton to={await wayOut(visit, 410, tools)} isSecondary={isSecondary} />
)

/** The first page of the system; the one to sign in where that would lead to a site that nobody sees yet. */
async function systemStart(status: number, { defaultClientId, siteByClient }: ScreenTools): Promise<string> {
  if (defaultClientId === undefined || status >= 500) return '/'
  const site = await siteByClient(defaultClientId).catch(() => undefined)
  return site?.currentDraftRelease == null ? routeAddress(routes.login) : '/'
}

const withLanguage = (path: string, { query }: Visit): string => {
  const language = query.get('language')
  return language === null ? path : `${path}?${new URLSearchParams({ language })}`
}
