import { MOST_PROPOSALS, newId, type Operation, PROPOSAL_HOURS } from '@vitrine/schemas'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'

/** Whose proposals: those of one account on one site, of each of its API keys apart. */
export interface ProposedBy {
  readonly tenantId: string
  readonly accountId: string
  readonly keyId: string | undefined
}

export interface NewProposal {
  /** Nothing where it is about contents. */
  readonly draftId: number | undefined
  readonly baseRevision: number
  readonly operations: readonly Operation[]
}

/** A proposal as it is applied. */
export interface StoredProposal extends NewProposal {
  readonly id: string
  /** What came of it, where it was applied already. */
  readonly applied: number | undefined
}

const ownOf = (db: Database, { tenantId, accountId, keyId }: ProposedBy) =>
  db
    .selectFrom('proposals')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('key_id', keyId === undefined ? 'is' : '=', keyId ?? null)

/** Keeps a proposal for a day. What expired on any site goes, and the oldest of somebody who has too many. */
export async function insertProposal(
  write: Database,
  by: ProposedBy,
  { draftId, baseRevision, operations }: NewProposal,
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const [id, now] = [newId() + newId() + newId(), Date.now()]
  const expiresAt = now + PROPOSAL_HOURS * 60 * 60 * 1000
  await write.deleteFrom('proposals').where('expires_at', '<=', now).execute()
  await write
    .deleteFrom('proposals')
    .where(
      'id',
      'in',
      ownOf(write, by)
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(MOST_PROPOSALS - 1)
        // SQLite takes no offset without a limit.
        .limit(1_000_000),
    )
    .execute()
  await write
    .insertInto('proposals')
    .values({
      ...{ id, tenant_id: by.tenantId, account_id: by.accountId, key_id: by.keyId ?? null },
      ...{ draft_id: draftId ?? null, base_revision: baseRevision, operations: toJson(operations) },
      ...{ created_at: now, expires_at: expiresAt, applied_revision: null },
    })
    .execute()
  return { id, expiresAt }
}

/** A proposal that its maker can still apply. */
export async function proposalOf(db: Database, by: ProposedBy, id: string): Promise<StoredProposal | undefined> {
  const row = await ownOf(db, by)
    .select(['id', 'draft_id', 'base_revision', 'operations', 'applied_revision'])
    .where('id', '=', id)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return (
    row && {
      id,
      draftId: row.draft_id ?? undefined,
      baseRevision: row.base_revision,
      operations: fromJson(row.operations),
      applied: row.applied_revision ?? undefined,
    }
  )
}

/** Notes what came of a proposal, in the transaction that saves it. */
export const noteApplied = (write: Database, id: string, revision: number) =>
  write.updateTable('proposals').set({ applied_revision: revision }).where('id', '=', id).execute()
