import { addPreviewLink, CallError, listPreviewLinks, openPreview, removePreviewLink } from '@vitrine/schemas'
import { type Endpoint, endpointWithoutSite, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { draftKeyOf, hasDraft, insertKey, listPreviews, openedBy, removeKey } from './draft-keys.queries.ts'

const DAY = 24 * 60 * 60 * 1000

export const previewLinkRoutes: readonly Endpoint[] = [
  memberEndpoint(listPreviewLinks, (paging, { storage, tenant }) => listPreviews(storage.db, tenant.id, paging)),

  memberEndpoint(
    addPreviewLink,
    async ({ draftsId, days, allowsComments }, { storage, parts, tenant, account, auditEvent }) => {
      const { db } = storage
      if (!(await hasDraft(db, tenant.id, draftsId))) throw new CallError('not_found')
      const createdAt = new Date().toISOString()
      const { id, token, expiresAt } = await insertKey(db, {
        kind: 'preview',
        tenantId: tenant.id,
        draftsId,
        accountId: account.id,
        life: days * DAY,
        allowsComments,
      })
      await recordAuditEvent(
        db,
        auditEvent({
          tenantId: tenant.id,
          action: 'preview.add',
          object: id,
          details: { draftsId, days, allowsComments },
        }),
      )
      const address = `${parts.systemOrigin}/preview/${token}`
      return { id, draftsId, createdBy: account.name, createdAt, expiresAt, allowsComments, openComments: 0, address }
    },
  ),

  memberEndpoint(removePreviewLink, async ({ id }, { storage, tenant, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      if (!(await removeKey(write, tenant.id, id))) throw new CallError('not_found')
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'preview.remove', object: id }))
    })
    return {}
  }),

  endpointWithoutSite(openPreview, async ({ token }, { storage }) => {
    const key = await draftKeyOf(storage.db, 'preview', token)
    // One that was ended, one that is too old and one that never was look the same.
    if (!key) throw new CallError('gone')
    return openedBy(storage.db, key)
  }),
]
