import { changedPlaces, type Specs, sharedPlaces } from '@vitrine/model'
import { CallError } from '@vitrine/schemas'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database } from '../../../platform/database/tables.ts'
import type { JobKind, JobRun } from '../../../platform/jobs/job.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { lockSite } from '../../sites/lock-site.queries.ts'
import type { FindingSummary } from '../build-release.ts'
import { type StoredRelease, storeRelease } from '../publish-draft.ts'
import type { PublishJobInput } from '../publish-job.ts'
import { changedIn } from '../release-summary.ts'
import { Overtaken, shownRelease } from '../releases.queries.ts'
import { changeOf, insertPlannedRelease, waitingPlannedReleases } from './planned-releases.queries.ts'
import { placesInWords } from './stopped-places.ts'
import type { PlannedSettings, StoppedPlace } from './tables.ts'

/** What a planned publish is asked for with; `at` is a moment in milliseconds. */
export interface ScheduleJobInput extends PublishJobInput {
  readonly at: number
  readonly timeZone: string
}

/** What became of planning; what it found is put into words for whoever asks. */
export interface ScheduleJobResult extends FindingSummary {
  readonly planned?: string
  readonly changed: boolean
  readonly blocked: readonly string[]
  readonly waits: boolean
  readonly isOutdated?: boolean
  readonly overlaps: readonly {
    readonly id: string
    readonly at: number
    readonly timeZone: string
    readonly places: readonly StoppedPlace[]
  }[]
}

export const SCHEDULE = 'schedule-publish'

/** Makes a release and stores it for later; all of it comes with the end of the job, or nothing. */
export const scheduleJob = (storage: Storage, specs: Specs): JobKind => ({
  name: SCHEDULE,
  async run(stored, { tenantId, progress, finish }) {
    // What its call checked, and only that writes.
    const input = stored as ScheduleJobInput
    if (tenantId === null) throw new Error('A publish belongs to a site.')
    for (let tries = 0; tries < 5; tries++) {
      const result = await scheduleOnce(storage, specs, { tenantId, input, progress, finish })
      if (result) return result
    }
    throw new CallError('conflict')
  },
})

interface Scheduled extends Pick<JobRun, 'progress' | 'finish'> {
  readonly tenantId: string
  readonly input: ScheduleJobInput
}

/** `undefined` when something was published in between: it has to be made again from what is current then. */
async function scheduleOnce(
  storage: Storage,
  specs: Specs,
  { tenantId, input, progress, finish }: Scheduled,
): Promise<ScheduleJobResult | undefined> {
  const { draftsId, redirectMoved, requestId, at, timeZone, ...options } = input
  const stored = await storeRelease(storage, specs, { of: { tenantId, draftsId }, input: options, progress })
  if ('nothing' in stored) {
    const { findings, errors, warnings, blocked, waits, isOutdated } = stored.nothing
    const outdated = isOutdated && { isOutdated }
    return { changed: false, findings, errors, warnings, blocked, waits, ...outdated, overlaps: [] }
  }
  const { made } = stored
  const { findings, errors, warnings, blocked, waits } = made.answer
  const answer = { findings, errors, warnings, blocked, waits }
  return storage.db
    .transaction()
    .execute(async (write): Promise<ScheduleJobResult> => {
      // Nobody plans or publishes until this is stored.
      await lockSite(write, tenantId)
      if ((await shownRelease(write, tenantId))?.current_release !== made.current) throw new Overtaken()
      const overlaps = await overlapsWith(write, tenantId, made)
      if (overlaps.length > 0) return { changed: false, ...answer, overlaps }
      const planned = await insertPlannedRelease(write, tenantId, {
        at,
        timeZone,
        change: { before: made.previous, after: made.release },
        settings: settingsOf(made),
        changed: made.previous && changedIn(made.previous, made.release),
        draftRevision: made.draftRevision,
        accountId: options.accountId,
        note: options.note,
        redirectMoved: redirectMoved === true,
      })
      const details = { draftsId, at: new Date(at).toISOString(), timeZone }
      const who = { tenantId, accountId: options.accountId, apiKey: options.apiKey, requestId }
      await recordAuditEvent(write, { ...who, action: 'site.plan', object: planned, details })
      const result: ScheduleJobResult = { planned, changed: true, ...answer, overlaps: [] }
      await finish(write, result)
      return result
    })
    .catch((error: unknown) => {
      if (error instanceof Overtaken || isUniqueViolation(error)) return undefined
      throw error
    })
}

/** The planned releases that touch the same places. */
async function overlapsWith(
  write: Database,
  tenantId: string,
  { previous, release }: StoredRelease,
): Promise<ScheduleJobResult['overlaps']> {
  const waiting = await waitingPlannedReleases(write, tenantId)
  const mine = { before: previous, after: release }
  return waiting.flatMap((row) => {
    const other = changeOf(row)
    if (!other) return []
    const places = placesInWords(sharedPlaces(mine, other), previous, release)
    return places.length === 0 ? [] : [{ id: row.id, at: row.at, timeZone: row.time_zone, places }]
  })
}

/** How much is translated is noted of the languages that change. */
function settingsOf({ shown, next, previous, release }: StoredRelease): PlannedSettings {
  const codes = new Set(changedPlaces(previous, release).flatMap(({ language }) => language ?? []))
  const progress = Object.fromEntries(Object.entries(next.progress ?? {}).filter(([code]) => codes.has(code)))
  return { before: shown.languages, after: next.languages, progress }
}
