import type { Logger } from 'pino'
import type { Storage } from '../../../platform/database/storage.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import {
  duePlannedReleases,
  holdPlannedRelease,
  markStopped,
  markTried,
  type PlannedRow,
} from './planned-releases.queries.ts'
import { publishPlanned } from './publish-planned.ts'
import { queueStoppedMails } from './stopped-mails.ts'
import type { StoppedPlace } from './tables.ts'

/** So many are published in one run: the next run follows soon. */
const AT_ONCE = 20
/** So often one is tried that fails with an error, and so long is waited times the number of tries, in milliseconds. */
const MOST_TRIES = 5
const WAIT = 15_000
/** So many places are named in a mail. */
const NAMED = 10

/** When what failed is tried again; nothing when that was the last time. */
export const nextTry = (tries: number, now: number): number | undefined =>
  tries < MOST_TRIES ? now + WAIT * tries : undefined

interface DueOptions {
  /** Where owners work, for links in mails: `https://vitrine.example`. */
  readonly systemOrigin: string
  readonly logger?: Pick<Logger, 'error'> | undefined
  /** Milliseconds. */
  readonly now?: number
}

/**
 * Publishes the planned releases whose time has come, also long ago. One that fails is tried again; after the last time
 * it is noted as failed, and its owners are told.
 *
 * @returns how many were looked at
 */
export async function publishDue(
  storage: Pick<Storage, 'db' | 'engine' | 'changes'>,
  { systemOrigin, logger, now = Date.now() }: DueOptions,
): Promise<number> {
  const due = await duePlannedReleases(storage.db, now, AT_ONCE)
  for (const { tenant_id: tenantId, id } of due)
    try {
      await publishPlanned(storage, tenantId, id, {
        states: ['planned'],
        now,
        isDueOnly: true,
        onStopped: (write, row, stoppedBy) => queueStoppedMails(write, row, stopped(row, systemOrigin, stoppedBy)),
      })
    } catch (err) {
      logger?.error({ err, planned: id }, 'A planned release could not be published.')
      await noteFailure(storage, { tenantId, id, systemOrigin, now })
    }
  return due.length
}

/** What a mail says of a planned release that did not go live: what stopped it, if that was no error. */
function stopped({ id, at, note }: PlannedRow, systemOrigin: string, stoppedBy: readonly StoppedPlace[] = []) {
  const places = stoppedBy.slice(0, NAMED).map(({ kind, name }) => ({ kind, ...(name !== undefined && { name }) }))
  return {
    kind: 'plan-stopped',
    systemOrigin,
    values: { places: JSON.stringify(places), ...(note !== null && { note }) },
    // Tried again by hand, it is no mail's business; moved to another time, it is planned anew.
    key: `${id} ${at}`,
  } as const
}

/** Counts a try that failed. */
const noteFailure = (
  { db }: Pick<Storage, 'db'>,
  {
    tenantId,
    id,
    systemOrigin,
    now,
  }: {
    readonly tenantId: string
    readonly id: string
    readonly systemOrigin: string
    readonly now: number
  },
) =>
  db.transaction().execute(async (write) => {
    const row = await holdPlannedRelease(write, tenantId, id, ['planned'])
    if (!row) return
    const next = nextTry(row.tries + 1, now)
    if (next !== undefined) return markTried(write, row, next)
    await recordAuditEvent(write, {
      tenantId,
      accountId: row.account_id ?? undefined,
      action: 'site.plan-stop',
      object: id,
    })
    await queueStoppedMails(write, row, stopped(row, systemOrigin))
    await markStopped(write, row, { state: 'failed', stoppedBy: [] }, now)
  })
