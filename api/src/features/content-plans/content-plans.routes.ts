import { baseLanguage } from '@vitrine/model'
import {
  type ContentPlan,
  type ContentPlanStop,
  changeContentPlans,
  contentKey,
  listContentPlans,
  readContentKey,
} from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import { nameIn } from '../contents/plain-words.ts'
import { listPlans, type ToldPlanRow } from '../contents/plans/content-plans.queries.ts'
import { LATE } from '../publishing/planned-releases/planned-releases.routes.ts'
import { changePlans } from './change-plans.ts'
import { stoppedBy } from './stopped-by.ts'

const iso = (at: number): string => new Date(at).toISOString()

/** What would stop one that waits is looked for each time: whoever mends it clears its way. */
function stopOf(row: ToldPlanRow, language: string): ContentPlanStop | undefined {
  const { state, stopped_by, status_now: status, settings, kind } = row
  if (state !== 'planned') return stopped_by ?? undefined
  const isThere = status !== null && settings !== null
  const reason = stoppedBy(row, isThere ? { kind, status, settings: fromJson(settings) } : undefined, language)
  // What the plan before it does is still to come.
  return Number(row.earlier) > 0 && reason !== 'gone' ? undefined : reason
}

function toldPlan(row: ToldPlanRow, language: string): ContentPlan {
  const { id, state, kind, content_id, status, at, time_zone, by, created_at, ended_at } = row
  const named = row.names === null ? '' : nameIn(fromJson(row.names), [])
  const late = state === 'done' && ended_at !== null ? ended_at - at : 0
  const stop = stopOf(row, language)
  return {
    id,
    state,
    content: contentKey({ kind, id: content_id }),
    name: named || row.slug || row.name,
    status,
    at: iso(at),
    timeZone: time_zone,
    ...(by !== null && { by }),
    createdAt: iso(created_at),
    isLate: state === 'planned' && at < Date.now() - LATE,
    ...(stop !== undefined && { stoppedBy: stop }),
    ...(ended_at !== null && state !== 'planned' && { endedAt: iso(ended_at) }),
    ...(late >= LATE && { lateBy: Math.round(late / 1000) }),
  }
}

/** When contents are published and hidden by themselves. */
export const contentPlanRoutes: readonly Endpoint[] = [
  memberEndpoint(listContentPlans, async ({ content, page, pageSize }, { storage, tenant }) => {
    const of = { tenantId: tenant.id, content: content === undefined ? undefined : readContentKey(content) }
    const { rows, total } = await listPlans(storage.db, of, { page, pageSize })
    const language = baseLanguage(tenant)
    return { items: rows.map((row) => toldPlan(row, language)), total, page, pageSize }
  }),

  memberEndpoint(changeContentPlans, ({ plan, cancel }, context) => changePlans(context, { plan, cancel })),
]
