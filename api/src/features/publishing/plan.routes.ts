import { canonicalJson } from '@vitrine/model'
import { type Answer, CallError, planPublish } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { draftIdOf } from '../drafts/named-draft.ts'
import { contentAddress } from '../pages/shown-pages.ts'
import { draftSize, isLarge } from './draft-size.queries.ts'
import { PLAN, type PlanJobInput } from './plan-job.ts'
import { findingsInWords } from './publish-answer.ts'
import type { PublishPlan } from './publish-plan.ts'
import { shownRelease } from './releases.queries.ts'
import { scopeIsThere } from './scope-is-there.ts'

type PlanAnswer = Exclude<Answer<typeof planPublish>, { readonly job: string }>

/** A plan in the words of who asks. */
export const planAnswer = (plan: PublishPlan, context: Pick<MemberContext, 't'>): PlanAnswer => ({
  ...plan,
  reviewed: { ...plan.reviewed },
  languages: { ...plan.languages },
  changes: plan.changes.map((change) => ({ ...change })),
  pages: plan.pages.map((page) => ({ ...page })),
  findings: findingsInWords(plan.findings, context),
  groups: plan.groups.map((group) => ({ ...group, ids: [...group.ids] })),
  blocked: [...plan.blocked],
  moved: plan.moved.map((page) => ({ ...page })),
})

export const planRoutes: readonly Endpoint[] = [
  memberEndpoint(planPublish, async ({ draftsId: named, languages, pages }, context) => {
    const { storage, tenant, parts } = context
    const { db } = storage
    const scope = { ...(languages && { languages }), ...(pages && { pages }) }
    const draftsId = await draftIdOf(context, named)
    await scopeIsThere(context, draftsId, scope)
    const size = await draftSize(db, tenant.id, draftsId)
    if (!size) throw new CallError('not_found')
    const input: PlanJobInput = { ...scope, draftsId, mediaHosts: await mediaHostsOf(context, db) }
    const current = (await shownRelease(db, tenant.id))?.current_release ?? null
    const state = { ...input, mediaHosts: input.mediaHosts ?? null, revision: size.revision, current }
    const job = await parts.jobs.add({
      kind: PLAN,
      tenantId: tenant.id,
      dedupe: contentAddress(canonicalJson(state)),
      input,
    })
    if (isLarge(size)) return { job }
    const ended = await parts.jobs.ended(tenant.id, job)
    if (ended?.state !== 'done') throw new CallError(ended?.error?.code ?? 'unavailable')
    return planAnswer(ended.result as PublishPlan, context)
  }),
]
