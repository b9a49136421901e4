import { endSlowSenders, serverOptions } from '@vitrine/api'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Enough for 10,000 open connections (reliability, criterion 23), and an end all the same. */
const MAX_CONNECTIONS = 12_000
/** A drain that takes longer is cut off: whoever stops us waits 10 s (reliability, criterion 25). */
const PATIENCE = 8000

/** How a server of ours keeps its connections. */
export const connectionOptions = {
  ...serverOptions,
  // A request without a host is refused as all others are.
  http: { ...serverOptions.http, requireHostHeader: false },
  keepAliveTimeout: 30_000,
  forceCloseConnections: 'idle',
  // What arrives on an open connection while we drain is still answered; then it is closed.
  return503OnClosing: false,
} as const

/** Bounds the connections, ends slow ones (criterion 24), and closes them one by one once the server is about to stop. */
export function drainWell(app: FastifyInstance): void {
  app.server.maxConnections = MAX_CONNECTIONS
  endSlowSenders(app)
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
}

/** What runs: `close` ends it when all is answered, `cut` ends what does not end by itself. */
export interface Running {
  readonly close: () => Promise<void>
  readonly cut: () => void
}

/**
 * Ends the process well: with 0 on SIGTERM and SIGINT, when all that was asked is answered, and with 1
 * after an error that nobody caught.
 *
 * @param running what runs by then, if anything.
 */
export function stopWell(logger: Logger, running: () => Running | undefined): void {
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    const cut = setTimeout(() => running()?.cut(), PATIENCE)
    const giveUp = setTimeout(() => process.exit(code), PATIENCE + 1500)
    await running()
      ?.close()
      .catch((err: unknown) => logger.error({ err }, 'The server did not close well.'))
    clearTimeout(cut)
    clearTimeout(giveUp)
    logger.flush(() => process.exit(code))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  for (const failure of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(failure, (err: unknown) => {
      logger.fatal({ err }, 'An error that nobody caught.')
      void stop(1)
    })
}
