import { setMaxListeners } from 'node:events'
import { WEBHOOK_TEST } from '@vitrine/schemas'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/tables.ts'
import type { HostRules } from '../../../platform/network/hosts.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import { webhookById } from '../store/webhooks.queries.ts'
import { bodyOf, type DeliveryRow, noteTry, type TryResult } from './deliveries.queries.ts'
import { failureOf, failureOfStatus } from './delivery-failure.ts'
import { post } from './post.ts'
import { signedHeaders } from './sign.ts'
import { noteFailure, noteSuccess } from './stop-failing.queries.ts'

export interface SenderOptions extends HostRules {
  readonly sealing: Sealing
  /** Where owners work, for links in mails. */
  readonly systemOrigin: string
  readonly logger?: Logger | undefined
  /** How long a request may take, in milliseconds; 10 seconds when left out. */
  readonly patience?: number | undefined
}

/** Sends one event to one webhook. */
export interface WebhookSender {
  readonly rules: HostRules
  readonly sealing: Sealing
  /** Tries a delivery whose lease the caller holds, and notes what came of it. The log names no address. */
  attempt(row: DeliveryRow, now?: () => number): Promise<void>
  /** Ends what is being sent. It is sent again by others, when its lease is over. */
  stop(): void
}

/** @param db where the webhooks stand. */
export function createWebhookSender(db: Database, options: SenderOptions): WebhookSender {
  const { sealing, systemOrigin, logger, patience, ...rules } = options
  const stopping = new AbortController()
  // One for each request that goes on.
  setMaxListeners(0, stopping.signal)

  async function tryOnce(row: DeliveryRow, now: number): Promise<TryResult> {
    const hook = await webhookById(db, row.tenant_id, row.webhook_id)
    const event = await bodyOf(db, row)
    // Whoever tries something out looks at what came of it, and tries again.
    const isLast = event?.type === WEBHOOK_TEST
    if (!hook || !event || (hook.is_on === 0 && !isLast)) return { failure: 'off', isLast: true }
    const isOldGood = hook.old_secret !== null && (hook.old_secret_until ?? 0) > now
    const sealed = [hook.secret, ...(isOldGood && hook.old_secret ? [hook.old_secret] : [])]
    const opened = await Promise.all(sealed.map((secret) => sealing.open('webhook', hook.id, secret)))
    const secrets = opened.filter((secret) => secret !== undefined)
    if (secrets.length === 0) return { failure: 'secret', isLast }
    const { id, body } = event
    const headers = signedHeaders({ id, timestamp: Math.floor(now / 1000), body }, secrets)
    try {
      const { status, text } = await post(hook.url, { ...rules, body, headers, signal: stopping.signal, patience })
      return { status, answer: text, failure: failureOfStatus(status), isLast }
    } catch (error) {
      return { failure: failureOf(error), isLast }
    }
  }

  return {
    rules,
    sealing,
    async attempt(row, now = Date.now) {
      const result = await tryOnce(row, now())
      // What was cut off is nobody's failure.
      if (stopping.signal.aborted) return
      if (!(await noteTry(db, row, result, now()))) return
      const about = { delivery: row.id, webhook: row.webhook_id, tenant: row.tenant_id, tries: row.tries }
      if (result.failure === undefined) {
        await noteSuccess(db, row)
        logger?.info(about, 'An event was sent to a webhook.')
      } else if (result.failure !== 'off') {
        await noteFailure(db, row, { status: result.status, now: now(), systemOrigin })
        const { status, failure } = result
        logger?.warn({ ...about, status, failure }, 'An event could not be sent to a webhook.')
      }
    },
    stop: () => stopping.abort(),
  }
}
