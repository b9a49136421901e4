import { type Answer, caseList, collectionList, infoList, limits, productList } from '@vitrine/schemas'
import type { Ask } from '../../asking.ts'
import { address, type RouteKey, routes } from '../../routes.ts'
import type { ScreenTools } from '../screen.ts'

interface Entry {
  readonly title: string
  readonly summary: string | undefined
  readonly path: string
}

/** One page of a list, as it is shown where the owner laid out no page for it. */
export interface List {
  readonly entries: readonly Entry[]
  readonly page: number
  readonly pages: number
  readonly pageSize: number
  readonly total: number
}

interface Wish {
  readonly page: number
  readonly query: Readonly<Record<string, string>>
  /** The slug of the collection that the address names. */
  readonly collection: string | undefined
}

interface Listed {
  readonly slug: string
  readonly props: { readonly title?: string; readonly name?: string; readonly summary?: string }
}

const sorts = ['order', 'newest', 'name'] as const

function question({ page, query, collection }: Wish, pageSize: number) {
  const category = collection ?? query.category
  return {
    page,
    pageSize,
    sort: sorts.find((sort) => sort === query.sort) ?? 'order',
    ...(category !== undefined && { category }),
    ...(query.q !== undefined && { q: query.q }),
  }
}

const list = (
  answer: { readonly items: readonly unknown[]; readonly total: number },
  page: number,
  pageSize: number,
  pathOf: (slug: string) => string,
): List => ({
  page,
  pageSize,
  total: answer.total,
  pages: Math.max(1, Math.ceil(answer.total / pageSize)),
  entries: (answer.items as readonly Listed[]).map(({ slug, props }) => ({
    title: props.title ?? props.name ?? slug,
    summary: props.summary,
    path: pathOf(slug),
  })),
})

const products = async (wish: Wish, ask: Ask) =>
  list(await ask(productList, question(wish, 24)), wish.page, 24, (id) => address(routes.product, { id }))

/** The lists, by route; 24 on a page, 12 of the news (R130). */
export const lists: Readonly<Partial<Record<RouteKey, (wish: Wish, ask: Ask) => Promise<List>>>> = {
  products,
  collection: products,
  cases: async (wish, ask) =>
    list(await ask(caseList, question(wish, 24)), wish.page, 24, (id) => address(routes.case, { id })),
  info: async (wish, ask) =>
    list(await ask(infoList, question(wish, 12)), wish.page, 12, (id) => address(routes.infoDetail, { id })),
}

/** What the lists with categories ask. */
export const listCalls = { products: productList, cases: caseList, info: infoList }

type Collection = Answer<typeof collectionList>['items'][number]

/** The collections, for the list of products whose address asks for them (R47); nothing elsewhere. */
export async function collectionsFor(key: RouteKey, { filter }: Wish['query'], ask: Ask) {
  if (key !== 'products' || filter !== 'collection') return undefined
  const { items } = await ask(collectionList, { page: 1, pageSize: limits.pageSize, sort: 'order' })
  return items.length > 0 ? items : undefined
}

interface ListViewProps {
  readonly title: string
  readonly list: List
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** What the list may be filtered by, where the address asks for it. */
  readonly collections?: readonly Collection[] | undefined
  readonly tools: ScreenTools
}

/** The entries with their links, and the way to the pages before and after. */
export function ListView({ title, list: { entries, page, pages }, path, query, collections, tools }: ListViewProps) {
  const { say, links } = tools
  const { page: _page, ...filters } = query
  // The first page has no parameter, so that it has one address (R130).
  const to = (number: number) => links.to(path, number === 1 ? filters : { ...filters, page: String(number) })
  return (
    <div className="screen">
      <h1>{title}</h1>
      {collections && <Collections collections={collections} path={path} query={filters} tools={tools} />}
      {entries.length === 0 && <p>{say('list.empty')}</p>}
      <ul className="screen-list">
        {entries.map((entry) => (
          <li key={entry.path}>
            <a href={links.to(entry.path)}>{entry.title}</a>
            {entry.summary && <p>{entry.summary}</p>}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={say('list.pages')} className="screen-pages">
          {page > 1 && (
            <a rel="prev" href={to(page - 1)}>
              {say('list.previous')}
            </a>
          )}
          <span>{say('list.page', { page, pages })}</span>
          {page < pages && (
            <a rel="next" href={to(page + 1)}>
              {say('list.next')}
            </a>
          )}
        </nav>
      )}
    </div>
  )
}

interface CollectionsProps extends Pick<ListViewProps, 'path' | 'query' | 'tools'> {
  readonly collections: readonly Collection[]
}

/** The collections as plain links, the chosen one marked. */
function Collections({ collections, path, query: { category, ...kept }, tools: { say, links } }: CollectionsProps) {
  const choices = [
    { slug: undefined, name: say('listing.all.product') },
    ...collections.map(({ slug, props }) => ({ slug, name: props.name })),
  ]
  return (
    <nav aria-label={say('listing.categories.product')} className="screen-pages">
      {choices.map(({ slug, name }) => (
        <a
          key={slug ?? ''}
          href={links.to(path, slug === undefined ? kept : { ...kept, category: slug })}
          aria-current={slug === category ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
