import { request, type StageVisit } from '@vitrine/renderer'
import { type Answer, collectionList, limits, productList } from '@vitrine/schemas'
import { type Listing, questionOf } from '../parts/listing/choice.ts'
import type { ProductListProps } from './spec.ts'

export type Product = Answer<typeof productList>['items'][number]

/** A list of one collection has no other to offer. */
export const listingOf = (props: ProductListProps): Listing => ({
  ...props,
  showCategories: props.showCategories && props.source === 'all',
})

export function load({ props, visit }: { readonly props: ProductListProps; readonly visit: StageVisit }) {
  const listing = listingOf(props)
  const collection = props.source === 'collection' ? props.collection || visit.id || '' : ''
  return {
    products: request(productList, questionOf(listing, visit, collection)),
    ...(listing.showCategories && {
      collections: request(collectionList, { page: 1, pageSize: limits.pageSize, sort: 'order' }),
    }),
  }
}
