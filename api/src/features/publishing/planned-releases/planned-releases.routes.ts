import { addressesToCompare, canonicalJson, releaseDiff } from '@vitrine/model'
import {
  type Answer,
  CallError,
  cancelPlannedRelease,
  changePlannedRelease,
  listPlannedReleases,
  plannedReleaseDetail,
  publishPlannedRelease,
  schedulePublish,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../../http/endpoint/or-not-found.ts'
import { fromJson } from '../../../platform/database/json-text.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { mediaHostsOf } from '../../domains/media-hosts.ts'
import { draftIdOf } from '../../drafts/named-draft.ts'
import { contentAddress } from '../../pages/shown-pages.ts'
import { documentsAt } from '../documents.queries.ts'
import { draftSize, isLarge } from '../draft-size.queries.ts'
import { publishFailure } from '../publish-answer.ts'
import { pageNames } from '../release-summary.ts'
import { releaseOf, shownRelease } from '../releases.queries.ts'
import { scopeIsThere } from '../scope-is-there.ts'
import {
  cancelPlannedReleases,
  changeOf,
  holdPlannedRelease,
  listToldPlannedReleases,
  movePlannedRelease,
  openStates,
  type ToldRow,
  toldPlannedRelease,
  waitingPlannedReleases,
} from './planned-releases.queries.ts'
import { plannedTime } from './planned-time.ts'
import { publishPlanned } from './publish-planned.ts'
import { scheduleAnswer } from './schedule-answer.ts'
import { SCHEDULE, type ScheduleJobInput } from './schedule-job.ts'
import { type ShownNow, stoppedPlaces } from './stopped-places.ts'

type PlannedRelease = Answer<typeof changePlannedRelease>

/** From so much on it is late, in milliseconds: less is how often is looked for those whose time has come. */
export const LATE = 60_000
/** So many planned releases of a site may wait at once. */
const MOST_WAITING = 50

const iso = (at: number): string => new Date(at).toISOString()

/** What the site shows now, to tell what would stop a planned release. */
async function shownNow({ storage, tenant }: MemberContext): Promise<ShownNow> {
  const { db } = storage
  const shown = orNotFound(await shownRelease(db, tenant.id))
  const release = shown.current_release === null ? undefined : await releaseOf(db, tenant.id, shown.current_release)
  return { release, languages: fromJson(shown.settings).languages }
}

/** The places that stop one that waits are looked for each time: a rollback may clear its way again. */
function stoppedByNow(row: ToldRow, now: ShownNow): PlannedRelease['stoppedBy'] {
  const change = row.state === 'planned' ? changeOf(row) : undefined
  const places = change
    ? stoppedPlaces(change, fromJson(row.settings), now)
    : row.stopped_by && fromJson(row.stopped_by)
  return (places ?? []).map((place) => ({ ...place, languages: [...place.languages] }))
}

function plannedRelease(row: ToldRow, now: ShownNow): PlannedRelease {
  const changed = row.changed === null ? undefined : fromJson(row.changed)
  const late = row.state === 'published' && row.ended_at !== null ? row.ended_at - row.at : 0
  return {
    id: row.id,
    state: row.state,
    at: iso(row.at),
    timeZone: row.time_zone,
    ...(row.note !== null && { note: row.note }),
    ...(row.by !== null && { by: row.by }),
    createdAt: iso(row.created_at),
    draftsId: String(row.draft_id),
    isEdited: row.revision !== null && row.revision > row.draft_revision,
    isLate: row.state === 'planned' && row.at < Date.now() - LATE,
    ...(changed && {
      changed: { ...changed, pages: changed.pages.map((page) => ({ ...page })), parts: [...changed.parts] },
    }),
    stoppedBy: stoppedByNow(row, now),
    ...(row.ended_at !== null && row.state !== 'planned' && { endedAt: iso(row.ended_at) }),
    ...(late >= LATE && { lateBy: Math.round(late / 1000) }),
    ...(row.release_id !== null && row.number !== null && { release: { id: row.release_id, number: row.number } }),
  }
}

/** A planned release of the site as it is now. @throws CallError `not_found` */
async function plannedNow(id: string, context: MemberContext): Promise<PlannedRelease> {
  const row = orNotFound(await toldPlannedRelease(context.storage.db, context.tenant.id, id))
  return plannedRelease(row, await shownNow(context))
}

/** Planned releases, which go live by themselves at their time. */
export const plannedReleaseRoutes: readonly Endpoint[] = [
  memberEndpoint(schedulePublish, async ({ draftsId: named, wait, at: wanted, timeZone, ...input }, context) => {
    const { storage, tenant, parts, account, requestId, t } = context
    const { db } = storage
    const at = plannedTime({ at: wanted, timeZone }, t)
    const draftsId = await draftIdOf(context, named)
    await scopeIsThere(context, draftsId, input)
    const size = orNotFound(await draftSize(db, tenant.id, draftsId))
    if ((await waitingPlannedReleases(db, tenant.id)).length >= MOST_WAITING)
      throw new CallError('conflict', { message: t('refusal.tooManyPlanned', { limit: MOST_WAITING }) })
    const mediaHosts = await mediaHostsOf(context, db)
    const by = { accountId: account.id, ...(account.apiKey && { apiKey: account.apiKey.name }) }
    const asked = { ...input, draftsId, at, timeZone, ...by }
    const job = await parts.jobs.add({
      kind: SCHEDULE,
      tenantId: tenant.id,
      dedupe: contentAddress(canonicalJson({ ...asked, revision: size.revision })),
      input: { ...asked, mediaHosts, requestId } satisfies ScheduleJobInput,
    })
    if (isLarge(size) && !wait) return { job }
    const ended = orNotFound(await parts.jobs.ended(tenant.id, job))
    if (ended.state !== 'done') throw publishFailure(ended, context)
    return scheduleAnswer(ended, context)
  }),

  memberEndpoint(listPlannedReleases, async ({ page, pageSize }, context) => {
    const { rows, total } = await listToldPlannedReleases(context.storage.db, context.tenant.id, { page, pageSize })
    const now = await shownNow(context)
    return { items: rows.map((row) => plannedRelease(row, now)), total, page, pageSize }
  }),

  memberEndpoint(plannedReleaseDetail, async ({ id }, context) => {
    const { storage, tenant, parts } = context
    const row = orNotFound(await toldPlannedRelease(storage.db, tenant.id, id))
    const planned = plannedRelease(row, await shownNow(context))
    const change = changeOf(row)
    if (!change) return { planned, isKept: false, languages: {}, pages: [], changes: [], more: 0 }
    const { after, before = { ...after, languages: {} } } = change
    const documents = await documentsAt(storage.db, parts.specs, tenant.id, addressesToCompare(before, after))
    const { languages, changes, ...rest } = releaseDiff(before, after, documents)
    const names = new Map([...pageNames(before), ...pageNames(after)])
    const pages = new Set(Object.values(languages).flatMap((one) => one.pages.map((page) => page.id)))
    return {
      planned,
      isKept: true,
      languages: { ...languages },
      pages: [...pages].map((page) => ({ id: page, name: names.get(page) ?? page })),
      changes: changes.map((one) => ({ ...one })),
      ...rest,
    }
  }),

  memberEndpoint(changePlannedRelease, async ({ id, at: wanted, timeZone }, context) => {
    const { storage, tenant, auditEvent, t } = context
    const at = plannedTime({ at: wanted, timeZone }, t)
    orNotFound(await toldPlannedRelease(storage.db, tenant.id, id))
    await storage.db.transaction().execute(async (write) => {
      const row = await holdPlannedRelease(write, tenant.id, id, ['planned'])
      if (!row) throw new CallError('conflict', { message: t('refusal.plannedIsOver') })
      const details = { at: iso(at), timeZone }
      await recordAuditEvent(
        write,
        auditEvent({ tenantId: tenant.id, action: 'site.plan-change', object: id, details }),
      )
      await movePlannedRelease(write, row, { at, timeZone })
    })
    return plannedNow(id, context)
  }),

  memberEndpoint(publishPlannedRelease, async ({ id }, context) => {
    const { storage, tenant, account, requestId, t } = context
    orNotFound(await toldPlannedRelease(storage.db, tenant.id, id))
    const by = { accountId: account.id, apiKey: account.apiKey?.name, ...(requestId !== undefined && { requestId }) }
    const outcome = await publishPlanned(storage, tenant.id, id, { states: openStates, now: Date.now(), by })
    if (outcome.kind === 'over') throw new CallError('conflict', { message: t('refusal.plannedIsOver') })
    return plannedNow(id, context)
  }),

  memberEndpoint(cancelPlannedRelease, async ({ id }, { storage, tenant, auditEvent }) => {
    orNotFound(await toldPlannedRelease(storage.db, tenant.id, id))
    const cancelled = await storage.db.transaction().execute(async (write) => {
      if ((await cancelPlannedReleases(write, tenant.id, id)) === 0) return false
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'site.plan-cancel', object: id }))
      return true
    })
    return { cancelled }
  }),
]
