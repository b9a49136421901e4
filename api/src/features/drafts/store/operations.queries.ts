import type { Done } from '@vitrine/model'
import type { LoggedOperation } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../../platform/database/paging.ts'
import type { Database } from '../../../platform/database/tables.ts'

interface OperationLog {
  readonly tenantId: string
  readonly draftId: number
}

const operationsOf = (db: Database, { tenantId, draftId }: OperationLog) =>
  db.selectFrom('operations').where('tenant_id', '=', tenantId).where('draft_id', '=', draftId)

/** The operations with the names of those who made them. */
const logged = (found: ReturnType<typeof operationsOf>) =>
  found
    .leftJoin('accounts', 'accounts.id', 'operations.account_id')
    .select(['operations.id', 'revision', 'position', 'document', 'inverse', 'at', 'accounts.name', 'api_key'])

type Row = Awaited<ReturnType<ReturnType<typeof logged>['execute']>>[number]

const loggedOf = ({ revision, document, inverse, name, api_key, at }: Row): LoggedOperation => ({
  revision,
  operation: fromJson(document),
  inverse: fromJson(inverse),
  ...(name !== null && { by: name }),
  ...(api_key !== null && { key: api_key }),
  at,
})

/** What was done after a revision, in order; whole revisions, so that a reader can go on behind the last. */
export async function operationsSince(
  db: Database,
  log: OperationLog,
  revision: number,
  limit?: number,
): Promise<readonly LoggedOperation[]> {
  const rows = await logged(operationsOf(db, log))
    .where('revision', '>', revision)
    .orderBy('revision')
    .orderBy('position')
    .$if(limit !== undefined, (query) => query.limit((limit ?? 0) + 1))
    .execute()
  if (limit === undefined || rows.length <= limit) return rows.map(loggedOf)
  const cut = rows.at(-1)?.revision
  const whole = rows.filter((row) => row.revision !== cut)
  return (
    whole.length > 0
      ? whole
      : await logged(operationsOf(db, log))
          .where('revision', '=', cut ?? 0)
          .orderBy('position')
          .execute()
  ).map(loggedOf)
}

/** One page of the log, the newest first. */
export async function newestOperations(
  db: Database,
  log: OperationLog,
  paging: Paging,
): Promise<{ readonly items: readonly LoggedOperation[]; readonly total: number }> {
  const { rows, total } = await pageOf(operationsOf(db, log), paging, (found) =>
    logged(found).orderBy('revision', 'desc').orderBy('position', 'desc'),
  )
  return { items: rows.map(loggedOf), total }
}

/** Which of these operations the log holds already. */
export async function knownOperations(
  db: Database,
  { tenantId, draftId }: OperationLog,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let at = 0; at < ids.length; at += 500) {
    const rows = await db
      .selectFrom('operations')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('draft_id', '=', draftId)
      .where('id', 'in', ids.slice(at, at + 500))
      .execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}

/** Some operations of the log by their ids, in the order in which they were done. */
export async function draftOperationsCalled(
  db: Database,
  log: OperationLog,
  ids: readonly string[],
): Promise<readonly LoggedOperation[]> {
  const all: LoggedOperation[] = []
  for (let at = 0; at < ids.length; at += 500) {
    const some = operationsOf(db, log).where('operations.id', 'in', ids.slice(at, at + 500))
    const rows = await logged(some).orderBy('revision').orderBy('position').execute()
    all.push(...rows.map(loggedOf))
  }
  return all
}

export interface LogEntry extends OperationLog {
  readonly revision: number
  readonly accountId: string
  /** The name of the API key that it is done with. */
  readonly apiKey: string | undefined
  readonly requestId: string | undefined
}

/** Writes down what one save did. The log is only ever added to: it is the history and the audit of a draft. */
export async function insertOperations(
  db: Database,
  { tenantId, draftId, revision, accountId, apiKey, requestId }: LogEntry,
  done: readonly Done[],
): Promise<void> {
  const at = new Date().toISOString()
  const rows = done.map(({ operation, inverse }, position) => ({
    tenant_id: tenantId,
    draft_id: draftId,
    id: operation.id,
    revision,
    position,
    account_id: accountId,
    at,
    document: toJson(operation),
    inverse: toJson(inverse),
    request_id: requestId ?? null,
    api_key: apiKey ?? null,
  }))
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('operations')
      .values(rows.slice(from, from + 100))
      .execute()
}
