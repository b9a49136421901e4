import { request, type StageVisit } from '@vitrine/renderer'
import { caseCategories, caseList } from '@vitrine/schemas'
import { type Listing, questionOf } from '../parts/listing/choice.ts'
import type { CaseListProps } from './spec.ts'

/** A list of one category has no other to offer. */
export const listingOf = (props: CaseListProps): Listing => ({
  ...props,
  showCategories: props.showCategories && !props.category,
})

export function load({ props, visit }: { readonly props: CaseListProps; readonly visit: StageVisit }) {
  const listing = listingOf(props)
  return {
    cases: request(caseList, questionOf(listing, visit, props.category)),
    ...(listing.showCategories && { categories: request(caseCategories, {}) }),
  }
}
