import { request, type StageVisit } from '@vitrine/renderer'
import { type Answer, listSiteCountries, productDetail } from '@vitrine/schemas'
import { policies } from '../parts/form/load.ts'
import type { InquiryProps } from './spec.ts'

export type InquiryProduct = Answer<typeof productDetail>

const LONGEST_ID = 120

/** Which product is asked about: the owner's choice, the one that the address names, the one that is visited. */
export function inquiryProduct(props: InquiryProps, { path, id, query }: StageVisit): string | undefined {
  const visited = path.startsWith('/product/') ? id : undefined
  const named = props.product || query.product || visited
  return named && named.length <= LONGEST_ID ? named : undefined
}

export function load({ props, visit }: { readonly props: InquiryProps; readonly visit: StageVisit }) {
  const id = inquiryProduct(props, visit)
  return {
    policies: policies(),
    ...(props.askProduct && id !== undefined && { product: request(productDetail, { id }) }),
    ...(props.askCountry && { countries: request(listSiteCountries, {}) }),
  }
}
