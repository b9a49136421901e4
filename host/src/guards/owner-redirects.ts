import type { SiteInfo } from '../request/visit.ts'
import { leadsBack, withQuery } from '../routing/redirects.ts'
import { type Guard, pass, redirect } from './guard.ts'

/**
 * Guard 4 (R70, R71): what the owner of the site moved, answered before anything is drawn. A target on
 * the same site keeps clientId and language of the address; a draft is shown as it is.
 */
export const ownerRedirects: Guard = async (visit, { moved, redirects }) => {
  const { site, route, path, query } = visit
  if (!site || route?.systemOnly || query.has('draftsId')) return pass
  const found = await moved(site, path)
  const within = found && pathWithin(found.to, site)
  if (within !== undefined && leadsBack(path, within, redirects.match)) return pass
  const target = found && visit.links.href({ type: 'address', href: found.to, newTab: false })
  return found && target !== undefined ? redirect(found.status, withQuery(target, query)) : pass
}

/** The path of the same site that a target leads to; nothing for one that leads away. */
function pathWithin(to: string, { domain }: SiteInfo): string | undefined {
  if (to.startsWith('/')) return to
  const url = URL.parse(to)
  return url && url.hostname === domain ? `${url.pathname}${url.search}` : undefined
}
