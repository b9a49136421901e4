import type { Specs } from '@vitrine/model'
import { bulkJob } from './features/bulk-changes/bulk-job.ts'
import { undoBulkJob } from './features/bulk-changes/undo-bulk-job.ts'
import { applyImportJob } from './features/content-imports/apply-job.ts'
import { undoImportJob } from './features/content-imports/undo-job.ts'
import { planJob } from './features/publishing/plan-job.ts'
import { scheduleJob } from './features/publishing/planned-releases/schedule-job.ts'
import { publishJob } from './features/publishing/publish-job.ts'
import { exportJob } from './features/site-export/export-job.ts'
import { importJob } from './features/site-import/import-job.ts'
import { countJob } from './features/today/count-job.ts'
import { indexTextsJob } from './features/translation/index-job.ts'
import { applyTranslationsJob } from './features/translation-files/jobs/apply-job.ts'
import { checkTranslationsJob } from './features/translation-files/jobs/check-job.ts'
import { undoTranslationsJob } from './features/translation-files/jobs/undo-job.ts'
import { prepareTranslationJob } from './features/translation-tasks/work/prepare-job.ts'
import type { Storage } from './platform/database/storage.ts'
import type { JobKind } from './platform/jobs/job.ts'

/** What is done in the thread of jobs. */
export const jobKinds = (storage: Storage, specs: Specs): readonly JobKind[] => [
  publishJob(storage, specs),
  scheduleJob(storage, specs),
  exportJob(storage),
  importJob(storage, specs),
  applyImportJob(storage),
  undoImportJob(storage),
  bulkJob(storage),
  undoBulkJob(storage),
  checkTranslationsJob(storage, specs),
  applyTranslationsJob(storage, specs),
  undoTranslationsJob(storage, specs),
  indexTextsJob(storage, specs),
]

/** What changes nothing that anybody sees is done in a thread of its own, while it is needed: no publish waits for it. */
export const readingKinds = (storage: Storage, specs: Specs): readonly JobKind[] => [
  countJob(storage, specs),
  planJob(storage, specs),
  prepareTranslationJob(storage, specs),
]
