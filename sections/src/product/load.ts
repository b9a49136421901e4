import { request } from '@vitrine/renderer'
import { siteTrade } from '@vitrine/schemas'
import { requestsFor } from '../parts/product-facts/product-of.ts'
import type { ProductSectionProps } from './spec.ts'

export const load = ({ props }: { readonly props: ProductSectionProps }) => ({
  ...requestsFor(props.product),
  ...(props.showMoq && { trade: request(siteTrade, {}) }),
})
