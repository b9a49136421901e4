import type { PublishScope, Specs } from '@vitrine/model'
import type { Storage } from '../../platform/database/storage.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import type { PublishOptions } from './build-release.ts'
import { publishPlan } from './publish-plan.ts'

export interface PlanJobInput extends PublishScope, Pick<PublishOptions, 'mediaHosts'> {
  readonly draftsId: string
}

export const PLAN = 'plan-publish'

/** Looks at what a publish of a large draft would change, beside those who answer. */
export const planJob = (storage: Storage, specs: Specs): JobKind => ({
  name: PLAN,
  async run(input, { tenantId, progress }) {
    if (tenantId === null) throw new Error('A draft belongs to a site.')
    // Only `planPublish` writes it.
    const { draftsId, ...options } = input as PlanJobInput
    return publishPlan(storage, specs, { tenantId, draftsId }, { ...options, progress })
  },
})
