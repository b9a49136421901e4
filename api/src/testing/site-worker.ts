import { serveSiteWorker } from '../features/site-import/staging/site-worker.ts'
import { specs } from './specs.ts'

// The worker of imports, with the sections of tests.

await serveSiteWorker(specs)
