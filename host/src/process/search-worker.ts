import { serveSearchWorker } from '@vitrine/api/search-worker'

// The thread that searches: an entry of its own in the build, started with the service.

await serveSearchWorker()
