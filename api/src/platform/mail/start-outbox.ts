import { setTimeout as delay } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import { clockSkew } from '../database/database-time.ts'
import type { Storage } from '../database/storage.ts'
import { sendDue } from './send.ts'

export interface OutboxOptions {
  /** `smtp://user:password@host:587`; without one nothing is sent, and all mails wait. */
  readonly smtpUrl: string | undefined
  /** The address that all mails come from. */
  readonly from: string
  readonly logger?: Logger
  /** How often is looked for mails, in milliseconds. */
  readonly every?: number
}

const SECOND = 1000
/** How long is waited at the end for a mail server that takes its time. */
const PATIENCE = 5 * SECOND

/**
 * Starts to send what is in the outbox. A mail server that does not answer is waited for, however long.
 *
 * `const stop = startOutbox(storage, { smtpUrl: config.smtpUrl, from: 'site@example.com', logger })`
 *
 * @returns what stops it: it resolves when the mail that is being sent is through, or after 5 seconds.
 */
export function startOutbox(storage: Pick<Storage, 'db' | 'engine'>, options: OutboxOptions): () => Promise<void> {
  const { smtpUrl, from, logger, every = 2 * SECOND } = options
  if (smtpUrl === undefined) return async () => undefined
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
  })
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      // By the clock of the database: a lease means the same to all instances.
      const skew = await clockSkew(storage)
      const now = () => Date.now() + Math.round(skew)
      await sendDue(storage, transport, { from, logger, signal: stopping.signal, now })
    } catch (error) {
      logger?.error({ err: error }, 'The outbox could not be read.')
    }
    if (!stopping.signal.aborted) timer = setTimeout(next, every).unref()
  }
  const next = (): void => {
    sending = look()
  }
  next()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    // Who is cut off is sent again by another process, under the same Message-ID.
    await Promise.race([sending, delay(PATIENCE, undefined, { ref: false })])
    transport.close()
  }
}
