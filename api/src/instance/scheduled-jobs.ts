import type { Logger } from 'pino'
import { listFoundMedia } from '../features/media/list-found.ts'
import { applyRetention } from '../features/personal-data/retention.ts'
import { pruneAllReleases } from '../features/publishing/prune-releases.queries.ts'
import { sweepPendingSites } from '../features/site-import/pending-sites.ts'
import type { Storage } from '../platform/database/storage.ts'
import type { Jobs } from '../platform/jobs/create-jobs.ts'
import { deleteEndedJobs } from '../platform/jobs/jobs.queries.ts'
import { sweepMedia } from '../sweep-media.ts'

const MINUTE = 60 * 1000
/** Jobs that ended can be asked for a week. */
const WEEK = 7 * 24 * 60 * MINUTE

/**
 * Does what must be done now and then: what killed uploads and imports left is gone within minutes
 * (reliability, criterion 4), what visitors sent long ago within the hour (R300). Each is a repeated job, so that one
 * of several instances does it. At once, and on each instance, what came with sites is put into their libraries.
 *
 * @returns what waits for the latter; the jobs end with `jobs`.
 */
export async function startScheduledJobs(storage: Storage, jobs: Jobs, logger: Logger): Promise<() => Promise<void>> {
  const every = (minutes: number, name: string, work: () => Promise<unknown>) =>
    jobs.repeat(name, minutes * MINUTE, work)
  await every(4, 'sweep-uploads', () => sweepMedia(storage))
  await every(4, 'sweep-imports', () => sweepPendingSites(storage))
  await every(60, 'prune-releases', () => pruneAllReleases(storage))
  await every(60, 'retention', () => applyRetention(storage, Date.now()))
  await every(60, 'delete-ended-jobs', () => deleteEndedJobs(storage, WEEK))
  jobs.start()
  const found = listFoundMedia(storage).catch((err: unknown) =>
    logger.error({ err }, 'The files of sites that were there before could not be listed.'),
  )
  return async () => void (await found)
}
