import { type Stage, type StageVisit, useStage } from '@vitrine/renderer'
import { type Facets, limits } from '@vitrine/schemas'

const ownSorts = ['order', 'newest', 'name'] as const
/** The orders that a visitor may choose. In what was searched for, the first one is what fits best. */
export const sortsOf = (kind: ListedKind): readonly Sort[] => (kind === 'product' ? sorts : ownSorts)
const sorts = [...ownSorts, 'price', 'moq'] as const
type Sort = (typeof sorts)[number]

/** A group of values by which a list may be filtered. */
export type Facet = Facets[number]

/** What a list is of; its texts end with it. */
export type ListedKind = 'product' | 'case' | 'info'

/** A category that a list may be filtered by. */
export interface Category {
  readonly value: string
  readonly name: string
  /** Where the name comes from another language than the page's. */
  readonly language?: string | undefined
  /** How many things there would be in it, where that is known. */
  readonly count?: number | undefined
}

/** What a list offers: the values of `listingProps`, and the layout they are shown in. */
export interface Listing {
  readonly sort: (typeof ownSorts)[number]
  readonly pageSize: number
  readonly showPages: boolean
  readonly showSearch: boolean
  readonly showCategories: boolean
  readonly showSort: boolean
  /** Whether it may be filtered by the specifications and attributes of what it lists. */
  readonly showFacets?: boolean
  readonly layout: string
  /** The categories are offered because the address asks for them; links to other choices ask for them too. */
  readonly isOpened?: boolean
}

/** What a visitor chose: it stands in the address, and is nothing where the list offers no choice. */
export interface ListingChoice {
  readonly q: string
  readonly category: string
  readonly sort: Sort
  /** By group: any of these values. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly page: number
}

/** The furthest page that the service answers; beyond it stands nobody's catalogue. */
const LAST_PAGE = 100_000
const LONGEST_QUESTION = 200
const LONGEST_CATEGORY = 120

/** The parameters of an address that choose values begin so: `f.thread=m8`. */
const FILTER = 'f.'

/** What an address asks with to be offered the collections (R47). */
const openedBy = { filter: 'collection' } as const

/** Whether the list of products is asked to offer its collections. */
export const asksForCollections = ({ path, query }: StageVisit): boolean =>
  path === '/products' && query.filter === openedBy.filter

/** A carousel is one row, so it has no pages. */
export const offersPages = ({ showPages, layout }: Listing): boolean => showPages && layout !== 'carousel'

/** Reads the visitor's choice from an address that anyone may have written. */
export function choiceOf(listing: Listing, { query }: StageVisit): ListingChoice {
  const page = /^[0-9]{1,9}$/.test(query.page ?? '') ? Number(query.page) : 1
  const q = listing.showSearch
    ? (query.q ?? '')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, LONGEST_QUESTION)
    : ''
  return {
    q,
    category: listing.showCategories ? (query.category ?? '').slice(0, LONGEST_CATEGORY) : '',
    sort: (listing.showSort && sorts.find((known) => known === query.sort)) || plainSort(listing, q),
    filters: listing.showFacets ? filtersIn(query) : {},
    page: offersPages(listing) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1,
  }
}

/** The order without a choice: that of the owner, and where something is looked for, what fits best. */
export const plainSort = ({ sort }: Listing, q: string): Sort => (q === '' ? sort : 'order')

/** `{ 'f.thread': 'm8\nm10' }` → `{ thread: ['m8', 'm10'] }` */
const filtersIn = (query: StageVisit['query']): ListingChoice['filters'] =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => name.startsWith(FILTER) && name !== FILTER && value !== '')
      .map(([name, value]) => [name.slice(FILTER.length), value.split('\n')]),
  )

/** The values that are chosen, as the fields of a form. */
export const writtenChoice = (filters: ListingChoice['filters']): readonly (readonly [name: string, value: string])[] =>
  Object.entries(filters).flatMap(([kind, values]) => values.map((value) => [FILTER + kind, value] as const))

/** The values that are chosen, as the call of a list takes them. */
export const writtenFilters = (filters: ListingChoice['filters']): string =>
  String(new URLSearchParams(Object.entries(filters).flatMap(([kind, values]) => values.map((value) => [kind, value]))))

/** The order as a list call takes it. */
export const askedSort = <S extends Sort>(sort: S, q: string): S | 'relevance' =>
  sort === 'order' && q !== '' ? 'relevance' : sort

/** What a list call is asked, for what the visitor chose; `within` is a category that the owner chose. */
export function questionOf(listing: Listing, visit: StageVisit, within = '') {
  const { q, category, sort, page } = choiceOf(listing, visit)
  const inCategory = (within || category).slice(0, LONGEST_CATEGORY)
  return {
    page,
    pageSize: Math.min(listing.pageSize, limits.pageSize),
    sort: askedSort(sort === 'price' || sort === 'moq' ? listing.sort : sort, q),
    ...(q !== '' && { q }),
    ...(inCategory !== '' && { category: inCategory }),
  }
}

/** The list that is shown, and the addresses of the same list chosen differently. */
export interface ShownList {
  readonly choice: ListingChoice
  /** The address of this list with another choice: what is left out is not chosen. */
  readonly href: (choice: Partial<ListingChoice>) => string
  /** Where the form of the filters leads, and what it has to carry along. */
  readonly form: { readonly action: string; readonly kept: readonly (readonly [name: string, value: string])[] }
}

export function useList(listing: Listing): ShownList {
  const stage = useStage()
  return {
    choice: choiceOf(listing, stage.visit),
    href: (choice) => stage.address(stage.visit.path, queryOf(choice, listing)),
    form: formOf(stage, listing),
  }
}

/** Only what differs from the plain list stands in the address; page 1 never does (R130). */
const queryOf = ({ q = '', category, sort, filters = {}, page = 1 }: Partial<ListingChoice>, listing: Listing) => ({
  ...(listing.isOpened && openedBy),
  ...(q && { q }),
  ...(category && { category }),
  ...Object.fromEntries(
    Object.entries(filters)
      .filter(([, values]) => values.length > 0)
      .map(([kind, values]) => [FILTER + kind, values.join('\n')]),
  ),
  ...(sort && sort !== plainSort(listing, q) && { sort }),
  ...(page > 1 && { page: String(page) }),
})

/** A form replaces the query of its address, so what stands there (the language) goes into fields. */
function formOf({ address, visit }: Stage, listing: Listing): ShownList['form'] {
  const [action = '', query = ''] = address(visit.path, listing.isOpened ? openedBy : {}).split('?')
  return { action, kept: [...new URLSearchParams(query)] }
}
