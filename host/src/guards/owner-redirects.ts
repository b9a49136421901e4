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
  return found && target !== undefined ? redirect(found.status, target) : pass
}
