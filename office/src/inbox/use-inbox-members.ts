import { can, limits, listMembers } from '@vitrine/schemas'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'

/** The members who may read the inbox, to whom conversations can be assigned; none until they are known. */
export function useInboxMembers() {
  const { may } = useOffice()
  const { data } = useCall(listMembers, { pageSize: limits.pageSize }, { isReady: may('members.read') })
  return (data?.items ?? []).filter(({ role }) => can({ role }, 'inbox.read'))
}
