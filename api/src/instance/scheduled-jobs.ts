import type { Logger } from 'pino'
import { listFoundMedia } from '../features/media/list-found.ts'
import { applyRetention } from '../features/personal-data/retention.ts'
import { pruneAllReleases } from '../features/publishing/prune-releases.queries.ts'
import { sweepPendingSites } from '../features/site-import/pending-sites.ts'
import type { Storage } from '../platform/database/storage.ts'
import { sweepMedia } from '../sweep-media.ts'

const MINUTE = 60 * 1000

/**
 * Does what must be done now and then: what killed uploads and imports left is gone within minutes
 * (reliability, criterion 4), what visitors sent long ago within the hour (R300), and at once what came with sites is
 * put into their libraries. Several instances may do it at once.
 *
 * @returns what ends it; what is being done is finished first.
 */
export function startScheduledJobs(storage: Storage, logger: Logger): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const once = (name: string, work: () => Promise<unknown>) => {
    const done: Promise<void> = work()
      .then(
        (outcome) => logger.debug({ outcome }, name),
        (err: unknown) => logger.error({ err }, `${name} failed.`),
      )
      .finally(() => running.delete(done))
    running.add(done)
  }
  const every = (minutes: number, name: string, work: () => Promise<unknown>) =>
    setInterval(() => once(name, work), minutes * MINUTE).unref()
  once('The libraries of sites that were there before', () => listFoundMedia(storage))
  const timers = [
    every(4, 'The sweep of uploads', () => sweepMedia(storage)),
    every(4, 'The sweep of imports', () => sweepPendingSites(storage)),
    every(60, 'The removal of old releases', () => pruneAllReleases(storage)),
    every(60, 'The retention of what visitors sent', () => applyRetention(storage, Date.now())),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
