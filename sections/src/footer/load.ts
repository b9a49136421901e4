import { request } from '@vitrine/renderer'
import { limits, policyList } from '@vitrine/schemas'
import type { FooterProps } from './spec.ts'

/** The policies, for the link to the first one on privacy (R128). */
export const load = ({ props }: { readonly props: FooterProps }) => ({
  ...(props.showPrivacy && {
    policies: request(policyList, { page: 1, pageSize: limits.pageSize, sort: 'order' }),
  }),
})
