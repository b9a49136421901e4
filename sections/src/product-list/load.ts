import { request, type StageVisit } from '@vitrine/renderer'
import { type Answer, collectionList, limits, productList, type Question } from '@vitrine/schemas'
import type { ProductListProps } from './spec.ts'

export type Product = Answer<typeof productList>['items'][number]
export type Collection = Answer<typeof collectionList>['items'][number]

/** What a visitor chose: it stands in the address, and is nothing where the list offers no choice. */
export interface Choice {
  readonly q: string
  readonly category: string
  readonly sort: ProductListProps['sort']
  readonly page: number
}

/** The furthest page that the service answers; beyond it stands nobody's catalogue. */
const LAST_PAGE = 100_000
const LONGEST_QUESTION = 200
const LONGEST_CATEGORY = 120

/** Reads the visitor's choice from an address that anyone may have written. */
export function choiceOf(props: ProductListProps, { query }: StageVisit): Choice {
  const page = /^[0-9]{1,9}$/.test(query.page ?? '') ? Number(query.page) : 1
  const sort = productList.query?.properties.sort.enum.find((known) => known === query.sort)
  return {
    q: props.showSearch ? (query.q ?? '').trim().slice(0, LONGEST_QUESTION) : '',
    category: offersCategories(props) ? (query.category ?? '').slice(0, LONGEST_CATEGORY) : '',
    sort: (props.showSort && sort) || props.sort,
    page: offersPages(props) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1,
  }
}

/** A list of one collection has no other to offer. */
export const offersCategories = ({ showCategories, source }: ProductListProps): boolean =>
  showCategories && source === 'all'

/** A carousel is one row, so it has no pages. */
export const offersPages = ({ showPages, layout }: ProductListProps): boolean => showPages && layout !== 'carousel'

export function load({ props, visit }: { readonly props: ProductListProps; readonly visit: StageVisit }) {
  const { q, category, sort, page } = choiceOf(props, visit)
  const inCollection = props.source === 'collection' ? props.collection || visit.id || '' : category
  const question: Question<typeof productList> = {
    page,
    pageSize: props.pageSize,
    sort,
    ...(q !== '' && { q }),
    ...(inCollection !== '' && { category: inCollection.slice(0, LONGEST_CATEGORY) }),
  }
  return {
    products: request(productList, question),
    ...(offersCategories(props) && {
      collections: request(collectionList, { page: 1, pageSize: limits.pageSize, sort: 'order' }),
    }),
  }
}
