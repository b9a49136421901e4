import type { Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'

/** Where somebody works who has just signed in: the office of their only site, else the list of their sites. */
export function workplace(sites: readonly { readonly clientId: string }[], { links }: Visit): string {
  const [site, ...more] = sites
  if (!site || more.length > 0) return links.to(routeAddress(routes.account))
  return links.to(`/${site.clientId}${routeAddress(routes.office)}`)
}
