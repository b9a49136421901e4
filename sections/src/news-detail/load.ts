import { request, type StageVisit } from '@vitrine/renderer'
import { infoDetail, infoList } from '@vitrine/schemas'
import type { NewsDetailProps } from './spec.ts'

/** Which articles come next to one, and which are like it, is found among the newest ones. */
const newest = request(infoList, { page: 1, pageSize: 48, sort: 'newest' })

/** Where no article is chosen and none is visited, as on a page that is being laid out, the newest one stands for all. */
export function load({ props, visit }: { readonly props: NewsDetailProps; readonly visit: StageVisit }) {
  const id = props.article || visit.id
  return {
    ...(id && { article: request(infoDetail, { id }) }),
    ...(!id && { first: newest }),
    ...((props.showNeighbours || props.related > 0) && { newest }),
  }
}
