import { serveSearchWorker } from '../features/contents/search/search-worker.ts'

// The worker of searches, from its source.

await serveSearchWorker()
