import { withQuery } from '../routing/redirects.ts'
import { type Guard, pass, redirect } from './guard.ts'

/**
 * Guard 3 (R69–R71): the rules of the build manifest, answered before anything is drawn. They are
 * written without clientId and hold for every site, so a target of our own gets it back. The query
 * goes along unless the rule drops it (R324).
 */
export const buildRedirects: Guard = (visit, { redirects }) => {
  const found = redirects.match(visit.path)
  if (!found) return pass
  const client = visit.clientId === undefined || found.isAbsolute ? '' : `/${visit.clientId}`
  const target = `${client}${found.target}`
  return redirect(found.status, found.keepQuery ? withQuery(target, visit.query) : target)
}
