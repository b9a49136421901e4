import { addFrameTicket, CallError, openFrame } from '@vitrine/schemas'
import { type Endpoint, endpointWithoutSite, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { accountOfSession } from '../accounts/sessions.queries.ts'
import { hashOf } from '../accounts/tokens.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { draftKeyOf, hasDraft, insertKey, openedBy, removeKey } from './draft-keys.queries.ts'

export const frameTicketRoutes: readonly Endpoint[] = [
  memberEndpoint(addFrameTicket, async ({ draftsId }, { storage, session, tenant, account, auditEvent }) => {
    const { db } = storage
    // With the token of a frame alone, a frame could stay open for ever.
    if ((await accountOfSession(db, session))?.id !== account.id) throw new CallError('not_allowed')
    if (!(await hasDraft(db, tenant.id, draftsId))) throw new CallError('not_found')
    const of = { tenantId: tenant.id, draftsId, accountId: account.id, sessionHash: hashOf(session) }
    const { token, expiresAt } = await insertKey(db, { kind: 'ticket', ...of })
    await recordAuditEvent(db, auditEvent({ tenantId: tenant.id, action: 'frame.ticket', object: draftsId }))
    return { ticket: token, expiresAt }
  }),

  endpointWithoutSite(openFrame, async ({ ticket }, { storage, requestId }) => {
    return storage.db.transaction().execute(async (write) => {
      const key = await draftKeyOf(write, 'ticket', ticket)
      // Of two who show the same ticket only one takes it away.
      if (key?.accountId === undefined || !(await removeKey(write, key.tenantId, key.id))) throw new CallError('gone')
      const { tenantId, draftsId, accountId, sessionHash } = key
      const { token, expiresAt } = await insertKey(write, { kind: 'frame', tenantId, draftsId, accountId, sessionHash })
      await recordAuditEvent(write, { tenantId, accountId, action: 'frame.open', object: draftsId, requestId })
      return { ...(await openedBy(write, key)), token, expiresAt }
    })
  }),
]
