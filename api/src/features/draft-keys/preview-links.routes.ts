import { addPreviewLink, CallError, listPreviewLinks, openPreview, removePreviewLink } from '@vitrine/schemas'
import { type Answered, answerMember, answerWithoutSite } from '../../http/endpoint/endpoint.ts'
import { noteDeed } from '../audit/audit.queries.ts'
import { hasDraft, insertKey, keyOf, listPreviews, openedBy, removeKey } from './draft-keys.queries.ts'

const DAY = 24 * 60 * 60 * 1000

export const previewLinkAnswers: readonly Answered[] = [
  answerMember(listPreviewLinks, (paging, { storage, tenant }) => listPreviews(storage.db, tenant.id, paging)),

  answerMember(addPreviewLink, async ({ draftsId, days }, { storage, parts, tenant, account, noted }) => {
    const { db } = storage
    if (!(await hasDraft(db, tenant.id, draftsId))) throw new CallError('not_found')
    const createdAt = new Date().toISOString()
    const { id, token, expiresAt } = await insertKey(db, {
      kind: 'preview',
      tenantId: tenant.id,
      draftsId,
      accountId: account.id,
      life: days * DAY,
    })
    await noteDeed(db, noted({ tenantId: tenant.id, action: 'preview.add', object: id, details: { draftsId, days } }))
    const address = `${parts.systemOrigin}/preview/${token}`
    return { id, draftsId, createdBy: account.name, createdAt, expiresAt, address }
  }),

  answerMember(removePreviewLink, async ({ id }, { storage, tenant, noted }) => {
    await storage.db.transaction().execute(async (write) => {
      if (!(await removeKey(write, tenant.id, id))) throw new CallError('not_found')
      await noteDeed(write, noted({ tenantId: tenant.id, action: 'preview.remove', object: id }))
    })
    return {}
  }),

  answerWithoutSite(openPreview, async ({ token }, { storage }) => {
    const key = await keyOf(storage.db, 'preview', token)
    // One that was ended, one that is too old and one that never was look the same.
    if (!key) throw new CallError('gone')
    return openedBy(storage.db, key)
  }),
]
