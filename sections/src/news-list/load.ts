import { request, type StageVisit } from '@vitrine/renderer'
import { type Answer, infoCategories, infoList } from '@vitrine/schemas'
import { type Listing, questionOf } from '../parts/listing/choice.ts'
import type { NewsListProps } from './spec.ts'

export type Article = Answer<typeof infoList>['items'][number]

/** A list of one category has no other to offer. */
export const listingOf = (props: NewsListProps): Listing => ({
  ...props,
  showCategories: props.showCategories && !props.category,
})

export function load({ props, visit }: { readonly props: NewsListProps; readonly visit: StageVisit }) {
  const listing = listingOf(props)
  return {
    articles: request(infoList, questionOf(listing, visit, props.category)),
    ...(listing.showCategories && { categories: request(infoCategories, {}) }),
  }
}
