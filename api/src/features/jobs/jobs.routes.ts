import { type Action, CallError, can, cancelJob, getJob } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { type JobStatus, jobById } from '../../platform/jobs/jobs.queries.ts'
import { publishAnswer, publishFailure } from '../publishing/publish-answer.ts'
import { PUBLISH } from '../publishing/publish-job.ts'

/** How jobs of a kind are told of, and who may see and cancel them: those who may ask for them. */
interface ShownKind {
  readonly action: Action
  readonly result: (job: JobStatus, context: MemberContext) => object
  readonly failure: (job: JobStatus, context: MemberContext) => CallError
}

const shownKinds: Readonly<Record<string, ShownKind>> = {
  [PUBLISH]: { action: 'site.publish', result: publishAnswer, failure: publishFailure },
}

/** A job that the caller may see. @throws CallError */
async function jobFor(id: string, { storage, tenant, member }: MemberContext) {
  const job = await jobById(storage.db, tenant.id, id)
  const kind = job && (Object.hasOwn(shownKinds, job.kind) ? shownKinds[job.kind] : undefined)
  if (!job || !kind) throw new CallError('not_found')
  if (!can(member, kind.action)) throw new CallError('not_allowed')
  return { job, kind }
}

export const jobRoutes: readonly Endpoint[] = [
  memberEndpoint(getJob, async ({ id }, context) => {
    const { job, kind } = await jobFor(id, context)
    const failure = job.state === 'failed' ? kind.failure(job, context) : undefined
    return {
      id: job.id,
      kind: job.kind,
      state: job.state,
      done: job.done,
      ...(job.total !== undefined && { total: job.total }),
      at: new Date(job.createdAt).toISOString(),
      ...(job.state === 'done' && { result: { ...kind.result(job, context) } }),
      ...(failure && { error: failureParts(failure, context) }),
    }
  }),

  memberEndpoint(cancelJob, async ({ id }, context) => {
    await jobFor(id, context)
    return { cancelled: await context.parts.jobs.cancel(context.tenant.id, id) }
  }),
]

const failureParts = ({ code, message, details }: CallError, { t }: MemberContext) => ({
  code,
  message: message === code ? t(`error.${code}`) : message,
  ...(details && { details: { ...details } }),
})
