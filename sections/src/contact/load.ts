import type { StageVisit } from '@vitrine/renderer'
import { policies } from '../parts/form/load.ts'
import { countriesRequest, inquiryProduct, productRequest } from '../parts/inquiry-form/inquiry-product.ts'

/** The policies, for the consent; and the product that the address names, for whoever comes to ask about it. */
export function load({ visit }: { readonly visit: StageVisit }) {
  const product = visit.query.product ? inquiryProduct(undefined, visit) : undefined
  return {
    policies: policies(),
    ...productRequest(product),
    ...(product !== undefined && { countries: countriesRequest() }),
  }
}
