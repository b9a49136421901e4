import { serveJobWorker } from '@vitrine/api/job-worker'
import { sectionSpecs } from '../plugins/specs.ts'

// The thread that publishes, imports and exports: an entry of its own in the build, started with the service.

await serveJobWorker(sectionSpecs)
