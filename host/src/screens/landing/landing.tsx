import type { PageConfig } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { found } from '../../found.ts'
import { notFound, redirect } from '../../guards/guard.ts'
import { isKnownCategory } from '../../known-category.ts'
import { address, type RouteKey, type routes } from '../../routes.ts'
import { pageQuery, type Visit } from '../../visit.ts'
import type { Screen, ScreenAnswer, ScreenResult, ScreenTools } from '../screen.ts'
import { collectionsFor, ListView, listCalls, lists } from './lists.tsx'
import { shareImage } from './share-image.ts'
import { type Subject, subjects } from './subjects.tsx'
import { configOf, homeSurround, surroundOf } from './surround.ts'

/** The words for lists that have no page in the release. */
const listTitles: Readonly<Partial<Record<RouteKey, string>>> = {
  products: 'products.title',
  cases: 'cases.title',
  info: 'info.title',
}

/**
 * A page of a site (R19–R30): the edition of its release, and for kinds of pages that the owner did
 * not lay out a plain one from the same data. What is not there is a 404; an id leads to the slug (R41).
 */
export const landing: Screen = async (visit, tools) => {
  const { key, params } = visit
  if (key === undefined) return notFound(visit)
  const find = subjects[key]
  const [config, subject] = await Promise.all([
    configOf(visit, tools, visit.path),
    find && params.id !== undefined ? found(find(params.id, tools.ask, tools.say)) : undefined,
  ])
  if (find && !subject) return notFound(visit)
  if (key === 'pages' && !config) return notFound(visit)

  const slug = subject?.slug ?? (key === 'pages' ? config?.edition.page.slug : undefined)
  if (slug !== undefined && params.id !== undefined && slug !== params.id) return toSlug(visit, slug)
  return config ? laidOut(visit, config, subject, tools) : plain(visit, subject, tools)
}

/** The canonical address has the slug; everything else of it stays as it was written. */
function toSlug(visit: Visit, slug: string): ScreenResult {
  const { route, clientId, fullPath } = visit
  const path = address(route as typeof routes.product, { id: slug })
  const at = fullPath.indexOf('?')
  return redirect(
    301,
    `${clientId === undefined ? '' : `/${clientId}`}${path}${at < 0 ? '' : fullPath.slice(at)}`,
  ) as ScreenResult
}

async function laidOut(
  visit: Visit,
  config: PageConfig,
  subject: Subject | undefined,
  tools: ScreenTools,
): Promise<ScreenResult> {
  const { page } = config.edition
  // A damaged page may lack its name.
  const titles: readonly unknown[] = [subject?.seo?.title, subject?.title, page.seo?.title, page.name]
  return {
    status: 200,
    title: titles.find((title): title is string => typeof title === 'string') ?? '',
    description: subject?.description ?? page.seo?.description,
    image: await shareImage(visit, tools, subject, config),
    subject: subject?.content,
    main: config.edition,
    surround: surroundOf(config),
    cache: 'public',
  }
}

async function plain(visit: Visit, subject: Subject | undefined, tools: ScreenTools): Promise<ScreenResult> {
  const { key, site } = visit
  const query = pageQuery(visit)
  const surround = await homeSurround(visit, tools)
  const listTitle = key && listTitles[key]
  const title = subject?.seo?.title ?? subject?.title ?? (listTitle ? tools.say(listTitle) : (site?.name ?? ''))
  let robots: ScreenAnswer['robots']
  let listed: ScreenAnswer['list']
  let main: ReactNode = subject?.plain ?? (
    <div className="screen">
      <h1>{title}</h1>
    </div>
  )
  const find = key && lists[key]
  if (find) {
    const page = /^[1-9][0-9]{0,4}$/.test(query.page ?? '1') ? Number(query.page ?? 1) : 0
    const list =
      page > 0
        ? await find({ page, query, collection: key === 'collection' ? subject?.slug : undefined }, tools.ask)
        : undefined
    // Behind the last page there is nothing (R130).
    if (!list || list.page > list.pages) return notFound(visit)
    const { category } = query
    if (category !== undefined && key !== 'collection' && list.entries.length === 0) {
      if (!(await isKnownCategory(listCalls[key as keyof typeof listCalls], category, tools.ask)))
        return notFound(visit)
      robots = 'noindex'
    }
    listed = {
      entries: list.entries.map(({ title: name, path }) => ({ name, path })),
      before: (list.page - 1) * list.pageSize,
      total: list.total,
    }
    const collections = await collectionsFor(key, query, tools.ask)
    main = <ListView {...{ title, list, collections, query, tools }} path={visit.path} />
  }
  return {
    status: 200,
    title,
    description: subject?.description,
    image: await shareImage(visit, tools, subject, undefined),
    subject: subject?.content,
    list: listed,
    ...(robots && { robots }),
    main,
    surround,
    cache: 'public',
  }
}
