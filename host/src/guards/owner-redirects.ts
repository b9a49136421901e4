import { keptOf, linkBuilder } from '../links.ts'
import { type Guard, pass, redirect } from './guard.ts'

/**
 * Guard 4 (R70, R71): what the owner of the site moved, answered before anything is drawn. A target on
 * the same site keeps clientId and language of the address; a draft is shown as it is.
 */
export const ownerRedirects: Guard = async (visit, { moved }) => {
  const { site, route, path, query } = visit
  if (!site || route?.systemOnly || query.has('draftsId')) return pass
  const found = await moved(site, path)
  const target = found && linkBuilder(keptOf(visit)).href({ type: 'address', href: found.to, newTab: false })
  return found && target !== undefined ? redirect(found.status, withQuery(target, query)) : pass
}

/** Where a visit came from stands in its query (campaigns, mails), so it goes along, unless the owner wrote another. */
function withQuery(target: string, query: URLSearchParams): string {
  const [address = '', hash] = target.split('#')
  const [path = '', own = ''] = address.split('?')
  const kept = new URLSearchParams(own)
  for (const [name, value] of query) if (!kept.has(name)) kept.append(name, value)
  return `${path}${kept.size === 0 ? '' : `?${kept}`}${hash === undefined ? '' : `#${hash}`}`
}
