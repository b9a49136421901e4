import { baseLanguage } from '@vitrine/model'
import { type ContentPlanStop, contentKey, newId } from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import type { Tenant } from '../../http/access/site.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import { accountById } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { storedContent } from '../contents/editing/stored-contents.queries.ts'
import { contentsRevision } from '../contents/log/content-operations.queries.ts'
import { type ContentPlanRow, duePlan, markDone, markStopped } from '../contents/plans/content-plans.queries.ts'
import { type SaveContext, writeOperations } from '../contents/saving/save-contents.ts'
import { queueStoppedMails } from '../publishing/planned-releases/stopped-mails.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { stoppedBy } from './stopped-by.ts'

/** What became of a plan; `over` where it was cancelled, or has another time by now. */
export type PlanOutcome = 'done' | 'over' | ContentPlanStop

interface DoPlanOptions {
  readonly tenant: Tenant
  readonly id: string
  /** Where owners work, for links in mails. */
  readonly systemOrigin: string
  /** Milliseconds. */
  readonly now: number
}

/**
 * Gives a content the status that was planned, as its planner would by hand: by an operation in the log, with all that
 * follows from it. Where the content is not as it was planned, nothing is done, and those who must know are told. All of
 * it is one transaction, so that whoever is killed or comes second leaves nothing half and does nothing twice.
 */
export async function doPlan(
  storage: Pick<Storage, 'db' | 'changes'>,
  { tenant, id, systemOrigin, now }: DoPlanOptions,
): Promise<PlanOutcome> {
  const outcome = await storage.db.transaction().execute(async (write): Promise<PlanOutcome> => {
    // Site, then plan: so do all who write, and none waits for one that waits for it.
    await lockSite(write, tenant.id)
    const row = await duePlan(write, tenant.id, id, now)
    if (!row) return 'over'
    const reason = await doOrSay(write, tenant, row, systemOrigin)
    if (reason === undefined) await markDone(write, row, now)
    else {
      await noteStop(write, row, { systemOrigin, reason, now })
    }
    await countChange(write, tenant.id, 'planned')
    return reason ?? 'done'
  })
  if (outcome !== 'over') storage.changes.tell({ kind: 'site', id: tenant.id })
  return outcome
}

interface StopOptions {
  /** Where owners work, for links in mails. */
  readonly systemOrigin: string
  readonly reason: ContentPlanStop
  /** Milliseconds. */
  readonly now: number
}

/**
 * Writes down that a plan was not done, and tells its planner and all owners. Of several with one time each of them gets
 * one mail, about the first.
 */
export async function noteStop(write: Database, row: ContentPlanRow, { systemOrigin, reason, now }: StopOptions) {
  await recordAuditEvent(write, {
    tenantId: row.tenant_id,
    accountId: row.account_id,
    action: 'content.plan-stop',
    object: contentKey({ kind: row.kind, id: row.content_id }),
    details: { plan: row.id },
  })
  const action = row.status === 'published' ? 'publish' : 'hide'
  await queueStoppedMails(write, row, {
    kind: 'content-plan-stopped',
    systemOrigin,
    values: { name: row.name, action, reason },
    key: row.at,
  })
  await markStopped(write, row, reason, now)
}

/** Why it was not done, where it was not. */
async function doOrSay(
  write: Database,
  tenant: Tenant,
  row: ContentPlanRow,
  systemOrigin: string,
): Promise<ContentPlanStop | undefined> {
  const record = await storedContent(write, tenant.id, row.kind, row.content_id)
  const reason = stoppedBy(row, record, baseLanguage(tenant))
  if (reason !== undefined) return reason
  const content = contentKey({ kind: row.kind, id: row.content_id })
  const operation = { id: newId(), type: 'change-content', content, changes: { status: row.status } } as const
  try {
    await writeOperations(write, await authorOf(write, tenant, row, systemOrigin), {
      baseRevision: await contentsRevision(write, tenant.id),
      operations: [operation],
    })
    return undefined
  } catch (error) {
    // It says so before it writes anything.
    if (error instanceof InvalidQuestion) return 'problems'
    throw error
  }
}

/** Who planned it; whether they may was asked then, and is not asked again. */
async function authorOf(
  write: Database,
  tenant: Tenant,
  { id: plan, account_id: accountId }: ContentPlanRow,
  systemOrigin: string,
): Promise<SaveContext> {
  const stored = await accountById(write, accountId)
  const { email = '', name = '', mayAddSites = false, language } = stored ?? {}
  return {
    tenant,
    account: { id: accountId, email, name, mayAddSites },
    member: { role: 'editor' },
    requestId: undefined,
    // A status brings no files.
    parts: { mediaHosts: undefined, systemOrigin },
    t: translatorFor(messageTexts, language ?? tenant.defaultLanguage),
    auditEvent: (event) => ({
      tenantId: tenant.id,
      accountId,
      requestId: undefined,
      ...event,
      details: { ...event.details, plan },
    }),
  }
}
