import { type Stage, type StageVisit, useStage } from '@vitrine/renderer'
import { limits } from '@vitrine/schemas'

const sorts = ['order', 'newest', 'name'] as const
type Sort = (typeof sorts)[number]

/** What a list is of; its texts end with it. */
export type ListedKind = 'product' | 'case' | 'info'

/** A category that a list may be filtered by. */
export interface Category {
  readonly value: string
  readonly name: string
  /** Where the name comes from another language than the page's. */
  readonly language?: string | undefined
}

/** What a list offers: the values of `listingProps`, and the layout they are shown in. */
export interface Listing {
  readonly sort: Sort
  readonly pageSize: number
  readonly showPages: boolean
  readonly showSearch: boolean
  readonly showCategories: boolean
  readonly showSort: boolean
  readonly layout: string
  /** The categories are offered because the address asks for them; links to other choices ask for them too. */
  readonly isOpened?: boolean
}

/** What a visitor chose: it stands in the address, and is nothing where the list offers no choice. */
export interface ListingChoice {
  readonly q: string
  readonly category: string
  readonly sort: Sort
  readonly page: number
}

/** The furthest page that the service answers; beyond it stands nobody's catalogue. */
const LAST_PAGE = 100_000
const LONGEST_QUESTION = 200
const LONGEST_CATEGORY = 120

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
  return {
    q: listing.showSearch
      ? (query.q ?? '')
          .replaceAll(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, LONGEST_QUESTION)
      : '',
    category: listing.showCategories ? (query.category ?? '').slice(0, LONGEST_CATEGORY) : '',
    sort: (listing.showSort && sorts.find((known) => known === query.sort)) || listing.sort,
    page: offersPages(listing) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1,
  }
}

/** What a list call is asked, for what the visitor chose; `within` is a category that the owner chose. */
export function questionOf(listing: Listing, visit: StageVisit, within = '') {
  const { q, category, sort, page } = choiceOf(listing, visit)
  const inCategory = (within || category).slice(0, LONGEST_CATEGORY)
  return {
    page,
    pageSize: Math.min(listing.pageSize, limits.pageSize),
    sort,
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
const queryOf = ({ q, category, sort, page = 1 }: Partial<ListingChoice>, listing: Listing) => ({
  ...(listing.isOpened && openedBy),
  ...(q && { q }),
  ...(category && { category }),
  ...(sort && sort !== listing.sort && { sort }),
  ...(page > 1 && { page: String(page) }),
})

/** A form replaces the query of its address, so what stands there (the language) goes into fields. */
function formOf({ address, visit }: Stage, listing: Listing): ShownList['form'] {
  const [action = '', query = ''] = address(visit.path, listing.isOpened ? openedBy : {}).split('?')
  return { action, kept: [...new URLSearchParams(query)] }
}
