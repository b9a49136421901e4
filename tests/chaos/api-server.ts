// The service alone, as the host runs it but without its pages: it starts in a fraction of the time.
// DATA_DIR, DATABASE_URL and LOG_LEVEL as for the server; always on loopback, on any free port.
import { createApi, createMetrics, logOptions, openStorage } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { readConfig } from '../../host/src/config.ts'
import {
  connectionOptions,
  drainConnections,
  gracefulShutdown,
  type Running,
} from '../../host/src/server/graceful-shutdown.ts'
import { serveMetrics } from '../../host/src/server/metrics.ts'

const { config } = readConfig(process.env)
const logger = pino({ ...logOptions, level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: false }))
let running: Running | undefined
gracefulShutdown(logger, () => running)

const { dataDir, databaseUrl } = config
const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir })
const api = createApi({ specs: sectionSpecs, storage, logger, rateLimit: config.rateLimit })
const app = Fastify({ ...connectionOptions, loggerInstance: logger as FastifyBaseLogger })
drainConnections(app)
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
