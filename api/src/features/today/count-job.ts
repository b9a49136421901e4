import type { Specs } from '@vitrine/model'
import type { Storage } from '../../platform/database/storage.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { type CountedDraft, countDraft } from './count-draft.ts'

export const COUNT = 'count-draft'

/** Counts a large draft beside those who answer. */
export const countJob = (storage: Storage, specs: Specs): JobKind => ({
  name: COUNT,
  async run(input, { tenantId }) {
    if (tenantId === null) throw new Error('A draft belongs to a site.')
    // Only `createDraftCounts` writes it.
    return countDraft(storage, specs, tenantId, input as CountedDraft)
  },
})
