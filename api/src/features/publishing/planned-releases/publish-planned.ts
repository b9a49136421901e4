import { clashesIn, movedPages, withPlaces } from '@vitrine/model'
import { CallError, newId, type PlannedReleaseState } from '@vitrine/schemas'
import type { AuditEvent } from '../../../http/access/identity.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { askForPrerender } from '../../kept-pages/ask-for-prerender.ts'
import { createRedirects } from '../../redirects/create-redirects.ts'
import { recordReleaseEvent } from '../../webhooks/events/release-events.queries.ts'
import { notePublishedPages } from '../published-pages.queries.ts'
import { insertRelease, movePointer, Overtaken, releaseOf, shownRelease } from '../releases.queries.ts'
import {
  changeOf,
  holdPlannedRelease,
  markPublished,
  markStopped,
  type PlannedRow,
} from './planned-releases.queries.ts'
import { languagesThen, placesInWords, stoppedPlaces } from './stopped-places.ts'
import type { StoppedPlace } from './tables.ts'

type Stored = Pick<Storage, 'db' | 'engine' | 'changes'>

/** What became of a planned release. */
export type PlannedOutcome =
  | { readonly kind: 'published'; readonly release: string }
  | { readonly kind: 'conflict'; readonly stoppedBy: readonly StoppedPlace[] }
  /** It was over, or somebody has changed its time. */
  | { readonly kind: 'over' }

interface PublishPlannedOptions {
  /** In which states it is published; in any other one it is over. */
  readonly states: readonly PlannedReleaseState[]
  /** Milliseconds. */
  readonly now: number
  /** Only where its time has come by now. */
  readonly isDueOnly?: boolean
  /** Who published it by hand; else it is who planned it. */
  readonly by?: Pick<AuditEvent, 'accountId' | 'apiKey' | 'requestId'>
  /** Told in the transaction that stops it. */
  readonly onStopped?: (write: Database, row: PlannedRow, stoppedBy: readonly StoppedPlace[]) => Promise<void>
}

/**
 * Publishes exactly what was planned: its places show what was made then, all others stay as they are. Where one of them
 * shows something else than it was planned with, nothing moves, and it is noted as a conflict. All of it is one
 * transaction, so that whoever is killed or comes second leaves nothing half and does nothing twice.
 *
 * @throws CallError `conflict` where others publish at the same time again and again
 */
export async function publishPlanned(
  storage: Stored,
  tenantId: string,
  id: string,
  options: PublishPlannedOptions,
): Promise<PlannedOutcome> {
  for (let tries = 0; tries < 5; tries++) {
    const outcome = await storage.db
      .transaction()
      .execute((write) => publishOnce(write, storage.engine, { tenantId, id }, options))
      .catch((error: unknown) => {
        if (error instanceof Overtaken || isUniqueViolation(error)) return undefined
        throw error
      })
    if (!outcome) continue
    if (outcome.kind === 'published') storage.changes.tell({ kind: 'site', id: tenantId })
    return outcome
  }
  throw new CallError('conflict')
}

async function publishOnce(
  write: Database,
  engine: Storage['engine'],
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  { states, now, isDueOnly = false, by, onStopped }: PublishPlannedOptions,
): Promise<PlannedOutcome> {
  const row = await holdPlannedRelease(write, tenantId, id, states)
  const change = row && changeOf(row)
  if (!row || !change || (isDueOnly && row.next_at > now)) return { kind: 'over' }
  const tenant = await shownRelease(write, tenantId)
  if (!tenant) return { kind: 'over' }
  const current = tenant.current_release
  const before = current === null ? undefined : await releaseOf(write, tenantId, current)
  const shown = fromJson(tenant.settings)
  const settings = fromJson(row.settings)
  const who = by ?? { accountId: row.account_id ?? undefined }
  const note = (event: Pick<AuditEvent, 'action' | 'object' | 'details'>) =>
    recordAuditEvent(write, { tenantId, ...who, ...event })
  const stopped = async (stoppedBy: readonly StoppedPlace[]): Promise<PlannedOutcome> => {
    await note({ action: 'site.plan-stop', object: id })
    await onStopped?.(write, row, stoppedBy)
    await markStopped(write, row, { state: 'conflict', stoppedBy }, now)
    return { kind: 'conflict', stoppedBy }
  }
  const moved = stoppedPlaces(change, settings, { release: before, languages: shown.languages })
  if (moved.length > 0) return stopped(moved)
  const after = withPlaces(change, before)
  const clashes = clashesIn(after)
  if (clashes.length > 0) return stopped(placesInWords(clashes, before, after))

  const release = newId()
  const { account_id: accountId, note: text } = row
  const maker = {
    kind: 'publish',
    ...(accountId !== null && { accountId }),
    ...(text !== null && { note: text }),
  } as const
  await insertRelease(write, tenantId, after, { ...maker, ...(by?.accountId && { accountId: by.accountId }) }, release)
  const { defaultLanguage, sourceLanguage } = after
  const next = {
    ...shown,
    defaultLanguage,
    sourceLanguage,
    published: Object.keys(after.languages),
    languages: languagesThen(settings, shown.languages),
    progress: { ...shown.progress, ...settings.progress },
  }
  await movePointer(write, tenantId, current, release, toJson(next))
  await notePublishedPages(write, tenantId, { before, after })
  if (row.redirects_moved === 1 && before) await createRedirects(write, tenantId, movedPages(before, after), note)
  const details = { draftsId: after.draftsId, planned: id }
  await note({ action: 'site.publish', object: release, details })
  await recordReleaseEvent(write, tenantId, { type: 'release.published', id: release, before, after })
  await askForPrerender(write, engine, tenantId, release)
  await markPublished(write, row, release, now)
  return { kind: 'published', release }
}
