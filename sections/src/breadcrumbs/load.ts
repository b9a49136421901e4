import { request, type StageVisit } from '@vitrine/renderer'
import {
  caseDetail,
  collectionDetail,
  collectionList,
  infoDetail,
  limits,
  policyDetail,
  productDetail,
} from '@vitrine/schemas'
import type { BreadcrumbsProps } from './spec.ts'

/** The kind of page that a path shows: its first part. */
export const pageKindOf = ({ path }: StageVisit): string => path.split('/')[1] ?? ''

/** Asks for the one thing that the page is about, by its address. */
export function load({ props, visit }: { readonly props: BreadcrumbsProps; readonly visit: StageVisit }) {
  const kind = visit.id ? pageKindOf(visit) : ''
  const question = { id: visit.id ?? '' }
  return {
    ...(kind === 'product' && { product: request(productDetail, question) }),
    ...(kind === 'collection' && { collection: request(collectionDetail, question) }),
    ...(kind === 'case' && { case: request(caseDetail, question) }),
    ...(kind === 'info-detail' && { info: request(infoDetail, question) }),
    ...(kind === 'policy' && { policy: request(policyDetail, question) }),
    ...(kind === 'product' &&
      props.showCollection && {
        collections: request(collectionList, { page: 1, pageSize: limits.pageSize, sort: 'order' as const }),
      }),
  }
}
