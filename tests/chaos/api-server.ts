// The service alone, as the host runs it but without its pages: it starts in a fraction of the time.
// DATA_DIR, DATABASE_URL and LOG_LEVEL as for the server; always on loopback, on any free port.
import {
  createApi,
  createLogger,
  createWebServer,
  gracefulShutdown,
  openStorage,
  type Running,
  sendStatus,
  serveMetrics,
} from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import { createMetrics } from '../../api/src/features/monitoring/metrics.ts'
import { readConfig } from '../../host/src/config.ts'

const { config } = readConfig(process.env)
const logger = createLogger(config.logLevel)
let running: Running | undefined
gracefulShutdown(logger, () => running)

const { dataDir, databaseUrl } = config
const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir })
storage.listen()
const api = createApi({ specs: sectionSpecs, storage, logger, rateLimit: config.rateLimit })
const app = createWebServer({ logger, trustProxy: [], unreadable: (_request, reply) => sendStatus(reply, 400) })
await app.register(api.plugin)
serveMetrics(app, createMetrics(storage), config.metricsToken)
const url = await app.listen({ host: '127.0.0.1', port: 0 })
running = {
  async close() {
    await app.close()
    await storage.close()
  },
  cut: () => app.server.closeAllConnections(),
}
process.stdout.write(`ready on ${url}\n`)
