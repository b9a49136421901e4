import type { Done } from '@vitrine/model'
import type { LoggedContentOperation } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../../platform/database/paging.ts'
import type { Database } from '../../../platform/database/tables.ts'

/** So many values stand in one list of a statement, and so many rows go into one. */
const [IN_LIST, ROWS] = [500, 100] as const

/** The revision of all contents of a site: it counts each save that changed any of them. */
export async function contentsRevision(db: Database, tenantId: string): Promise<number> {
  const { contents_revision } = await db
    .selectFrom('tenants')
    .select('contents_revision')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return contents_revision
}

const operationsOf = (db: Database, tenantId: string) =>
  db.selectFrom('content_operations').where('tenant_id', '=', tenantId)

/** The operations with the names of those who made them. */
const logged = (found: ReturnType<typeof operationsOf>) =>
  found
    .leftJoin('accounts', 'accounts.id', 'content_operations.account_id')
    .select(['revision', 'position', 'content_revision', 'document', 'inverse', 'at', 'accounts.name', 'api_key'])

type Row = Awaited<ReturnType<ReturnType<typeof logged>['execute']>>[number]

const loggedOf = (row: Row): LoggedContentOperation => ({
  revision: row.revision,
  contentRevision: row.content_revision,
  operation: fromJson(row.document),
  inverse: fromJson(row.inverse),
  ...(row.name !== null && { by: row.name }),
  ...(row.api_key !== null && { key: row.api_key }),
  at: row.at,
})

/** What was done after a revision, in order; whole revisions, so that a reader can go on behind the last. */
export async function contentOperationsSince(
  db: Database,
  tenantId: string,
  revision: number,
  limit: number,
): Promise<readonly LoggedContentOperation[]> {
  const since = () => logged(operationsOf(db, tenantId)).orderBy('revision').orderBy('position')
  const rows = await since()
    .where('revision', '>', revision)
    .limit(limit + 1)
    .execute()
  if (rows.length <= limit) return rows.map(loggedOf)
  const cut = rows.at(-1)?.revision ?? 0
  const whole = rows.filter((row) => row.revision !== cut)
  return (whole.length > 0 ? whole : await since().where('revision', '=', cut).execute()).map(loggedOf)
}

/** What was done to one content from a revision on, in order. */
export async function operationsOfContent(
  db: Database,
  tenantId: string,
  content: string,
  from: number,
): Promise<readonly LoggedContentOperation[]> {
  const found = operationsOf(db, tenantId).where('content', '=', content).where('revision', '>=', from)
  const rows = await logged(found).orderBy('revision').orderBy('position').execute()
  return rows.map(loggedOf)
}

/** How many operations were done after a revision. */
export async function countOperationsSince(db: Database, tenantId: string, revision: number): Promise<number> {
  const { total } = await operationsOf(db, tenantId)
    .where('revision', '>', revision)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** One page of the log, the newest first; of one content, where it is named by its key. */
export async function newestContentOperations(
  db: Database,
  tenantId: string,
  paging: Paging,
  content?: string,
): Promise<{ readonly items: readonly LoggedContentOperation[]; readonly total: number }> {
  const found = operationsOf(db, tenantId).$if(content !== undefined, (all) => all.where('content', '=', content ?? ''))
  const { rows, total } = await pageOf(found, paging, (listed) =>
    logged(listed).orderBy('revision', 'desc').orderBy('position', 'desc'),
  )
  return { items: rows.map(loggedOf), total }
}

/** Which of these operations the log holds already. */
export async function knownContentOperations(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let at = 0; at < ids.length; at += IN_LIST) {
    const some = ids.slice(at, at + IN_LIST)
    const rows = await operationsOf(db, tenantId).where('id', 'in', some).select('id').execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}

/** Some operations of the log by their ids, in the order in which they were done. */
export async function loggedOperations(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly LoggedContentOperation[]> {
  const all: LoggedContentOperation[] = []
  for (let at = 0; at < ids.length; at += IN_LIST) {
    const some = operationsOf(db, tenantId).where('content_operations.id', 'in', ids.slice(at, at + IN_LIST))
    const rows = await logged(some).orderBy('revision').orderBy('position').execute()
    all.push(...rows.map(loggedOf))
  }
  return all
}

/** The last revisions of contents that are gone, by their keys: one that comes back goes on behind it. */
export async function lastContentRevisions(
  db: Database,
  tenantId: string,
  contents: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>()
  for (let at = 0; at < contents.length; at += IN_LIST) {
    const rows = await operationsOf(db, tenantId)
      .where('content', 'in', contents.slice(at, at + IN_LIST))
      .groupBy('content')
      .select(({ fn }) => ['content', fn.max('content_revision').as('revision')])
      .execute()
    for (const { content, revision } of rows) last.set(content, Number(revision))
  }
  return last
}

/** An operation as it was done to a content. */
export interface DoneToContent extends Done {
  readonly content: string
  /** The revision of the content with it; of one that is taken away, the last one. */
  readonly contentRevision: number
}

/** Who does it, and under which request. */
export interface LogAuthor {
  readonly tenantId: string
  readonly accountId: string
  /** The name of the API key that it is done with. */
  readonly apiKey: string | undefined
  readonly requestId: string | undefined
}

/**
 * Writes down what was done to contents, in the transaction that does it, which holds the site. The log is only
 * ever added to.
 *
 * @returns the revision of all contents with it; where nothing was done, it is not counted.
 */
export async function logContentOperations(
  db: Database,
  { tenantId, accountId, apiKey, requestId }: LogAuthor,
  done: readonly DoneToContent[],
): Promise<number> {
  if (done.length === 0) return contentsRevision(db, tenantId)
  const { contents_revision: revision } = await db
    .updateTable('tenants')
    .set(({ eb }) => ({ contents_revision: eb('contents_revision', '+', 1) }))
    .where('id', '=', tenantId)
    .returning('contents_revision')
    .executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const rows = done.map(({ operation, inverse, content, contentRevision }, position) => ({
    tenant_id: tenantId,
    id: operation.id,
    revision,
    position,
    content,
    content_revision: contentRevision,
    account_id: accountId,
    at,
    document: toJson(operation),
    inverse: toJson(inverse),
    request_id: requestId ?? null,
    api_key: apiKey ?? null,
  }))
  for (let from = 0; from < rows.length; from += ROWS)
    await db
      .insertInto('content_operations')
      .values(rows.slice(from, from + ROWS))
      .execute()
  return revision
}
