import { request, type StageVisit } from '@vitrine/renderer'
import { limits, listCookiePolicies, policyDetail, policyList } from '@vitrine/schemas'
import type { PolicySectionProps } from './spec.ts'

/** The same question as the footer's: it is asked once for the page. */
const policies = request(policyList, { page: 1, pageSize: limits.pageSize, sort: 'order' })

/** Where no policy is chosen and none is visited, as on a page that is being laid out, the first one stands for all. */
export function load({ props, visit }: { readonly props: PolicySectionProps; readonly visit: StageVisit }) {
  const id = props.policy || visit.id
  return {
    ...(id && { shown: request(policyDetail, { id }) }),
    ...(!id && { first: policies }),
    ...(props.showOthers && { policies }),
    kept: request(listCookiePolicies, {}),
  }
}
