import { serveJobWorker } from '../job-worker.ts'
import { specs } from './specs.ts'

// The worker of jobs, with the sections of tests.

await serveJobWorker(specs)
