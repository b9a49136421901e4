import pino from 'pino'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Started, start } from './start.ts'
import { explained } from './start-failures.ts'

export { readConfig, start }

/** A drain that takes longer is cut off: whoever stops us waits 10 s (reliability, criterion 25). */
const PATIENCE = 8000

const sitesAt = (url: string, demo: readonly string[]): string =>
  demo.length === 0 ? '' : `The demo sites are at ${demo.map((clientId) => `${url}/${clientId}`).join(' and ')}\n`

/**
 * Runs the server until it is told to stop: SIGTERM and SIGINT end it with 0 when all that was asked
 * is answered, an uncaught error with 1.
 *
 * @param folder of the package host.
 */
export async function main(folder: string): Promise<void> {
  let config: Config
  try {
    const read = readConfig(process.env)
    config = read.config
    for (const warning of read.warnings) process.stderr.write(`${warning}\n`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return
  }
  // Standard output is for the person who starts us, the log goes beside it.
  const logger = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: false }))

  let started: Started | undefined
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    const cut = setTimeout(() => started?.cut(), PATIENCE)
    const giveUp = setTimeout(() => process.exit(code), PATIENCE + 1500)
    await started?.close().catch((err: unknown) => logger.error({ err }, 'The server did not close well.'))
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

  try {
    started = await start(config, logger, { folder })
    process.stdout.write(`${sitesAt(started.url, started.demo)}Vitrine is ready on ${started.url}\n`)
  } catch (error) {
    process.stderr.write(`Vitrine could not start. ${explained(error, config)}\n`)
    process.exit(1)
  }
}
