import './tables.ts'
import type { Specs } from '@vitrine/model'
import { jobKinds, readingKinds } from './job-kinds.ts'
import { joinStorage } from './open-storage.ts'
import { serveJobThread } from './platform/jobs/serve-job-thread.ts'

/** Runs in a worker that the service started: does its jobs, by a connection to the database of its own. */
export const serveJobWorker = (specs: Specs): Promise<void> =>
  serveJobThread(joinStorage, (storage) => [...jobKinds(storage, specs), ...readingKinds(storage, specs)])
