import type { Action, Membership, Role } from '@vitrine/schemas'

/** A place as answers tell it. */
export const membershipFields = ({ role, languages, permissionSets }: Membership): MembershipFields => ({
  role,
  ...(languages && { languages: [...languages] }),
  ...(permissionSets && { permissionSets: permissionSets.map(({ key, actions }) => ({ key, actions: [...actions] })) }),
})

interface MembershipFields {
  role: Role
  languages?: string[]
  permissionSets?: { key: string; actions: Action[] }[]
}
