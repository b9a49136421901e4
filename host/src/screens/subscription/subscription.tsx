import { type Answer, CallError, subscriptionLink } from '@vitrine/schemas'
import { redirect } from '../../guards/guard.ts'
import type { Visit } from '../../request/visit.ts'
import { withQuery } from '../../routing/redirects.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { wayOutButton } from '../error/way-out.tsx'
import { homeSurround } from '../landing/surround.ts'
import { OwnForm } from '../own-form.tsx'
import { ownPage } from '../own-page.tsx'
import type { Screen, ScreenResult, ScreenTools } from '../screen.ts'

type Use = 'confirm' | 'unsubscribe'
type Link = Answer<typeof subscriptionLink>

/** What the link of a mail would do, else why it does nothing: a status and a text. */
async function linkOf(
  token: string,
  use: Use,
  { query }: ScreenTools,
): Promise<Link | { status: number; text: string }> {
  try {
    return await query(subscriptionLink, { token, use })
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500) throw error
    const isOld = error.status === 410
    return { status: isOld ? 410 : 404, text: isOld ? 'subscription.expired' : 'subscription.over' }
  }
}

/** The same page on the site that a link is of: older links name none, and a token may come to another one. */
function onItsSite({ host, query }: Visit, path: string, { clientId, domain }: Link, systemOrigin: string): string {
  if (domain !== undefined) return withQuery(`https://${domain}${path}`, query)
  return withQuery(`${host.kind === 'system' ? '' : systemOrigin}/${clientId}${path}`, query)
}

/**
 * Where the links of our mails lead: a page of the site with one button, since programs that look at mails
 * open their links. Where there is nothing to decide any more, there is no button.
 */
const decision =
  (use: Use, route: { readonly path: string }): Screen =>
  async (visit, tools) => {
    const { say, links, systemOrigin } = tools
    const { site } = visit
    const token = visit.query.get('token') ?? ''
    const link = await linkOf(token, use, tools)
    const isLink = 'tenantId' in link
    if (isLink && link.tenantId !== site?.tenantId)
      return { ...redirect(302, onItsSite(visit, route.path, link, systemOrigin)), noindex: true } as ScreenResult

    const isOpen = isLink && !link.isDone
    const title = say(isLink && link.isDone ? `subscription.${use}.doneTitle` : `subscription.${use}.title`)
    const text = isLink ? `subscription.${use}.${link.isDone ? 'done' : 'text'}` : link.text
    const surround = site && (await homeSurround(visit, tools).catch(() => undefined))
    const page = ownPage({
      title,
      text: say(text),
      isSmall: true,
      isWithin: surround !== undefined,
      ...(!isLink && { status: link.status }),
      children: (
        <>
          {isOpen && (
            <OwnForm
              tools={tools}
              name={use}
              label={title}
              action={links.to(routeAddress(route), { token })}
              send={title}
            >
              <input type="hidden" name="token" value={token} />
            </OwnForm>
          )}
          {await wayOutButton(visit, tools, isOpen)}
        </>
      ),
    })
    return { ...page, surround }
  }

/** Says yes to the newsletter (double opt-in). */
export const confirmSubscriptionScreen = decision('confirm', routes.confirmSubscription)

/** Says no to it again. */
export const unsubscribeScreen = decision('unsubscribe', routes.unsubscribe)
