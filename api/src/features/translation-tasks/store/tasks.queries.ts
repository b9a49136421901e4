import { CallError, type TranslationPause, type TranslationTaskState } from '@vitrine/schemas'
import { type Selectable, sql } from 'kysely'
import { databaseNow as now } from '../../../platform/database/database-time.ts'
import { type Paging, pageOf } from '../../../platform/database/paging.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'

type Place = Pick<Storage, 'db' | 'engine'>

/** Names a task. */
export interface TaskKey {
  readonly tenantId: string
  readonly id: string
}

export type TaskRow = Selectable<Tables['translation_tasks']>
/** A task with the name of who made it. */
export type NamedTaskRow = TaskRow & { readonly by: string | null }

/** In which a task has not ended, so that a job goes on with it. */
const working: readonly TranslationTaskState[] = ['estimating', 'queued', 'running', 'undoing']

const tasksOf = (db: Database, tenantId: string) =>
  db.selectFrom('translation_tasks').where('translation_tasks.tenant_id', '=', tenantId)

const withName = (found: ReturnType<typeof tasksOf>) =>
  found
    .leftJoin('accounts', 'accounts.id', 'translation_tasks.account_id')
    .selectAll('translation_tasks')
    .select('accounts.name as by')

export async function addTask(
  { db, engine }: Place,
  task: Pick<
    TaskRow,
    'tenant_id' | 'id' | 'scope' | 'draft_id' | 'languages' | 'engine' | 'options' | 'account_id' | 'author'
  >,
): Promise<void> {
  await db
    .insertInto('translation_tasks')
    .values({ ...task, state: 'estimating', created_at: now(engine) })
    .execute()
}

/** A task; of one that is changed in the transaction that is open, `lock` holds it until that ends. */
export async function taskById(
  { db, engine }: Place,
  { tenantId, id }: TaskKey,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<TaskRow | undefined> {
  return (
    tasksOf(db, tenantId)
      .selectAll()
      .where('id', '=', id)
      // SQLite has one writer, and this transaction is it already.
      .$if(lock && engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
  )
}

/** @throws CallError `not_found` when the site has no such task. */
export async function namedTask(db: Database, { tenantId, id }: TaskKey): Promise<NamedTaskRow> {
  const row = await withName(tasksOf(db, tenantId)).where('translation_tasks.id', '=', id).executeTakeFirst()
  if (!row) throw new CallError('not_found')
  return row
}

/** One page of the tasks of a site, the newest first. */
export const listTasks = (db: Database, tenantId: string, paging: Paging) =>
  pageOf(tasksOf(db, tenantId), paging, (found) =>
    withName(found as ReturnType<typeof tasksOf>)
      .orderBy('translation_tasks.created_at', 'desc')
      .orderBy('translation_tasks.id'),
  )

interface TaskChange {
  readonly state: TranslationTaskState
  readonly pausedBy?: TranslationPause
  /** What the engine said. */
  readonly said?: string
}

/** Takes a task from one of some states to another; whether it was in one of them. */
export async function changeTask(
  { db, engine }: Place,
  { tenantId, id }: TaskKey,
  from: readonly TranslationTaskState[],
  { state, pausedBy, said }: TaskChange,
): Promise<boolean> {
  const hasEnded = ['done', 'partial', 'failed', 'cancelled', 'undone'].includes(state)
  const { numUpdatedRows } = await db
    .updateTable('translation_tasks')
    .set({
      ...{ state, paused_by: pausedBy ?? null, said: said?.slice(0, 500) ?? null },
      ...{ failures: 0, wait_until: 0, waits_for: null },
      ended_at: hasEnded ? now(engine) : null,
      ...(state === 'queued' && { started_at: sql<number>`coalesce(started_at, ${now(engine)})` }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Says as whom the texts of a task are written from now on. */
export async function setAuthor(db: Database, { tenantId, id }: TaskKey, author: TaskRow['author']): Promise<void> {
  await db
    .updateTable('translation_tasks')
    .set({ author })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Notes that a task has to wait for its engine; milliseconds. */
export async function noteWait(
  { db, engine }: Place,
  { tenantId, id }: TaskKey,
  wait: { readonly for: 'rate' | 'down'; readonly ms: number; readonly failures: number; readonly said: string },
): Promise<void> {
  await db
    .updateTable('translation_tasks')
    .set({
      waits_for: wait.for,
      wait_until: sql<number>`${now(engine)} + ${sql.lit(Math.ceil(wait.ms))}`,
      ...{ failures: wait.failures, said: wait.said.slice(0, 500) },
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute()
}

/** Notes that the engine answers again. */
export async function noteAnswer(db: Database, { tenantId, id }: TaskKey): Promise<void> {
  await db
    .updateTable('translation_tasks')
    .set({ failures: 0, wait_until: 0, waits_for: null, said: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute()
}

/** How many tasks of a site wait for somebody, and when the newest of them was made. */
export async function pausedTasks(db: Database, tenantId: string) {
  const { count, newest } = await tasksOf(db, tenantId)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('newest')])
    .where('state', '=', 'paused')
    .where('paused_by', '<>', 'member')
    .executeTakeFirstOrThrow()
  return Number(count) > 0 ? { count: Number(count), newest: Number(newest) } : undefined
}

/** Tasks that have not ended, and that no job goes on with: their job ended with an error, or was never added. */
export async function abandonedTasks({ db, engine }: Place, kinds: readonly string[]): Promise<readonly TaskKey[]> {
  const rows = await db
    .selectFrom('translation_tasks')
    .select(['tenant_id', 'id'])
    .where('state', 'in', working)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.tenant_id', '=', 'translation_tasks.tenant_id')
            .whereRef('jobs.dedupe', '=', 'translation_tasks.id')
            .where('jobs.kind', 'in', kinds)
            .where('jobs.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    // Its job is added in the same transaction, and what is younger may still be in one.
    .where(sql<boolean>`created_at < ${now(engine)} - 10000`)
    .execute()
  return rows.map(({ tenant_id: tenantId, id }) => ({ tenantId, id }))
}

/** Tasks that ended so long ago, and those that nobody started; milliseconds. */
export async function oldTasks(
  { db, engine }: Place,
  { ended, unstarted }: { readonly ended: number; readonly unstarted: number },
): Promise<readonly TaskKey[]> {
  const rows = await db
    .selectFrom('translation_tasks')
    .select(['tenant_id', 'id'])
    .where(({ or, and, eb }) =>
      or([
        sql<boolean>`ended_at < ${now(engine)} - ${sql.lit(ended)}`,
        and([eb('state', '=', 'ready'), sql<boolean>`created_at < ${now(engine)} - ${sql.lit(unstarted)}`]),
      ]),
    )
    .execute()
  return rows.map(({ tenant_id: tenantId, id }) => ({ tenantId, id }))
}

export async function deleteTask(db: Database, { tenantId, id }: TaskKey): Promise<void> {
  await db.deleteFrom('translation_task_texts').where('tenant_id', '=', tenantId).where('task_id', '=', id).execute()
  await db.deleteFrom('translation_tasks').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}
