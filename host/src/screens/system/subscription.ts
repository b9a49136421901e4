import { type Answer, CallError, subscriptionLink } from '@vitrine/schemas'
import { subscriptionPage } from '@vitrine/sections/system-pages'
import { redirect } from '../../guards/guard.ts'
import type { Visit } from '../../request/visit.ts'
import { withQuery } from '../../routing/redirects.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { wayOut } from '../error/way-out.ts'
import { homeSurround } from '../landing/surround.ts'
import { type Screen, type ScreenTools, systemAnswer } from '../screen.ts'

type Use = 'confirm' | 'unsubscribe'
type Link = Answer<typeof subscriptionLink>

/** What the link of a mail would do, else why it does nothing: the status of the answer. */
async function linkOf(token: string, use: Use, { query }: ScreenTools): Promise<Link | 404 | 410> {
  try {
    return await query(subscriptionLink, { token, use })
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500) throw error
    return error.status === 410 ? 410 : 404
  }
}

/** The same page on the site that a link is of: older links name none, and a token may come to another one. */
function onItsSite({ host, query }: Visit, path: string, { clientId, domain }: Link, systemOrigin: string): string {
  if (domain !== undefined) return withQuery(`https://${domain}${path}`, query)
  return withQuery(`${host.kind === 'system' ? '' : systemOrigin}/${clientId}${path}`, query)
}

/** Where the links of our mails lead: a page of the site with one button. */
const decision =
  (use: Use, route: { readonly path: string }): Screen =>
  async (visit, tools) => {
    const { site, links } = visit
    const token = visit.query.get('token') ?? ''
    const link = await linkOf(token, use, tools)
    if (typeof link === 'object' && link.tenantId !== site?.tenantId)
      return { ...redirect(302, onItsSite(visit, route.path, link, tools.systemOrigin)), noindex: true }

    const surround = site && (await homeSurround(visit, tools).catch(() => undefined))
    const page = subscriptionPage({
      t: tools.t,
      use,
      state: typeof link === 'object' ? (link.isDone ? 'done' : 'open') : link === 410 ? 'expired' : 'over',
      action: links.to(routeAddress(route), { token }),
      token,
      wayOut: await wayOut(visit, 410, tools),
      isWithin: surround !== undefined,
    })
    return { ...systemAnswer(page, typeof link === 'object' ? 200 : link), surround }
  }

/** Says yes to the newsletter (double opt-in). */
export const confirmSubscription = decision('confirm', routes.confirmSubscription)

/** Says no to it again. */
export const unsubscribe = decision('unsubscribe', routes.unsubscribe)
