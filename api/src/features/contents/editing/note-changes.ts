import type { AuditAction, ContentRecord, Status } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { putAwayStopped } from '../plans/content-plans.queries.ts'

type Author = Pick<MemberContext, 'auditEvent' | 'tenant'>
type Named = Pick<ContentRecord, 'kind' | 'id'>

const note = (db: Database, action: AuditAction, { kind, id }: Named, { auditEvent, tenant }: Author) =>
  recordAuditEvent(db, auditEvent({ tenantId: tenant.id, action, object: `${kind}/${id}` }))

const actions: Readonly<Record<Status, AuditAction>> = {
  draft: 'content.withdraw',
  published: 'content.publish',
  archived: 'content.archive',
}

/** Writes down when something is shown or no longer shown: a stopped plan for that needs nobody any more. */
export async function noteStatus(
  db: Database,
  before: Status | undefined,
  record: ContentRecord,
  author: Author,
): Promise<void> {
  if (record.status === (before ?? 'draft')) return
  await note(db, actions[record.status], record, author)
  await putAwayStopped(db, author.tenant.id, record)
}

/** Writes down that something was taken away. */
export const noteRemoval = (db: Database, record: Named, author: Author): Promise<void> =>
  note(db, 'content.delete', record, author)
