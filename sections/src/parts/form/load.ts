import { request } from '@vitrine/renderer'
import { type Answer, limits, policyList } from '@vitrine/schemas'

/** The policies, for the link in the consent; the footer asks the same, so it is sent once a page. */
export const policies = () => request(policyList, { page: 1, pageSize: limits.pageSize, sort: 'order' })

export type Policies = Answer<typeof policyList>
