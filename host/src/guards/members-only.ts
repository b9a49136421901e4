import { type Guard, notFound, pass, redirect } from './guard.ts'
import { toAccount, toLogin } from './to-login.ts'

/**
 * The guard of owners' pages (R296, T6): who is not signed in is asked to, and comes back. A site that
 * somebody has no place on does not exist for them. An address without clientId means their only site;
 * with several sites or none they choose on their account page (R319).
 */
export const membersOnly: Guard = async (visit, { sitesOf }) => {
  const { clientId, fullPath } = visit
  const sites = await sitesOf(visit)
  if (!sites) return toLogin(visit)
  if (clientId !== undefined) return sites.includes(clientId) ? pass : notFound(visit)
  return sites.length === 1 ? redirect(302, `/${sites[0]}${fullPath}`) : toAccount(visit)
}
