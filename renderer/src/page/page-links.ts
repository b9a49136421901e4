import { type PageLink, pageLinksIn } from '@vitrine/model'
import {
  type Answer,
  contentKindOf,
  type linkedContents,
  MOST_LINKED,
  type PageType,
  pageTypeOf,
  pageTypes,
  type ResolvedMenu,
  type ResolvedTree,
} from '@vitrine/schemas'
import type { LinkTargets } from '../stage/link-builder.ts'
import type { CollectedLoads } from './collect-loads.ts'
import { type Page, pageTrees } from './page.ts'

/** Something that holds links, and what the log calls it. */
export interface LinkHolder {
  readonly place: string
  readonly value: unknown
}

/** A link to one of a kind that does not say which one, and where it stands. */
export interface UnnamedLink {
  readonly place: string
  readonly pageType: PageType
}

/** The links of a page to pages of its site, and what must be known of them before it is drawn. */
export interface LinksOnPage {
  readonly unnamed: readonly UnnamedLink[]
  /** What `linkedContents` is asked for, in as many questions as it needs. */
  readonly questions: readonly { readonly named: string }[]
  /** The slugs of the contents that links name, from the answers to all questions. */
  readonly slugs: (answers: readonly Answer<typeof linkedContents>[]) => NonNullable<LinkTargets['contents']>
}

/** What a page is drawn from, as far as it may hold links. */
interface PageContents {
  readonly page: Page
  readonly menus: Readonly<Record<string, ResolvedMenu>> | undefined
  /** The one thing that the page is about. */
  readonly subject: { readonly kind: string; readonly slug: string; readonly props: object } | undefined
  readonly loads: CollectedLoads
  readonly answered: readonly unknown[]
}

const known = new WeakMap<ResolvedTree, readonly LinkHolder[]>()

/** The components of a tree that hold links, which are few. Trees are immutable, so each is looked through once. */
function holdersIn(tree: ResolvedTree): readonly LinkHolder[] {
  const hit = known.get(tree)
  if (hit) return hit
  const holders = Object.values(tree.components).flatMap((one) =>
    one && pageLinksIn(one.props).length > 0 ? [{ place: `component ${one.id}`, value: one.props }] : [],
  )
  known.set(tree, holders)
  return holders
}

/** All that may hold links: what stands on the page and around it, its menus, and the things that it shows. */
export const linkHolders = ({ page, menus = {}, subject, loads, answered }: PageContents): readonly LinkHolder[] => [
  ...pageTrees(page).flatMap(holdersIn),
  ...Object.entries(menus).map(([id, value]) => ({ place: `menu ${id}`, value })),
  ...(subject ? [{ place: `${subject.kind} ${subject.slug}`, value: subject.props }] : []),
  ...loads.requests.map(({ call }, at) => ({ place: call.path, value: answered[at] })),
]

const needsId = new Set<PageType>(pageTypes.filter((type) => type.needsId).map(({ key }) => key))

/**
 * Finds the links of a page to pages of its site.
 *
 * @param isId whether an address can hold an id: what it cannot hold is asked for by nobody.
 */
export function linksOnPage(holders: readonly LinkHolder[], isId: (id: string) => boolean): LinksOnPage {
  const found = holders.flatMap(({ place, value }) => pageLinksIn(value).map((link) => ({ place, link })))
  const named = namedContents(found.map(({ link }) => link))
  const asked = [...named.values()].filter(({ id }) => isId(id))
  return {
    unnamed: found
      .filter(({ link }) => needsId.has(link.pageType) && !link.id)
      .map(({ place, link: { pageType } }) => ({ place, pageType })),
    questions: Array.from({ length: Math.ceil(asked.length / MOST_LINKED) }, (_, at) => {
      const part = asked.slice(at * MOST_LINKED, (at + 1) * MOST_LINKED)
      return { named: part.map(({ kind, id }) => `${kind}/${id}`).join(',') }
    }),
    slugs(answers) {
      const slugs = new Map<string, string>()
      // Where one has the id that is another's slug, the id counts, as in an address.
      for (const { kind, slug } of answers.flat()) slugs.set(`${pageTypeOf[kind]}/${slug}`, slug)
      for (const { kind, id, slug } of answers.flat()) slugs.set(`${pageTypeOf[kind]}/${id}`, slug)
      return new Map([...named.keys()].map((key) => [key, slugs.get(key)]))
    },
  }
}

/** The contents that links name, each once, by the keys of `LinkTargets.contents`. */
const namedContents = (links: readonly PageLink[]) =>
  new Map(
    links.flatMap(({ pageType, id }) => {
      const kind = contentKindOf(pageType)
      return kind && id ? [[`${pageType}/${id}`, { kind, id }] as const] : []
    }),
  )
