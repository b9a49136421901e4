import { createPlansDue } from '../features/content-plans/plans-due.ts'
import { publishDue } from '../features/publishing/planned-releases/publish-due.ts'
import { openStorage } from '../open-storage.ts'
import type { StoragePlace } from '../platform/database/connect.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'

// An instance that publishes what is planned, for tests that kill it: `node planned-process.ts '{"dataDir":"…"}'`.

const storage = await openStorage(JSON.parse(process.argv[2] ?? '') as StoragePlace)
const jobs = createJobs(storage, { kinds: [], every: 10 })
const systemOrigin = 'https://office.example'
await jobs.repeat('publish-planned', 10, () => publishDue(storage, { systemOrigin }))
const doPlans = createPlansDue(storage, { systemOrigin })
await jobs.repeat('content-plans', 10, () => doPlans())
jobs.start()
process.stdout.write('started\n')
setInterval(() => undefined, 1000)
