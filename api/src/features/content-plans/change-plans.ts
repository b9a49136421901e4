import {
  CallError,
  type ChangedContentPlans,
  type ContentRecord,
  contentKey,
  limits,
  type MadeContentPlan,
  type NewContentPlan,
  newId,
  readContentKey,
  type Status,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { mustMayShow } from '../contents/editing/may-change.ts'
import { storedContents } from '../contents/editing/stored-contents.queries.ts'
import { nameIn, namesOf } from '../contents/plain-words.ts'
import {
  type ContentPlanRow,
  cancelPlans,
  countWaiting,
  insertPlans,
  openPlansCalled,
  openPlansOf,
  setStatusBefore,
} from '../contents/plans/content-plans.queries.ts'
import { plannedTime } from '../publishing/planned-releases/planned-time.ts'
import { lockAndChangeSite, lockSite } from '../sites/lock-site.queries.ts'
import { isShownAlike, statusesBefore } from './planned-statuses.ts'

export interface PlansToChange {
  readonly plan: readonly NewContentPlan[]
  /** Ids. */
  readonly cancel: readonly string[]
}

interface WantedPlan extends Pick<NewContentPlan, 'content' | 'status' | 'timeZone'> {
  /** Milliseconds. */
  readonly at: number
}

const made = ({ id, kind, content_id, status, at, time_zone }: ContentPlanRow): MadeContentPlan => ({
  id,
  content: contentKey({ kind, id: content_id }),
  status,
  at: new Date(at).toISOString(),
  timeZone: time_zone,
})

/** The moments that are meant, in their order: what comes later must fit to what comes before. */
function wantedPlans(plan: readonly NewContentPlan[], { t }: Pick<MemberContext, 't'>): readonly WantedPlan[] {
  const moments = new Map<string, number>()
  return plan
    .map(({ content, status, at: wanted, timeZone }) => {
      const key = `${wanted} ${timeZone}`
      const at = moments.get(key) ?? plannedTime({ at: wanted, timeZone }, t)
      moments.set(key, at)
      return { content, status, timeZone, at }
    })
    .toSorted((one, other) => one.at - other.at)
}

/** What becomes of the plans of a site. */
interface Outcome {
  readonly planned: readonly ContentPlanRow[]
  readonly cancelled: readonly ContentPlanRow[]
  readonly skipped: ChangedContentPlans['skipped']
  /** Those whose content has another status before them than it had. */
  readonly moved: readonly { readonly row: ContentPlanRow; readonly before: Status }[]
}

/**
 * Plans when contents are published or hidden, and cancels such plans, in one transaction.
 *
 * @throws CallError `not_allowed` where the role may not publish contents; `invalid_request` where a time is none, is
 * past or too far ahead; `conflict` where too many would wait.
 */
export async function changePlans(
  context: MemberContext,
  { plan, cancel }: PlansToChange,
): Promise<ChangedContentPlans> {
  const { storage, tenant, member, auditEvent, t } = context
  for (const { content } of plan) mustMayShow(member, tenant, content)
  const wanted = wantedPlans(plan, context)
  const { planned, cancelled, skipped } = await storage.db.transaction().execute(async (write) => {
    await lockSite(write, tenant.id)
    const outcome = await outcomeOf(write, context, wanted, cancel)
    if (outcome.planned.length + outcome.cancelled.length === 0) return outcome
    // Tables are sorted and filtered by plans, and what is kept of them holds for one version.
    await lockAndChangeSite(write, tenant.id)
    await cancelPlans(
      write,
      tenant.id,
      outcome.cancelled.map(({ id }) => id),
    )
    await insertPlans(write, outcome.planned)
    for (const { row, before } of outcome.moved) await setStatusBefore(write, row, before)
    const limit = limits.contentPlans
    if (outcome.planned.length > 0 && (await countWaiting(write, tenant.id)) > limit)
      throw new CallError('conflict', { message: t('refusal.tooManyContentPlans', { limit }) })
    const note = (action: 'content.plan' | 'content.plan-cancel', row: ContentPlanRow) => {
      const { content: object, status, at, timeZone } = made(row)
      const details = { plan: row.id, status, at, timeZone }
      return recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action, object, details }))
    }
    for (const row of outcome.cancelled) await note('content.plan-cancel', row)
    for (const row of outcome.planned) await note('content.plan', row)
    await countChange(write, tenant.id, 'planned')
    return outcome
  })
  if (planned.length + cancelled.length > 0) storage.changes.tell({ kind: 'site', id: tenant.id })
  return { planned: planned.map(made), cancelled: cancelled.map(made), skipped }
}

/** Works out what is planned, what of that replaces what, and what does not fit. */
async function outcomeOf(
  write: Database,
  { tenant, account }: MemberContext,
  wanted: readonly WantedPlan[],
  cancel: readonly string[],
): Promise<Outcome> {
  const cancelled = new Map((await openPlansCalled(write, tenant.id, cancel)).map((row) => [row.id, row]))
  const keys = [...new Set(wanted.map(({ content }) => content))]
  const ids = keys.flatMap((key) => readContentKey(key)?.id ?? [])
  const records = new Map(
    (await storedContents(write, tenant.id, { contents: keys, slugs: [] })).map((one) => [contentKey(one), one]),
  )
  const open = new Map<string, readonly ContentPlanRow[]>(
    Map.groupBy(
      (await openPlansOf(write, tenant.id, ids)).filter(({ id }) => !cancelled.has(id)),
      ({ content_id }) => content_id,
    ),
  )
  const planned = new Map<string, ContentPlanRow>()
  const moved = new Map<string, { readonly row: ContentPlanRow; readonly before: Status }>()
  const skipped: ChangedContentPlans['skipped'][number][] = []
  for (const one of wanted) {
    const record = records.get(one.content)
    if (!record) {
      skipped.push({ content: one.content, reason: 'gone' })
      continue
    }
    const known = open.get(record.id) ?? []
    const replaced = known.filter(({ status }) => isShownAlike(status, one.status))
    const others = known.filter((row) => row.state === 'planned' && !replaced.includes(row))
    const befores = statusesBefore(record.status, [one, ...others])
    const [before] = befores ?? []
    if (!befores || before === undefined) {
      skipped.push({ content: one.content, reason: 'status' })
      continue
    }
    const row = newRow(one, record, { tenantId: tenant.id, accountId: account.id, before })
    for (const [at, other] of others.entries()) {
      const next = befores[at + 1]
      if (next !== undefined && next !== other.before) moved.set(other.id, { row: other, before: next })
    }
    for (const old of replaced) if (!planned.delete(old.id)) cancelled.set(old.id, old)
    planned.set(row.id, row)
    open.set(record.id, [row, ...known.filter((old) => !replaced.includes(old))])
  }
  return {
    planned: [...planned.values()],
    cancelled: [...cancelled.values()],
    skipped,
    moved: [...moved.values()].filter(({ row }) => !cancelled.has(row.id)),
  }
}

interface NewRowOptions {
  readonly tenantId: string
  readonly accountId: string
  readonly before: Status
}

const newRow = (
  { status, at, timeZone }: WantedPlan,
  record: ContentRecord,
  { tenantId, accountId, before }: NewRowOptions,
): ContentPlanRow => ({
  tenant_id: tenantId,
  id: newId(),
  kind: record.kind,
  content_id: record.id,
  name: nameIn(namesOf(record), []) || record.slug,
  state: 'planned',
  before,
  status,
  at,
  time_zone: timeZone,
  account_id: accountId,
  stopped_by: null,
  tries: 0,
  next_at: at,
  created_at: Date.now(),
  ended_at: null,
})
