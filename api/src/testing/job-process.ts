import { jobKinds } from '../job-kinds.ts'
import { openStorage } from '../open-storage.ts'
import type { StoragePlace } from '../platform/database/connect.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'
import { specs } from './specs.ts'

// A process that does the jobs that wait, for tests that kill it: `node job-process.ts '{"dataDir":"…"}'`.

const storage = await openStorage(JSON.parse(process.argv[2] ?? '') as StoragePlace)
createJobs(storage, { kinds: jobKinds(storage, specs), every: 20 }).start()
setInterval(() => undefined, 1000)
