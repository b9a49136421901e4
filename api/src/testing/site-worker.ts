import { serveSiteWorker } from '../features/site-import/site-worker.ts'
import { specs } from './specs.ts'

// The worker of imports, with the sections of tests.

await serveSiteWorker(specs)
