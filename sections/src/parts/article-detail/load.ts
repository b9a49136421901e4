import { type Load, request, type StageVisit } from '@vitrine/renderer'
import { limits, productList } from '@vitrine/schemas'
import { type ArticleKind, articleKinds } from '../article/kinds.ts'
import type { ArticleDetailProps } from './article-detail-props.ts'

/** Which products a case names is not known before it is there: they are found among the first hundred. */
const products = request(productList, { page: 1, pageSize: limits.pageSize, sort: 'order' })

/** Where none is chosen and none is visited, as on a page that is being laid out, the first one stands for all. */
export const loadDetail =
  (kind: ArticleKind) =>
  ({ props, visit }: { readonly props: ArticleDetailProps; readonly visit: StageVisit }) => {
    const { detail, list, sort } = articleKinds[kind]
    // What comes next to one, and what is like it, is found among the first of them.
    const others = request(list, { page: 1, pageSize: 48, sort })
    const id = props.case || props.article || visit.id
    return {
      ...(id && { shown: request(detail, { id }) }),
      ...(!id && { first: others }),
      ...((props.showNeighbours || props.related > 0) && { others }),
      ...(props.showProducts && { products }),
    } satisfies ReturnType<Load<ArticleDetailProps>>
  }
