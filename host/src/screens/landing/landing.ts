import { contentSubject } from '@vitrine/renderer/server'
import { contentCalls, undefinedIfNotFound } from '@vitrine/schemas'
import { notFound, redirect } from '../../guards/guard.ts'
import type { Visit } from '../../request/visit.ts'
import { type RouteKey, routeAddress, type routes } from '../../routing/routes.ts'
import type { Screen, ScreenResult } from '../screen.ts'
import { defaultPageFor } from './default-page.ts'
import { shareImage } from './share-image.ts'
import { siteContact } from './site-contact.ts'
import { subjectKinds } from './subjects.ts'
import { configOf, homeSurround, surroundOf } from './surround.ts'

/** What pages are called that are not in the release. */
const listTitles: Readonly<Partial<Record<RouteKey, string>>> = {
  products: 'products.title',
  cases: 'cases.title',
  info: 'info.title',
  inquiryList: 'inquiryList.title',
}

/**
 * A page of a site (R19–R30): the edition of its release, and for kinds of pages that the owner did
 * not design the default one, drawn by the same sections. What is not there is a 404; an id leads to
 * the slug (R41).
 */
export const landing: Screen = async (visit, tools) => {
  const { key, params } = visit
  if (key === undefined) return notFound(visit)
  const kind = subjectKinds[key]
  const [config, content] = await Promise.all([
    configOf(visit, tools, visit.path),
    kind && params.id !== undefined
      ? undefinedIfNotFound(tools.query(contentCalls[kind].detail, { id: params.id }))
      : undefined,
  ])
  if (kind && !content) return notFound(visit)
  const subject = kind && content && contentSubject(kind, content)

  const page = config?.edition.page
  const slug = subject?.slug ?? (key === 'pages' ? page?.slug : undefined)
  if (slug !== undefined && params.id !== undefined && slug !== params.id) return toSlug(visit, slug)

  const listTitle = listTitles[key]
  // A damaged page may lack its name.
  const names: readonly unknown[] = page
    ? [page.seo?.title, page.name]
    : [listTitle && tools.t(listTitle), visit.site?.name]
  const titles = [subject?.seo?.title, subject?.title, ...names]
  const title = titles.find((one): one is string => typeof one === 'string') ?? ''
  const main = config?.edition ?? defaultPageFor(visit, title)
  if (!main) return notFound(visit)
  const surround = config ? surroundOf(config) : await homeSurround(visit, tools)
  return {
    status: 200,
    title,
    description: subject?.description ?? page?.seo?.description,
    image: await shareImage(visit, tools, subject, config, surround?.theme),
    subject: subject?.content,
    contentId: content?.id,
    pageId: page?.id,
    main,
    surround,
    ...(key === 'product' && { contact: await siteContact(visit, tools, [surround?.footer, config?.edition]) }),
    ...(key === 'inquiryList' && { robots: 'noindex' }),
    cache: key === 'inquiryList' ? 'never' : 'public',
  }
}

/** The canonical address has the slug; everything else of it stays as it was written. */
function toSlug(visit: Visit, slug: string): ScreenResult {
  const { route, clientId, fullPath } = visit
  const path = routeAddress(route as typeof routes.product, { id: slug })
  const at = fullPath.indexOf('?')
  return redirect(301, `${clientId === undefined ? '' : `/${clientId}`}${path}${at < 0 ? '' : fullPath.slice(at)}`)
}
