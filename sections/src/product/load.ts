import { requestsFor } from '../parts/product-facts/product-of.ts'
import type { ProductSectionProps } from './spec.ts'

export const load = ({ props }: { readonly props: ProductSectionProps }) => requestsFor(props.product)
