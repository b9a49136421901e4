import { request, type StageVisit } from '@vitrine/renderer'
import { listSiteCountries, siteShipping, siteTrade } from '@vitrine/schemas'
import { requestsFor } from '../parts/product-facts/product-of.ts'
import type { ProductDetailProps } from './spec.ts'

/** Where no product is chosen and none is visited, as on a page that is being laid out, the first one stands for all. */
export const load = ({ props, visit }: { readonly props: ProductDetailProps; readonly visit: StageVisit }) => ({
  ...requestsFor(props.product || visit.id),
  ...(props.showSelection && { countries: request(listSiteCountries, {}) }),
  ...((props.showSelection || props.showShipping) && { shipping: request(siteShipping, {}) }),
  ...(props.showOrder && { trade: request(siteTrade, {}) }),
})
