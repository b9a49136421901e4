import { request, type StageVisit } from '@vitrine/renderer'
import { type Answer, collectionList, limits, productList } from '@vitrine/schemas'
import {
  askedSort,
  asksForCollections,
  choiceOf,
  type Listing,
  offersPages,
  questionOf,
  writtenFilters,
} from '../parts/listing/choice.ts'
import type { ProductListProps } from './spec.ts'

type Products = Answer<typeof productList>
export type ListedProduct = Products['items'][number]

/** A list of one collection has no other to offer; a list of all offers them where the address asks for it. */
export function productListing(props: ProductListProps, visit: StageVisit): Listing {
  const isOpened = !props.showCategories && props.source === 'all' && asksForCollections(visit)
  return {
    ...props,
    showCategories: isOpened || (props.showCategories && props.source === 'all'),
    // A row of a few is no catalogue.
    showFacets: props.showFacets && offersPages(props),
    isOpened,
  }
}

/** A few products on the page of one of them: that one is not shown again. */
const isBesideOne = ({ showPages }: ProductListProps, { path, id }: StageVisit): boolean =>
  !showPages && id !== undefined && path.startsWith('/product/')

/** What is shown of the answer: without the product that is visited, where there is a choice of others. */
export function shownProducts(
  props: ProductListProps,
  visit: StageVisit,
  answer: Products | undefined,
): Products | undefined {
  if (!answer || !isBesideOne(props, visit)) return answer
  const others = answer.items.filter(({ id, slug }) => slug !== visit.id && id !== visit.id)
  return { ...answer, items: others.slice(0, props.pageSize) }
}

export function load({ props, visit }: { readonly props: ProductListProps; readonly visit: StageVisit }) {
  const plain = productListing(props, visit)
  const listing = isBesideOne(props, visit) ? { ...plain, pageSize: plain.pageSize + 1 } : plain
  const collection = props.source === 'collection' ? props.collection || visit.id || '' : ''
  const { q, sort, filters } = choiceOf(listing, visit)
  const written = writtenFilters(filters)
  const question = {
    ...questionOf(listing, visit, collection),
    sort: askedSort(sort, q),
    ...(listing.showFacets && { facets: true }),
    ...(written !== '' && { filters: written }),
  }
  return {
    products: request(productList, question),
    ...(listing.showCategories && {
      collections: request(collectionList, { page: 1, pageSize: limits.pageSize, sort: 'order' }),
    }),
  }
}
