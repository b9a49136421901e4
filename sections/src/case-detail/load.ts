import { request, type StageVisit } from '@vitrine/renderer'
import { caseDetail, caseList, limits, productList } from '@vitrine/schemas'
import type { CaseDetailProps } from './spec.ts'

/** Which cases are like one is found among the first of them. */
const cases = request(caseList, { page: 1, pageSize: 48, sort: 'order' })

/** Which products a case names is not known before it is there: they are found among the first hundred. */
const products = request(productList, { page: 1, pageSize: limits.pageSize, sort: 'order' })

/** Where no case is chosen and none is visited, as on a page that is being laid out, the first one stands for all. */
export function load({ props, visit }: { readonly props: CaseDetailProps; readonly visit: StageVisit }) {
  const id = props.case || visit.id
  return {
    ...(id && { shown: request(caseDetail, { id }) }),
    ...(!id && { first: cases }),
    ...(props.related > 0 && { cases }),
    ...(props.showProducts && { products }),
  }
}
