import { type PageLink, pageLinksIn } from '@vitrine/model'
import type { LinkTargets } from '@vitrine/renderer'
import {
  contentKindOf,
  linkedContents,
  listPageUrlByType,
  MOST_LINKED,
  type PageType,
  pageTypeOf,
  pageTypes,
} from '@vitrine/schemas'
import type { Query } from '../request/visit-client.ts'
import { hasValidParams } from '../routing/routes.ts'

/** Something that holds links, and what the log calls it. */
export interface Holder {
  readonly place: string
  readonly value: unknown
}

/** A link to one of a kind that does not say which one, and where it stands. */
export interface UnnamedLink {
  readonly place: string
  readonly pageType: PageType
}

/** What is known of the links of a page before it is drawn. */
export interface KnownLinks {
  readonly targets: LinkTargets
  readonly unnamed: readonly UnnamedLink[]
}

interface LinkTargetsOptions {
  readonly holders: readonly Holder[]
  readonly draftsId: string | undefined
  readonly query: Query
}

const needsId = new Set<PageType>(pageTypes.filter((type) => type.needsId).map(({ key }) => key))

/** Looks up, once for a page, what its links lead to. What the service cannot tell is left as it is written. */
export async function lookUpLinks({ holders, draftsId, query }: LinkTargetsOptions): Promise<KnownLinks> {
  const found = holders.flatMap(({ place, value }) => [...pageLinksIn(value)].map((link) => ({ place, link })))
  const [pages, contents] = await Promise.all([
    ownPages(draftsId, query),
    contentSlugs(
      found.map(({ link }) => link),
      query,
    ),
  ])
  return {
    targets: { ...pages, contents },
    unnamed: found
      .filter(({ link }) => needsId.has(link.pageType) && !link.id)
      .map(({ place, link: { pageType } }) => ({ place, pageType })),
  }
}

/** The site's own pages, for links that name one by its id, and the one to contact its owner by. */
const ownPages = (draftsId: string | undefined, query: Query): Promise<Pick<LinkTargets, 'pages' | 'contactPage'>> =>
  query(listPageUrlByType, { type: 'pages', ...(draftsId !== undefined && { draftsId }) }).then(
    (pages) => ({
      pages: new Map(pages.map(({ id, url }) => [id, url])),
      contactPage: pages.find(({ type }) => type === 'contact-us')?.url,
    }),
    () => ({}),
  )

/** The slugs of the contents that links name, as `LinkTargets` has them. */
async function contentSlugs(links: readonly PageLink[], query: Query): Promise<LinkTargets['contents']> {
  const named = new Map(
    links.flatMap(({ pageType, id }) => {
      const kind = contentKindOf(pageType)
      return kind && id ? [[`${pageType}/${id}`, { kind, pageType, id }] as const] : []
    }),
  )
  // What no address can hold is asked for by nobody.
  const asked = [...named.values()].filter(({ id }) => hasValidParams({ id }))
  const parts = Array.from({ length: Math.ceil(asked.length / MOST_LINKED) }, (_, at) =>
    asked.slice(at * MOST_LINKED, (at + 1) * MOST_LINKED),
  )
  const answers = await Promise.all(
    parts.map((part) => query(linkedContents, { named: part.map(({ kind, id }) => `${kind}/${id}`).join(',') })),
  ).catch(() => undefined)
  if (!answers) return new Map()

  const slugs = new Map<string, string>()
  // Where one has the id that is another's slug, the id counts, as in an address.
  for (const { kind, slug } of answers.flat()) slugs.set(`${pageTypeOf[kind]}/${slug}`, slug)
  for (const { kind, id, slug } of answers.flat()) slugs.set(`${pageTypeOf[kind]}/${id}`, slug)
  return new Map([...named.keys()].map((key) => [key, slugs.get(key)]))
}
