import { newId } from '@vitrine/schemas'
import { type Selectable, sql } from 'kysely'
import { databaseNow as now } from '../database/database-time.ts'
import { fromJson, toJson } from '../database/json-text.ts'
import type { Storage } from '../database/storage.ts'
import type { Database, Tables } from '../database/tables.ts'
import { JobStopped } from './job.ts'
import type { JobFailure, JobState } from './tables.ts'

type Place = Pick<Storage, 'db' | 'engine'>

/** So long a run holds its job without a sign of life, in milliseconds. */
export const LEASE = 30_000
/** So often a job is tried that fails with an error. */
export const MAX_TRIES = 3
/** So often a job is begun at most, where those who did it died or what it needed was away. */
export const MAX_RUNS = 10
/**
 * Whether a job that failed is tried again: never where that cannot help, some times after an error, often where what it
 * needs was away, which says nothing about the job.
 */
export type MayTry = 'never' | 'again' | 'often'
const LAST_TRY: Readonly<Record<MayTry, number>> = { never: 0, again: MAX_TRIES, often: MAX_RUNS }
/** After a try that failed, so long is waited times the number of tries, in milliseconds. */
const WAIT = 2000

/** A job that is to be done. */
export interface NewJob {
  readonly kind: string
  readonly tenantId: string | null
  /** While a job with the same words has not ended, whoever adds it gets that one. */
  readonly dedupe: string
  readonly input: object
  /** It waits so long at least, in milliseconds; it is done as soon as somebody is free when left out. */
  readonly after?: number
}

/** A job that this process has taken. */
export interface LeasedJob {
  readonly id: string
  readonly token: number
  readonly tries: number
  readonly kind: string
  readonly tenantId: string | null
  readonly input: unknown
}

/** A job as those see it who ask for it. */
export interface JobStatus {
  readonly id: string
  readonly kind: string
  readonly state: JobState
  readonly done: number
  readonly total: number | undefined
  /** When it was added, in milliseconds. */
  readonly createdAt: number
  readonly input: unknown
  readonly result: unknown
  readonly error: JobFailure | undefined
}

/** Adds a job, or finds the one that is there already. Its id. */
export async function addJob(
  { db, engine }: Place,
  { kind, tenantId, dedupe, input, after = 0 }: NewJob,
): Promise<string> {
  for (;;) {
    const row = { id: newId(), kind, tenant_id: tenantId, dedupe, input: toJson<unknown>(input) }
    const added = await db
      .insertInto('jobs')
      .values({
        ...row,
        state: 'waiting',
        next_at: sql<number>`${now(engine)} + ${sql.lit(Math.ceil(after))}`,
        created_at: now(engine),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) return added.id
    const known = await db
      .selectFrom('jobs')
      .select('id')
      .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
      .where('kind', '=', kind)
      .where('dedupe', '=', dedupe)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    // It may have ended in between: then there is room for a new one.
    if (known) return known.id
  }
}

/** Whether a job of these kinds waits for somebody, or its holder gave no sign of life. Writes nothing. */
const isDue = ({ engine }: Pick<Storage, 'engine'>, kinds: readonly string[], busy: readonly string[]) => sql<boolean>`
  kind in (${sql.join(kinds)}) and (state = 'waiting' and next_at <= ${now(engine)}
    or state = 'running' and leased_until < ${now(engine)})
  ${busy.length === 0 ? sql`` : sql`and (tenant_id is null or tenant_id not in (${sql.join(busy)}))`}`

/**
 * Takes the job of these kinds that waits longest, by itself or since its holder died. One that was begun too
 * often fails instead.
 *
 * @param busy the tenants whose jobs of these kinds wait, since one of theirs is done here.
 */
export async function leaseJob(
  place: Place,
  kinds: readonly string[],
  busy: readonly string[] = [],
): Promise<LeasedJob | undefined> {
  const { db, engine } = place
  if (kinds.length === 0) return undefined
  // Most looks find nothing: they must not take SQLite's only lock for writers.
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where(isDue(place, kinds, busy))
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const given = toJson<JobFailure>({ code: 'internal', message: 'Whoever did it ended before it was done.' })
  await db
    .updateTable('jobs')
    .set({ state: 'failed', error: given, ended_at: now(engine) })
    .where('state', '=', 'running')
    .where('tries', '>=', MAX_RUNS)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`leased_until < ${now(engine)}`)
    .execute()
  const oldest = db
    .selectFrom('jobs')
    .select('id')
    .where(isDue(place, kinds, busy))
    .orderBy('next_at')
    .limit(1)
  const row = await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      state: 'running',
      token: eb('token', '+', 1),
      tries: eb('tries', '+', 1),
      leased_until: sql<number>`${now(engine)} + ${sql.lit(LEASE)}`,
    }))
    .where('id', '=', engine === 'postgres' ? oldest.forUpdate().skipLocked() : oldest)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { id, token, tries, kind, tenant_id, input } = row
  return { id, token, tries, kind, tenantId: tenant_id, input: fromJson(input) }
}

