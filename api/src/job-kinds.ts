import type { Specs } from '@vitrine/model'
import { publishJob } from './features/publishing/publish-job.ts'
import { exportJob } from './features/site-export/export-job.ts'
import { importJob } from './features/site-import/import-job.ts'
import type { Storage } from './platform/database/storage.ts'
import type { JobKind } from './platform/jobs/job.ts'

/** What is done in the thread of jobs. */
export const jobKinds = (storage: Storage, specs: Specs): readonly JobKind[] => [
  publishJob(storage, specs),
  exportJob(storage),
  importJob(storage, specs),
]
