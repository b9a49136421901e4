import type { PageLink } from '@vitrine/sections/system-pages'
import type { Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { ScreenTools } from '../screen.ts'

/**
 * Where a page that leads nowhere leads: to the home page of the site where that can be seen (R90), else to the
 * system's own first page. It never leads to another error.
 */
export async function wayOut(visit: Visit, status: number, tools: ScreenTools): Promise<PageLink> {
  const { site, draftsId, host, clientId, links } = visit
  const { t, systemOrigin } = tools
  const isShown = site !== undefined && (site.currentDraftRelease !== null || draftsId !== undefined)
  // What failed with us asks nothing more.
  if (isShown || (status >= 500 && (host.kind === 'custom' || clientId !== undefined)))
    return { href: links.to('/'), label: t('home') }
  const path = await systemStart(status, tools)
  if (host.kind === 'custom')
    return { href: `${systemOrigin}${path}`, label: t('goTo', { host: new URL(systemOrigin).host }) }
  return { href: withLanguage(path, visit), label: t(path === '/' ? 'home' : 'login.title') }
}

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
