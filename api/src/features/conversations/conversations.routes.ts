import {
  addConversationEntry,
  changeConversation,
  conversationDetail,
  exportConversations,
  listConversations,
} from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { applyChange } from './change-conversation.ts'
import { detailedEntries } from './conversation.queries.ts'
import { conversationTable } from './conversation-table.ts'
import { entryOf, rowOf } from './records.ts'
import { addEntry } from './replies/add-entry.ts'
import { extrasOf, folderCounts, listRows, tagsOfSite } from './rows.queries.ts'
import { conversationOrNotFound, wholeConversation } from './whole-conversation.ts'

/** What visitors sent and what was written since, for the members of a site. */
export const conversationRoutes: readonly Endpoint[] = [
  memberEndpoint(listConversations, async ({ page, pageSize, ...wanted }, { storage: { db }, tenant, account }) => {
    const found = { ...wanted, tenantId: tenant.id, accountId: account.id }
    const { rows, total } = await listRows(db, found, { page, pageSize })
    const extras = await extrasOf(db, tenant.id, rows)
    return {
      items: rows.map((row) => rowOf(row, extras)),
      total,
      page,
      pageSize,
      counts: await folderCounts(db, tenant.id, account.id),
      tags: await tagsOfSite(db, tenant.id),
    }
  }),
  memberEndpoint(exportConversations, (wanted, { storage: { db }, tenant, account, t }) => ({
    body: conversationTable(db, { ...wanted, tenantId: tenant.id, accountId: account.id }, t.language),
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${tenant.clientId}-inbox.csv"` },
  })),
  memberEndpoint(conversationDetail, async ({ id }, context) =>
    wholeConversation(context, await conversationOrNotFound(context, id)),
  ),
  memberEndpoint(changeConversation, async (question, context) => {
    await applyChange(question, context)
    return wholeConversation(context, await conversationOrNotFound(context, question.id))
  }),
  memberEndpoint(addConversationEntry, async (question, context) => {
    const entryId = await addEntry(question, context)
    const row = await conversationOrNotFound(context, question.id)
    const [entry] = await detailedEntries(context.storage.db, row, entryId)
    return { entry: entryOf(orNotFound(entry), []), revision: row.revision, status: row.status }
  }),
]
