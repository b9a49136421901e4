import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { clockSkew } from '../database/database-time.ts'
import type { Storage } from '../database/storage.ts'
import type { MailSender } from './mail-sender.ts'
import { sitesWithDueMails } from './outbox.queries.ts'
import { sendDue } from './send.ts'
import type { SiteServers } from './servers/site-servers.ts'
import { instanceTransport } from './servers/transports.ts'

export interface OutboxOptions {
  /** `smtp://user:password@host:587`; without one, mails wait that no server of a site sends. */
  readonly smtpUrl: string | undefined
  /** Sends them where there is no mail server. */
  readonly mail?: MailSender | undefined
  /** The address that mails come from which this server sends. */
  readonly from: string
  /** The servers that sites have of their own. */
  readonly sites?: SiteServers
  readonly logger?: Logger
  /** How often is looked for mails, in milliseconds. */
  readonly every?: number
}

const SECOND = 1000
/** How long is waited at the end for a mail server that takes its time. */
const PATIENCE = 5 * SECOND
/** So many servers of sites are sent to at once: one that takes its time keeps nobody else waiting. */
const MOST_SITES = 10

/**
 * Starts to send what is in the outbox. A mail server that does not answer is waited for, however long.
 *
 * `const stop = startOutbox(storage, { smtpUrl: config.smtpUrl, from: 'site@example.com', logger })`
 *
 * @returns what stops it: it resolves when the mail that is being sent is through, or after 5 seconds.
 */
export function startOutbox(storage: Pick<Storage, 'db' | 'engine'>, options: OutboxOptions): () => Promise<void> {
  const { smtpUrl, mail, from, sites, logger, every = 2 * SECOND } = options
  const transport = instanceTransport({ smtpUrl, mail })
  if (!transport && !sites) return async () => undefined
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  const ofSites = new Map<string, Promise<void>>()
  const warn = (err: unknown) => logger?.error({ err }, 'The outbox could not be read.')

  async function sendOfSite(servers: SiteServers, site: string, now: () => number): Promise<void> {
    const server = await servers.ofSite(site)
    if (server) await sendDue(storage, server.transport, { from: server.address, site, logger, signal, now })
  }

  async function startSites(servers: SiteServers, now: () => number): Promise<void> {
    for (const site of await sitesWithDueMails(storage.db, now(), 2 * MOST_SITES)) {
      if (ofSites.size >= MOST_SITES || signal.aborted) return
      if (ofSites.has(site)) continue
      const done = sendOfSite(servers, site, now)
        .catch(warn)
        .finally(() => ofSites.delete(site))
      ofSites.set(site, done)
    }
  }

  const look = async (): Promise<void> => {
    try {
      // By the clock of the database: a lease means the same to all instances.
      const skew = await clockSkew(storage)
      const now = () => Date.now() + Math.round(skew)
      if (sites) await startSites(sites, now)
      if (transport) await sendDue(storage, transport, { from, logger, signal, now })
    } catch (error) {
      warn(error)
    }
    if (!signal.aborted) timer = setTimeout(next, every).unref()
  }
  const next = (): void => {
    sending = look()
  }
  next()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    // Who is cut off is sent again by another process, under the same Message-ID.
    await Promise.race([Promise.all([sending, ...ofSites.values()]), delay(PATIENCE, undefined, { ref: false })])
    transport?.close()
  }
}
