import type { Storage } from '../../platform/database/storage.ts'
import { normalEmail } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { renewInvitation, waitingInvitations } from './invitations.queries.ts'

/** The link of an invitation, for whoever runs the instance. */
export interface InvitationLink {
  readonly clientId: string
  /** Stands behind `/invitation/`; it stands nowhere else. */
  readonly token: string
}

/**
 * Makes new links for the invitations that wait for somebody, for an instance without a mail server:
 * whoever runs it hands them over to that person. Links before them end.
 */
export async function invitationLinks({ db }: Storage, email: string): Promise<readonly InvitationLink[]> {
  return db.transaction().execute(async (write) => {
    const waiting = await waitingInvitations(write, normalEmail(email))
    const links: InvitationLink[] = []
    for (const { id, tenant_id: tenantId, client_id: clientId } of waiting) {
      const renewed = await renewInvitation(write, tenantId, id, null)
      if (!renewed) continue
      links.push({ clientId, token: renewed.token })
      await recordAuditEvent(write, { tenantId, accountId: undefined, action: 'member.invitation-link', object: id })
    }
    return links
  })
}
