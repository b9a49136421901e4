import type { Visit } from '../request/visit.ts'
import { type Guard, notFound, pass, passWith, redirect } from './guard.ts'
import { toAccount, toLogin } from './to-login.ts'

/** The query as it was written, with its question mark. */
const queryOf = ({ fullPath }: Visit): string => {
  const at = fullPath.indexOf('?')
  return at < 0 ? '' : fullPath.slice(at)
}

/** The path is written anew, so that nothing in it can be read as another host. */
const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/**
 * Guard 2 (R58–R63): an address of the system domain names a site, an address of a site's own
 * domain does not. `/404` and `/` are left alone, and so is what belongs to the system itself.
 */
export const hostFitsClient: Guard = async (visit, { siteByClient, sitesOf, defaultClientId }) => {
  const { clientId, route } = visit
  if (visit.host.kind === 'custom') {
    if (clientId === undefined) return pass
    // Not a detour to the home page for what is not there (T4).
    return route === undefined ? notFound(visit) : redirect(301, `${encoded(visit.path)}${queryOf(visit)}`)
  }
  if (clientId !== undefined) {
    const named = await siteByClient(clientId)
    // Never another site instead of one that does not exist (R53).
    return named ? passWith({ site: named }) : notFound(visit)
  }
  if (route === undefined || route.client !== 'optional' || route.systemOnly) return pass
  // Nobody signs in to read a sitemap.
  if (defaultClientId === undefined && route.contentType !== undefined) return notFound(visit)
  const sites = await sitesOf(visit)
  const meant = sites?.length === 1 ? sites[0] : defaultClientId
  if (meant !== undefined) return redirect(302, `/${meant}${encoded(visit.path)}${queryOf(visit)}`)
  return sites === undefined ? toLogin(visit) : toAccount(visit)
}
