import { type Guard, pass, redirect } from './guard.ts'

/**
 * Guard 3 (R69–R71): the rules of the build manifest, answered before anything is drawn. They are
 * written without clientId and hold for every site, so a target of our own gets it back.
 */
export const buildRedirects: Guard = (visit, { redirects }) => {
  const found = redirects.match(visit.path)
  if (!found) return pass
  const client = visit.clientId === undefined || found.isAbsolute ? '' : `/${visit.clientId}`
  return redirect(found.status, `${client}${found.target}`)
}
