import type { Product } from '../parts/product-facts/product-of.ts'
import type { ProductDetailProps } from './spec.ts'

/** What each part of the page is given. */
export interface PartOfProduct {
  /** The id of the component: what stands in it makes its own ids of it. */
  readonly id: string
  readonly product: Product
  readonly shows: ProductDetailProps
}
