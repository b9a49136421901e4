import { request, type StageVisit } from '@vitrine/renderer'
import { type Answer, listSiteCountries, productDetail } from '@vitrine/schemas'

export type InquiryProduct = Answer<typeof productDetail>

const LONGEST_ID = 120

/** Which product is asked about: the owner's choice, the one that the address names, the one that is visited. */
export function inquiryProduct(chosen: string | undefined, { path, id, query }: StageVisit): string | undefined {
  const visited = path.startsWith('/product/') ? id : undefined
  const named = chosen || query.product || visited
  return named && named.length <= LONGEST_ID ? named : undefined
}

/** The calls of a form that asks about a product. */
export const productRequest = (id: string | undefined) => ({
  ...(id !== undefined && { product: request(productDetail, { id }) }),
})

export const countriesRequest = () => request(listSiteCountries, {})
