import { type LoadRequest, request, type StageVisit } from '@vitrine/renderer'
import {
  type Answer,
  type listSiteCountries,
  type policyList,
  productDetail,
  productList,
  type SiteTradeTerms,
  siteTrade,
} from '@vitrine/schemas'
import type { ListItem } from '@vitrine/schemas/inquiry-list'
import { selectionTerms, writeSelection } from '@vitrine/schemas/selection'
import { policies } from '../parts/form/load.ts'
import { countriesRequest } from '../parts/inquiry-form/inquiry-product.ts'
import type { Product } from '../parts/product-facts/product-of.ts'
import type { InquiryListProps } from './spec.ts'

const nameOf = (productId: string): string => `product ${productId}`

/** Its own page, while nobody visits it: it is being laid out. */
const isLaidOut = ({ list, path }: StageVisit): boolean => list === undefined && path === '/inquiry-list'

interface LoadInput {
  readonly props: InquiryListProps
  readonly visit: StageVisit
}

/** The products of the list, each by itself: they are named anew in the language of the page. */
export const load = ({ props, visit }: LoadInput): Readonly<Record<string, LoadRequest>> => ({
  policies: policies(),
  trade: request(siteTrade, {}),
  ...(props.askCountry && { countries: countriesRequest() }),
  ...(isLaidOut(visit) && { samples: request(productList, { page: 1, pageSize: 2, sort: 'order' as const }) }),
  ...Object.fromEntries(productsOf(visit).map((id) => [nameOf(id), request(productDetail, { id })])),
})

/** Those on the list, those of which combinations are gone, and the one that was removed last, each once. */
function productsOf({ list }: StageVisit): readonly string[] {
  if (!list) return []
  const { items, dropped, removed } = list
  const removedId = removed ? [removed.item.productId] : []
  return [...new Set([...items, ...dropped].map(({ productId }) => productId).concat(removedId))]
}

/** What the loads answered. */
export type ListData = Readonly<Record<string, unknown>> & {
  readonly policies?: Answer<typeof policyList> | undefined
  readonly countries?: Answer<typeof listSiteCountries> | undefined
  readonly trade?: SiteTradeTerms | undefined
  readonly samples?: Answer<typeof productList> | undefined
}

export const productIn = (data: ListData, id: string): Product | undefined => data[nameOf(id)] as Product | undefined

export interface ListedProduct {
  readonly item: ListItem
  readonly product: Product
}

/** One of each first option, in the least quantity: what a line looks like. */
function sampleOf({ id, props }: Product): ListItem {
  const terms = selectionTerms(props)
  const options = terms.kinds.map((kind) => kind.options[0]?.id ?? '')
  const selection = writeSelection([{ options, quantity: Math.max(terms.minimum ?? 1, terms.batch ?? 1) }])
  return { productId: id, selection, note: '', changedAt: 0 }
}

/** What stands on the list; on a page that is being laid out, the first products of the site stand for it. */
export function listedIn(data: ListData, visit: StageVisit): readonly ListedProduct[] {
  if (isLaidOut(visit)) return (data.samples?.items ?? []).map((product) => ({ product, item: sampleOf(product) }))
  return (visit.list?.items ?? []).flatMap((item) => {
    const product = productIn(data, item.productId)
    return product ? [{ item, product }] : []
  })
}
