import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { datesOf } from '@vitrine/schemas/format'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Sites } from '../../http/access/site.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { addEvents, type DatedEvent } from './add-events.ts'
import type { CountedEvent } from './counted-event.ts'
import { dayInZone } from './day-in-zone.ts'
import { createKnownValues } from './known-values.ts'
import { ensureSalt, saltOf } from './numbers.queries.ts'
import { type CountedInquiry, eventOfInquiry } from './visit/event-of-inquiry.ts'
import { type CountedVisit, eventsOfVisit } from './visit/events-of-visit.ts'

declare module '../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** Counts what happens on sites. */
    readonly numbers: Pick<Numbers, 'countInquiry'>
  }
}

/** So long something waits until it is written, in milliseconds: a process that is killed loses no more. */
const EVERY = 1000
/** So much waits at most, while the database does not answer; what comes then is not counted. */
const MOST_WAITING = 50_000
/** So often is tried to write the same before it is given up: whatever is wrong with it keeps nothing else from counting. */
const MOST_TRIES = 600
/** So many are written by one transaction: nobody waits longer than for that, since SQLite writes in this thread. */
const AT_ONCE = 50
/** So long after midnight the day before can still be counted exactly, in milliseconds. */
export const GRACE = 60_000

type Waiting = ({ readonly kind: 'visit' } & CountedVisit) | ({ readonly kind: 'inquiry' } & CountedInquiry)

/** Counts what happens on sites, without making anybody wait. Nothing of it ever throws. */
export interface Numbers {
  /** Somebody saw a page. */
  readonly countVisit: (visit: CountedVisit) => void
  /** An inquiry was stored. */
  readonly countInquiry: (inquiry: CountedInquiry) => void
  /** Writes what waits; what could not be written waits on. */
  readonly flush: () => Promise<void>
  /** Writes what waits, and stops. */
  readonly close: () => Promise<void>
}

interface CountingOptions {
  readonly logger?: Pick<Logger, 'warn'> | undefined
  /** The time, in milliseconds. */
  readonly now?: (() => number) | undefined
  readonly every?: number | undefined
}

/** What is known of what waits is read here, a second later: bots are left out, sources and countries found out. */
const eventsOf = (waiting: Waiting): readonly CountedEvent[] =>
  waiting.kind === 'visit' ? eventsOfVisit(waiting) : [eventOfInquiry(waiting)]

/** @param sites tells the time zone of a site, and whether its visits may be counted. */
export function createNumbers(
  { db }: Pick<Storage, 'db'>,
  sites: Pick<Sites, 'byClient'>,
  { logger, now = Date.now, every = EVERY }: CountingOptions = {},
): Numbers {
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isFull = false
  let failures = 0
  const salts = new LRUCache<string, string>({ max: 10_000 })
  const known = createKnownValues()

  function add(one: Waiting): void {
    if (isClosed) return
    if (waiting.length >= MOST_WAITING) {
      if (!isFull) logger?.warn('Visits are not counted: what waits to be written is too much.')
      isFull = true
      return
    }
    waiting.push(one)
    timer ??= setTimeout(() => void flush(), every).unref()
  }

  /** The salt of a day. One that is over gets none any more: it would tell the same browser apart twice. */
  async function saltFor(tenantId: string, day: string, timeZone: string): Promise<string | undefined> {
    const key = `${tenantId} ${day}`
    const remembered = salts.get(key)
    if (remembered !== undefined) return remembered
    if (day >= dayInZone(now() - GRACE, timeZone))
      await ensureSalt(db, tenantId, day, randomBytes(16).toString('base64url'))
    const salt = await saltOf(db, tenantId, day)
    if (salt !== undefined) salts.set(key, salt)
    return salt
  }

  async function dated(event: CountedEvent): Promise<DatedEvent | undefined> {
    const site = await sites.byClient(event.tenantId)
    if (!site || site.numbers === false) return undefined
    const { timeZone } = datesOf(site)
    const day = dayInZone(event.at, timeZone)
    const salt = event.visitor && (await saltFor(event.tenantId, day, timeZone))
    return { event: known(event, day), day, salt }
  }

  async function write(some: readonly Waiting[]): Promise<void> {
    const events: DatedEvent[] = []
    for (const event of some.flatMap(eventsOf)) {
      const one = await dated(event)
      if (one) events.push(one)
    }
    if (events.length > 0) await db.transaction().execute((transaction) => addEvents(transaction, events))
  }

  async function writeAll(): Promise<void> {
    const all = waiting
    waiting = []
    try {
      while (all.length > 0) {
        await write(all.slice(0, AT_ONCE))
        all.splice(0, AT_ONCE)
        failures = 0
        await nextTurn()
      }
      isFull = false
    } catch (err) {
      failures += 1
      const isGivenUp = failures % MOST_TRIES === 0
      logger?.warn({ err }, `Visits could not be counted; ${isGivenUp ? 'some are given up' : 'it is tried again'}.`)
      if (isGivenUp) all.splice(0, AT_ONCE)
      waiting = [...all, ...waiting].slice(0, MOST_WAITING)
      if (!isClosed) timer ??= setTimeout(() => void flush(), every).unref()
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // Whoever asked before us may have begun meanwhile.
    while (writing) await writing
    if (waiting.length === 0) return
    writing = writeAll().finally(() => {
      writing = undefined
    })
    await writing
  }

  return {
    countVisit: (visit) => add({ kind: 'visit', ...visit }),
    countInquiry: (inquiry) => add({ kind: 'inquiry', ...inquiry }),
    flush,
    async close() {
      isClosed = true
      await flush()
    },
  }
}
