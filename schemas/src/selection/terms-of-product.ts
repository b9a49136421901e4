import type { ProductProps } from '../content/product.ts'
import type { SelectionTerms } from './terms.ts'

/** The terms of a product in any language: texts play no part. */
export function selectionTerms(product: Omit<ProductProps, 'name'>): SelectionTerms {
  const { specTypes = [], priceTiers = [], pricePer = 1, minimumPer = 'product', combinations = [] } = product
  return {
    kinds: specTypes.filter(({ options }) => options.length > 0).map(({ id, options }) => ({ id, options })),
    tiers: priceTiers.map(({ from, price }) => ({ from, price })).toSorted((one, other) => one.from - other.from),
    pricePer,
    currency: product.currency,
    minimum: product.minOrderQuantity,
    minimumPer,
    batch: product.batch,
    exceptions: combinations,
  }
}
