import type { Logger } from 'pino'
import { sweepBuilds } from '../features/builds/builds.ts'
import { sweepContentImports } from '../features/content-imports/sweep-content-imports.queries.ts'
import { createPlansDue } from '../features/content-plans/plans-due.ts'
import { deleteOldContentPlans } from '../features/contents/plans/content-plans.queries.ts'
import { sweepKeptPages } from '../features/kept-pages/sweep-kept-pages.ts'
import { hashKeptMedia } from '../features/media/hash-media.queries.ts'
import { listFoundMedia } from '../features/media/list-found.ts'
import { forgetVisits } from '../features/numbers/forget-visits.ts'
import { applyRetention } from '../features/personal-data/retention.ts'
import { deleteOldPlannedReleases } from '../features/publishing/planned-releases/planned-releases.queries.ts'
import { publishDue } from '../features/publishing/planned-releases/publish-due.ts'
import { pruneAllReleases } from '../features/publishing/prune-releases.queries.ts'
import { sweepExportedZips } from '../features/site-export/export-job.ts'
import { sweepImportedZips } from '../features/site-import/import-job.ts'
import { sweepPendingSites } from '../features/site-import/pending-sites.ts'
import { eraseRemovedSites } from '../features/site-removal/erase-removed-sites.ts'
import { sweepTranslationImports } from '../features/translation-files/store/imports.queries.ts'
import { sweepTranslationTasks } from '../features/translation-tasks/sweep-tasks.ts'
import { deleteOldEvents } from '../features/webhooks/log/delivery-log.queries.ts'
import { deleteOldWindows } from '../http/access/rate-windows.queries.ts'
import type { Storage } from '../platform/database/storage.ts'
import type { Jobs } from '../platform/jobs/create-jobs.ts'
import { deleteEndedJobs } from '../platform/jobs/jobs.queries.ts'
import { dropUnfinished, sweepMedia } from '../sweep-media.ts'

const MINUTE = 60 * 1000
/** Jobs that ended can be asked for a week. */
const WEEK = 7 * 24 * 60 * MINUTE

interface ScheduledJobsOptions {
  readonly jobs: Jobs
  readonly logger: Logger
  /** Where owners work, for links in mails. */
  readonly systemOrigin: string
}

/**
 * Does what must be done now and then: what killed uploads and imports left is gone within minutes
 * (reliability, criterion 4), what visitors sent long ago within the hour (R300). What is the same for all instances is
 * a repeated job, which one of them does; what lies on the disk of each of them is done by each. At once, what came
 * with sites is put into their libraries.
 *
 * @returns what ends it; the jobs end with `jobs`.
 */
export async function startScheduledJobs(
  storage: Storage,
  { jobs, logger, systemOrigin }: ScheduledJobsOptions,
): Promise<() => Promise<void>> {
  const every = (minutes: number, name: string, work: () => Promise<unknown>) =>
    jobs.repeat(name, minutes * MINUTE, work)
  await every(4, 'sweep-uploads', () => sweepMedia(storage))
  await every(60, 'hash-media', () => hashKeptMedia(storage))
  await every(1, 'forget-visits', () => forgetVisits(storage))
  await jobs.repeat('publish-planned', 5000, () => publishDue(storage, { systemOrigin, logger }))
  const doPlans = createPlansDue(storage, { systemOrigin, logger })
  await jobs.repeat('content-plans', 5000, () => doPlans())
  await every(60, 'delete-planned', async () => {
    await deleteOldPlannedReleases(storage.db)
    await deleteOldContentPlans(storage.db)
  })
  await every(60, 'prune-releases', () => pruneAllReleases(storage))
  await every(60, 'sweep-kept-pages', () => sweepKeptPages(storage))
  await every(60, 'sweep-imports', () => sweepImportedZips(storage))
  await every(60, 'sweep-exports', () => sweepExportedZips(storage))
  await every(60, 'sweep-content-imports', () => sweepContentImports(storage, Date.now()))
  await every(60, 'sweep-translation-imports', () => sweepTranslationImports(storage, Date.now()))
  await every(1, 'sweep-translation-tasks', () => sweepTranslationTasks(storage))
  await every(60, 'retention', () => applyRetention(storage, Date.now()))
  await every(60, 'erase-removed-sites', () => eraseRemovedSites(storage))
  await every(60, 'delete-ended-jobs', () => deleteEndedJobs(storage, WEEK))
  await every(60, 'delete-webhook-events', () => deleteOldEvents(storage))
  await every(60, 'delete-rate-windows', () => deleteOldWindows(storage))
  jobs.start()
  const found = listFoundMedia(storage).catch((err: unknown) =>
    logger.error({ err }, 'The files of sites that were there before could not be listed.'),
  )
  let sweeping: Promise<void> | undefined
  const sweep = async () => {
    await dropUnfinished(storage)
    await sweepPendingSites(storage)
    await sweepBuilds(storage)
  }
  const timer = setInterval(() => {
    sweeping = sweep().catch((err: unknown) => logger.error({ err }, 'What is unfinished could not be swept.'))
  }, 4 * MINUTE).unref()
  return async () => {
    clearInterval(timer)
    await Promise.all([found, sweeping])
  }
}
