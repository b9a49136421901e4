import type { Logger } from 'pino'

/** A shutdown that takes longer is cut off: whoever stops us waits 10 s (reliability, criterion 25); ms. */
const CUT_AFTER = 8000
const EXIT_AFTER = CUT_AFTER + 1500

/** What runs: `close` ends it when all is answered, `cut` ends what does not end by itself. */
export interface Running {
  readonly close: () => Promise<void>
  readonly cut: () => void
}

/**
 * Ends the process with 0 on SIGTERM and SIGINT, when all that was asked is answered, and with 1
 * after an error that nobody caught.
 *
 * @param running what runs by then, if anything.
 */
export function gracefulShutdown(logger: Logger, running: () => Running | undefined): void {
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    const cut = setTimeout(() => running()?.cut(), CUT_AFTER)
    const giveUp = setTimeout(() => process.exit(code), EXIT_AFTER)
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
