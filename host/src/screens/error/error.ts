import type { PostedForm } from '@vitrine/api'
import { ownPath } from '@vitrine/api'
import { errorPage as errorView } from '@vitrine/sections/system-pages'
import type { Message } from '../../guards/guard.ts'
import { fieldValue } from '../../request/form-submission.ts'
import type { Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { configOf, homeSurround } from '../landing/surround.ts'
import { type ScreenAnswer, type ScreenTools, systemAnswer } from '../screen.ts'
import { wayOut } from './way-out.ts'

export interface ErrorPageProps {
  readonly status: number
  readonly message: Message
  /** Shown with failures of ours, so that a visitor can name the one they saw (R291). */
  readonly requestId?: string
  /** The form that could not be taken: it can be sent once more. */
  readonly post?: PostedForm | undefined
}

/** Messages that have a title of their own; all others are titled by their status. */
const titles: Readonly<Record<string, string>> = {
  'notPublished.message': 'notPublished.title',
  'noSite.message': 'noSite.title',
  'invitation.over': 'invitation.title',
}
const titled = [400, 404, 405, 408, 500, 503]

/**
 * The error page (R78, R89, R90, R291): the status as it is sent, the message, and a way home. A
 * 404 inside a site is a page of it, with its header, menu and search.
 */
export async function errorPage(
  { status, message, requestId, post }: ErrorPageProps,
  visit: Visit,
  tools: ScreenTools,
): Promise<ScreenAnswer> {
  const { t } = tools
  // Of a site that is not published, nothing but its name is shown (R76).
  const isOfSite = status === 404 && visit.site?.currentDraftRelease != null
  // The page of an error must not fail itself.
  const surround = isOfSite ? await homeSurround(visit, tools).catch(() => undefined) : undefined
  const isSearchable = surround !== undefined && (await findsProducts(visit, tools).catch(() => false))
  const page = errorView({
    t,
    title: t(titles[message.key] ?? `error.title.${titled.includes(status) ? status : 500}`),
    status,
    message,
    requestId,
    form: post && { name: fieldValue(post, 'form'), action: ownPath(visit.fullPath), fields: [...post.fields] },
    search: isSearchable ? visit.links.to(routeAddress(routes.products)) : undefined,
    menu: surround && !surround.header ? surround.menus.main : undefined,
    wayOut: await wayOut(visit, status, tools),
  })
  return { ...systemAnswer(page, status), surround, cache: status === 404 ? 'public' : 'never' }
}

/** Whether the list of products finds what is searched for: an owner may have left its search out. */
async function findsProducts(visit: Visit, tools: ScreenTools): Promise<boolean> {
  const config = await configOf(visit, tools, routeAddress(routes.products))
  return config === undefined || tools.hasSearch(config.edition)
}