type Held = Pick<LeasedJob, 'id' | 'token'>

/** Only whoever took the job last writes to it, and only until it ended. */
const held = (db: Database, { id, token }: Held) =>
  db.updateTable('jobs').where('id', '=', id).where('token', '=', token).where('state', '=', 'running')

/** Gives a sign of life, with how far the job is; tells whether it is still this run's. */
export async function renewJob(
  { db, engine }: Place,
  job: Held,
  progress?: { readonly done: number; readonly total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, job)
    .set({ ...progress, leased_until: sql<number>`${now(engine)} + ${sql.lit(LEASE)}` })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Ends a job; inside of the transaction of its effect, where it has one.
 * @throws JobStopped when it is no longer this run's
 */
export async function finishJob(db: Database, engine: Storage['engine'], job: Held, result: object): Promise<void> {
  const { numUpdatedRows } = await held(db, job)
    .set(({ fn, ref }) => ({
      state: 'done',
      done: fn.coalesce('total', ref('done')),
      result: toJson<unknown>(result),
      ended_at: now(engine),
      leased_until: 0,
    }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new JobStopped()
}

/** Notes a run that failed. It is tried again soon, unless that cannot help or it was the last time. */
export async function failJob(
  { db, engine }: Place,
  job: Held & Pick<LeasedJob, 'tries'>,
  error: JobFailure,
  mayTry: MayTry,
): Promise<void> {
  const isOver = job.tries >= LAST_TRY[mayTry]
  await held(db, job)
    .set(
      isOver
        ? { state: 'failed', error: toJson(error), ended_at: now(engine), leased_until: 0 }
        : { state: 'waiting', next_at: sql<number>`${now(engine)} + ${sql.lit(WAIT * job.tries)}`, leased_until: 0 },
    )
    .execute()
}

/** Gives a job back that was not tried to its end, for another instance to take at once. */
export async function releaseJob({ db, engine }: Place, job: Held): Promise<void> {
  await held(db, job)
    .set(({ eb }) => ({ state: 'waiting', tries: eb('tries', '-', 1), next_at: now(engine), leased_until: 0 }))
    .execute()
}

/** Cancels a job of a tenant, or of none, that has not ended: nothing of it counts from then on. Tells whether it could. */
export async function cancelJob({ db, engine }: Place, tenantId: string | null, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'cancelled', ended_at: now(engine), leased_until: 0 })
    .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A job of a tenant, or of none. */
export async function jobById(db: Database, tenantId: string | null, id: string): Promise<JobStatus | undefined> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && statusOf(row)
}

/** The jobs of a tenant, or of none, that have not ended, the oldest first. */
export async function openJobs(
  db: Database,
  tenantId: string | null,
  kinds: readonly string[],
): Promise<readonly JobStatus[]> {
  if (kinds.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('created_at')
    .execute()
  return rows.map(statusOf)
}

const statusOf = (row: Selectable<Tables['jobs']>): JobStatus => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  done: row.done,
  total: row.total ?? undefined,
  createdAt: row.created_at,
  input: fromJson(row.input),
  result: row.result === null ? undefined : fromJson(row.result),
  error: row.error === null ? undefined : fromJson(row.error),
})

/** Makes a repeated job due again after some time, whatever came of it; milliseconds. */
export async function repeatJob({ db, engine }: Place, job: Held, after: number): Promise<void> {
  await held(db, job)
    .set({ state: 'waiting', tries: 0, leased_until: 0, next_at: sql<number>`${now(engine)} + ${sql.lit(after)}` })
    .execute()
}

/** Takes away jobs that ended so long ago; milliseconds. Their number. */
export async function deleteEndedJobs({ db, engine }: Place, ago: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('state', 'in', ['done', 'failed', 'cancelled'])
    .where(sql<boolean>`ended_at < ${now(engine)} - ${sql.lit(ago)}`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
