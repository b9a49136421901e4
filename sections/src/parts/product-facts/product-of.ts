import { request } from '@vitrine/renderer'
import { type Answer, productDetail, productList } from '@vitrine/schemas'

export type Product = Answer<typeof productDetail>

/** The calls for one product: the one with this slug or id, or the first one of the site. */
export const requestsFor = (id: string | undefined) => ({
  ...(id && { product: request(productDetail, { id }) }),
  ...(!id && { first: request(productList, { page: 1, pageSize: 1, sort: 'order' as const }) }),
})

interface ProductData {
  readonly product?: Product | undefined
  readonly first?: Answer<typeof productList> | undefined
}

/** The product that was asked for, if it is there. */
export const productOf = ({ product, first }: ProductData): Product | undefined => product ?? first?.items[0]

/** Whether the service answered, and there is no product at all. */
export const isWithoutProducts = ({ first }: ProductData): boolean => first?.items.length === 0
