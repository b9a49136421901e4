import { hash } from '@vitrine/model'
import type { Operation } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { contentsRevision } from '../../contents/log/content-operations.queries.ts'
import { writeOperations } from '../../contents/saving/save-contents.ts'
import { mediaHostsOf } from '../../domains/media-hosts.ts'
import { saveInTransaction } from '../../drafts/saving/save.ts'
import { revisionOf } from '../../drafts/store/draft-rows.queries.ts'
import type { SiteText } from '../texts/site-text.ts'
import type { JobContext } from './import-job.ts'

/** How a text stands, in 16 hex digits: what its source says, what its translation says, and what became of it. */
export const seenOf = ({ value, state, fingerprint }: SiteText): string =>
  hash(JSON.stringify([value ?? null, state, fingerprint]))

const isOfContent = (operation: Operation): boolean => 'of' in operation && 'content' in operation.of

/** Saves operations on texts, those of the draft and those of contents, in a transaction. @throws CallError as saves do */
export async function saveTexts(
  write: Database,
  { storage, specs, author, given }: JobContext,
  operations: readonly Operation[],
): Promise<void> {
  const { tenant, account, member, requestId, t } = author
  const [ofContents, ofDraft] = [operations.filter(isOfContent), operations.filter((one) => !isOfContent(one))]
  if (ofDraft.length > 0) {
    const saving = {
      ...{ storage, specs, pageTypes: [], tenantId: tenant.id, draftsId: String(given.draft_id) },
      ...{ member, account, requestId, t },
      hostsOf: (db: Database) => mediaHostsOf(author, db),
    }
    const baseRevision = (await revisionOf(write, tenant.id, given.draft_id)) ?? 0
    await saveInTransaction(write, saving, { baseRevision, operations: ofDraft })
  }
  if (ofContents.length > 0) {
    const baseRevision = await contentsRevision(write, tenant.id)
    await writeOperations(write, author, { baseRevision, operations: ofContents })
  }
}
