import { request, type StageVisit } from '@vitrine/renderer'
import { collectionDetail, collectionList, limits, productList } from '@vitrine/schemas'
import type { CollectionSectionProps } from './spec.ts'

/** The same question as that of a list of products, which offers them as filters: it is asked once for the page. */
const collections = request(collectionList, { page: 1, pageSize: limits.pageSize, sort: 'order' })

/** Where no collection is chosen and none is visited, as on a page that is being laid out, the first one stands for all. */
export function load({ props, visit }: { readonly props: CollectionSectionProps; readonly visit: StageVisit }) {
  const id = props.look === 'hero' ? props.collection || visit.id : undefined
  return {
    ...(id && { shown: request(collectionDetail, { id }) }),
    ...(!id && { collections }),
    // Of its products only the number is wanted.
    ...(id &&
      props.showCount && { products: request(productList, { category: id, page: 1, pageSize: 1, sort: 'order' }) }),
  }
}
