import { type Action, CallError, can, cancelJob, cancelOwnJob, getJob, getOwnJob, listJobs } from '@vitrine/schemas'
import type { AccountContext, MemberContext } from '../../http/endpoint/context.ts'
import { accountEndpoint, type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { type JobStatus, openJobs } from '../../platform/jobs/jobs.queries.ts'
import type { Translator } from '../../platform/language/translator.ts'
import { BULK } from '../bulk-changes/bulk-job.ts'
import { UNDO_BULK } from '../bulk-changes/undo-bulk-job.ts'
import { APPLY_IMPORT } from '../content-imports/apply-job.ts'
import { UNDO_IMPORT } from '../content-imports/undo-job.ts'
import { PRERENDER, type PrerenderResult } from '../kept-pages/ask-for-prerender.ts'
import { planAnswer } from '../publishing/plan.routes.ts'
import { PLAN, type PlanJobInput } from '../publishing/plan-job.ts'
import { scheduleAnswer } from '../publishing/planned-releases/schedule-answer.ts'
import { SCHEDULE, type ScheduleJobInput } from '../publishing/planned-releases/schedule-job.ts'
import { publishAnswer, publishFailure } from '../publishing/publish-answer.ts'
import { PUBLISH, type PublishJobInput } from '../publishing/publish-job.ts'
import type { PublishPlan } from '../publishing/publish-plan.ts'
import { EXPORT, type ExportJobResult } from '../site-export/export-job.ts'
import { importAnswer, importFailure } from '../site-import/import-answer.ts'
import { IMPORT, type ImportJobInput, removeZip } from '../site-import/import-job.ts'

interface InWords {
  readonly t: Translator
}

/** How jobs of a kind are told of. */
interface ToldKind {
  readonly result: (job: JobStatus, context: InWords) => object
  readonly failure: (job: JobStatus, context: InWords) => CallError
}

/** Who may see and cancel jobs of a site: those who may ask for them. */
interface ShownKind extends ToldKind {
  readonly action: Action
  /** The draft that it is about. */
  readonly draftsId?: (job: JobStatus) => string
}

const plainFailure = ({ error }: JobStatus) => new CallError(error?.code ?? 'internal')

/** A change of contents, by the rows of an import or of many alike: how many have which outcome. */
const changeOfContents: ShownKind = {
  action: 'content.write',
  result: ({ result }) => result as object,
  failure: plainFailure,
}

const shownKinds: Readonly<Record<string, ShownKind>> = {
  [EXPORT]: { action: 'site.export', result: ({ result }) => result as ExportJobResult, failure: plainFailure },
  [PRERENDER]: { action: 'site.publish', result: ({ result }) => result as PrerenderResult, failure: plainFailure },
  [APPLY_IMPORT]: changeOfContents,
  [UNDO_IMPORT]: changeOfContents,
  [BULK]: changeOfContents,
  [UNDO_BULK]: changeOfContents,
  [PLAN]: {
    action: 'draft.read',
    draftsId: ({ input }) => (input as PlanJobInput).draftsId,
    result: ({ result }, context) => planAnswer(result as PublishPlan, context),
    failure: plainFailure,
  },
  [SCHEDULE]: {
    action: 'site.publish',
    draftsId: ({ input }) => (input as ScheduleJobInput).draftsId,
    result: scheduleAnswer,
    failure: publishFailure,
  },
  [PUBLISH]: {
    action: 'site.publish',
    draftsId: ({ input }) => (input as PublishJobInput).draftsId,
    result: publishAnswer,
    failure: publishFailure,
  },
}

const importKind: ToldKind = { result: importAnswer, failure: importFailure }

/** A job that the caller may see. @throws CallError */
async function jobFor(id: string, { parts, tenant, member }: MemberContext) {
  const job = await parts.jobs.status(tenant.id, id)
  const kind = job && (Object.hasOwn(shownKinds, job.kind) ? shownKinds[job.kind] : undefined)
  if (!job || !kind) throw new CallError('not_found')
  if (!can(member, kind.action)) throw new CallError('not_allowed')
  return { job, kind }
}

/** An import that the caller asked for. @throws CallError */
async function importOf(id: string, { parts, account }: AccountContext) {
  const job = await parts.jobs.status(null, id)
  if (job?.kind !== IMPORT) throw new CallError('not_found')
  const input = job.input as ImportJobInput
  if (input.accountId !== account.id) throw new CallError('not_found')
  return { job, input }
}

export const jobRoutes: readonly Endpoint[] = [
  memberEndpoint(listJobs, async (_, context) => {
    const { storage, tenant, member } = context
    const kinds = new Map(Object.entries(shownKinds).filter(([, { action }]) => can(member, action)))
    const jobs = await openJobs(storage.db, tenant.id, [...kinds.keys()])
    return jobs.flatMap((job) => {
      const kind = kinds.get(job.kind)
      return kind ? [statusOf(job, kind, context)] : []
    })
  }),
  memberEndpoint(getJob, async ({ id }, context) => {
    const { job, kind } = await jobFor(id, context)
    return statusOf(job, kind, context)
  }),
  memberEndpoint(cancelJob, async ({ id }, context) => {
    await jobFor(id, context)
    return { cancelled: await context.parts.jobs.cancel(context.tenant.id, id) }
  }),
  accountEndpoint(getOwnJob, async ({ id }, context) => {
    const { job } = await importOf(id, context)
    return statusOf(job, importKind, context)
  }),
  accountEndpoint(cancelOwnJob, async ({ id }, context) => {
    const { input } = await importOf(id, context)
    const cancelled = await context.parts.jobs.cancel(null, id)
    if (cancelled) await removeZip(context.storage.files, input.zip)
    return { cancelled }
  }),
]

function statusOf(job: JobStatus, kind: ToldKind & Partial<ShownKind>, context: InWords) {
  const failure = job.state === 'failed' ? kind.failure(job, context) : undefined
  return {
    id: job.id,
    kind: job.kind,
    ...(kind.draftsId && { draftsId: kind.draftsId(job) }),
    state: job.state,
    done: job.done,
    ...(job.total !== undefined && { total: job.total }),
    at: new Date(job.createdAt).toISOString(),
    ...(job.state === 'done' && { result: { ...kind.result(job, context) } }),
    ...(failure && { error: failureParts(failure, context) }),
  }
}

const failureParts = ({ code, message, fields, details }: CallError, { t }: InWords) => ({
  code,
  message: message === code ? t(`error.${code}`) : message,
  ...(fields && { fields: { ...fields } }),
  ...(details && { details: { ...details } }),
})
