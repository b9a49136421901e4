import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { clockSkew } from '../../../platform/database/database-time.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import { leaseNext, webhooksWithDue } from './deliveries.queries.ts'
import type { WebhookSender } from './sender.ts'

export interface WebhooksOptions {
  readonly sender: WebhookSender
  readonly logger?: Logger | undefined
  /** How often is looked for events, in milliseconds. */
  readonly every?: number
}

const SECOND = 1000
/** How long is waited at the end for receivers that take their time. */
const PATIENCE = 5 * SECOND
/** So many requests to one webhook go on at once, and so many in all: a slow receiver keeps no other one waiting. */
const [MOST_OF_ONE, MOST] = [4, 40] as const

/**
 * Starts to send events to webhooks. Several instances may do so at once: what is sent is leased before.
 *
 * `const stop = startWebhooks(storage, { sender, logger })`
 *
 * @returns what stops it: it resolves when the requests that go on have ended, or after 5 seconds.
 */
export function startWebhooks(storage: Pick<Storage, 'db' | 'engine'>, options: WebhooksOptions): () => Promise<void> {
  const { sender, logger, every = SECOND } = options
  const { db } = storage
  const sending = new Map<string, number>()
  const running = new Set<Promise<void>>()
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const warn = (err: unknown) => logger?.error({ err }, 'Events could not be sent to webhooks.')

  /** Sends what is due to one webhook, one after the other, until nothing is. */
  async function sendTo(id: string, now: () => number): Promise<void> {
    while (!isStopping) {
      const row = await leaseNext(db, id, now())
      if (!row) return
      await sender.attempt(row, now)
    }
  }

  function start(id: string, now: () => number): void {
    const count = (by: number) => sending.set(id, (sending.get(id) ?? 0) + by)
    count(1)
    const work: Promise<void> = sendTo(id, now)
      .catch(warn)
      .finally(() => {
        count(-1)
        if (sending.get(id) === 0) sending.delete(id)
        running.delete(work)
      })
    running.add(work)
  }

  async function look(): Promise<void> {
    try {
      // By the clock of the database: a lease means the same to all instances.
      const skew = await clockSkew(storage)
      const now = () => Date.now() + Math.round(skew)
      for (const { id, count } of await webhooksWithDue(db, now(), MOST)) {
        const free = Math.min(MOST_OF_ONE - (sending.get(id) ?? 0), MOST - running.size, count)
        for (let at = 0; at < free && !isStopping; at++) start(id, now)
      }
    } catch (error) {
      warn(error)
    }
    if (!isStopping) timer = setTimeout(next, every).unref()
  }
  const next = (): void => {
    looking = look()
  }
  next()
  return async () => {
    isStopping = true
    clearTimeout(timer)
    const rest = async () => {
      await looking
      await Promise.all(running)
    }
    await Promise.race([rest(), delay(PATIENCE, undefined, { ref: false })])
    // What is cut off is sent again by another instance.
    sender.stop()
    await Promise.race([rest(), delay(SECOND, undefined, { ref: false })])
  }
}
