import {
  type Call,
  type ContentKind,
  caseDetail,
  caseList,
  collectionDetail,
  collectionList,
  infoDetail,
  infoList,
  type Json,
  policyDetail,
  policyList,
  productDetail,
  productList,
} from '@vitrine/schemas'
import { type RouteKey, routeAddress, routes } from './routes.ts'

/** A product, case, article, collection or policy in one language, whichever it is. */
export interface Content {
  readonly slug: string
  readonly publishedAt: string
  readonly props: Readonly<Record<string, Json | undefined>>
  /** The language of the texts that come from another one than was asked for, by path. */
  readonly languages?: Readonly<Record<string, string>>
}

interface Shown {
  readonly route: RouteKey
  /** The address of one of them, without clientId and language. */
  readonly path: (slug: string) => string
  readonly detail: Call
  readonly list: Call
}

const shown = (
  route: 'product' | 'case' | 'infoDetail' | 'collection' | 'policy',
  detail: object,
  list: object,
): Shown => ({
  route,
  path: (id) => routeAddress(routes[route], { id }),
  detail: detail as Call,
  list: list as Call,
})

/** Where each kind of content has its pages, and the calls that tell of it. */
export const contents: Readonly<Record<ContentKind, Shown>> = {
  product: shown('product', productDetail, productList),
  case: shown('case', caseDetail, caseList),
  info: shown('infoDetail', infoDetail, infoList),
  collection: shown('collection', collectionDetail, collectionList),
  policy: shown('policy', policyDetail, policyList),
}

/** The kind of content that a route shows one of; `undefined` for pages that are about no single thing. */
export const contentKindOf = (key: RouteKey | undefined): ContentKind | undefined =>
  (Object.keys(contents) as ContentKind[]).find((kind) => contents[kind].route === key)
