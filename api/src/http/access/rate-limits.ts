import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { CallError, type CallLimit } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../../platform/database/storage.ts'
import { addHits, type SharedWindow, takeBackHit } from './rate-windows.queries.ts'

/** What is counted: calls, tries to sign in to one account from places that it does not know, and wrong API keys. */
export type Limit = CallLimit | 'account-sign-in' | 'api-key'

/** How often one caller may do each, and within how many seconds. */
const rules: Readonly<Record<Limit, { readonly times: number; readonly seconds: number }>> = {
  // Ten tries in a quarter of an hour from one place (reliability, criterion 21).
  'sign-in': { times: 10, seconds: 15 * 60 },
  // From all strange places together. Larger, so that one stranger does not use up what a traveller needs.
  'account-sign-in': { times: 30, seconds: 15 * 60 },
  // As with passwords: only wrong ones are counted.
  'api-key': { times: 10, seconds: 15 * 60 },
  'password-reset': { times: 5, seconds: 15 * 60 },
  // Enough to mend the settings of a mail server, too few to fill a mailbox.
  'test-mail': { times: 20, seconds: 15 * 60 },
  // Enough for somebody who mends a form again and again; what is stored has a budget per site besides.
  form: { times: 30, seconds: 10 * 60 },
  // Several visitors of one office may chat at once, and each writes more than one line a minute.
  chat: { times: 60, seconds: 60 },
  search: { times: 120, seconds: 60 },
  upload: { times: 60, seconds: 60 },
  publish: { times: 60, seconds: 60 },
  write: { times: 3000, seconds: 60 },
}

/** So many askers are remembered at once for each limit; who comes back after that starts anew. */
const ROOM = 20_000

export interface RateLimits {
  /** Whether anything is counted at all; load tests switch it off. */
  readonly isOn: boolean
  /**
   * Counts one more.
   * @throws CallError `too_many_requests`, with when to come back.
   */
  take(limit: Limit, caller: string | undefined): Promise<void>
  /** Takes one back: of tries, only those that failed count. */
  giveBack(limit: Limit, caller: string | undefined): Promise<void>
}

/** An IPv6 network of one household or machine counts as one caller. */
const networkOf = (peer: string): string => {
  if (!isIPv6(peer)) return peer
  const [, mapped] = /^::ffff:([0-9.]+)$/i.exec(peer) ?? []
  if (mapped !== undefined) return mapped
  const [head = '', tail] = peer.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  // A proxy may write an address in another spelling: `2001:0DB8:…`.
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}

/** What is tried to get in is counted by all instances together, one by one: each password costs a hash anyway. */
const isShared = (limit: Limit): boolean => limit === 'sign-in' || limit === 'account-sign-in' || limit === 'api-key'

/** So often instances tell each other what they counted, in milliseconds, and of so many askers at most. */
const EXCHANGE = 2000
const EXCHANGED = 500
/** Who used less than this part of a limit is nobody's business but the instance's. */
const WORTH_TELLING = 1 / 4

/** What is known of one asker until a time. */
interface Window {
  readonly key: string
  until: number
  /** What this instance counted, how much of that it told, and what others counted. */
  own: number
  told: number
  others: number
}

/** The name of a window in the database; who asks is not to be read there. */
const keyOf = (limit: Limit, asker: string): string => createHash('sha256').update(`${limit} ${asker}`).digest('hex')

/**
 * Counts in memory, within bounds (reliability, 10), and tells other instances of those who come near a limit; tries to
 * sign in are counted in the database. While that is away, each instance counts for itself.
 *
 * @param now the time in milliseconds.
 */
export function createRateLimits(
  isOn: boolean,
  storage: Pick<Storage, 'db' | 'engine'>,
  now: () => number = Date.now,
): RateLimits {
  // Apart, so that nobody flushes the tries of one limit by filling the memory of another.
  const byLimit = new Map<Limit, LRUCache<string, Window>>()
  /** Those near a limit, with the length of their windows. */
  const near = new Map<Window, number>()
  let isExchanging = false

  function windowOf(limit: Limit, asker: string): Window {
    const windows = byLimit.get(limit) ?? new LRUCache<string, Window>({ max: ROOM })
    byLimit.set(limit, windows)
    const known = windows.get(asker)
    if (known && known.until > now()) return known
    const until = now() + rules[limit].seconds * 1000
    const window = { key: keyOf(limit, asker), until, own: 0, told: 0, others: 0 }
    windows.set(asker, window)
    return window
  }

  function assertWithin(limit: Limit, { own, others, until }: Window): void {
    if (own + others > rules[limit].times)
      throw new CallError('too_many_requests', { retryAfter: Math.ceil((until - now()) / 1000) })
  }

  /** Notes what all instances together counted, after so many of this one were told. */
  function note(window: Window, { count, left }: SharedWindow, hits: number): void {
    // What was told before was of a window that is over for all.
    if (count < window.told + hits) {
      window.own -= window.told
      window.told = 0
    }
    window.told += hits
    window.others = count - window.told
    window.until = now() + left
  }

  async function exchange(): Promise<void> {
    const living = [...near].filter(([{ until, own, told }]) => until > now() && own > told)
    near.clear()
    const told = living.toSorted(([a], [b]) => b.own - a.own).slice(0, EXCHANGED)
    const sent = new Map(told.map(([window, lasts]) => [window.key, { window, lasts, hits: window.own - window.told }]))
    try {
      const counted = [...sent].map(([key, { hits, lasts }]) => ({ key, hits, lasts }))
      for (const shared of await addHits(storage, counted)) {
        const one = sent.get(shared.key)
        if (one) note(one.window, shared, one.hits)
      }
    } catch {
      // Each counts for itself meanwhile.
      for (const [window, lasts] of told) near.set(window, lasts)
    }
    isExchanging = false
    if (near.size > 0) exchangeSoon()
  }

  function exchangeSoon(): void {
    if (isExchanging) return
    isExchanging = true
    setTimeout(exchange, EXCHANGE).unref()
  }

  return {
    isOn,
    async take(limit, caller) {
      if (!isOn || caller === undefined) return
      const { times, seconds } = rules[limit]
      const window = windowOf(limit, networkOf(caller))
      window.own += 1
      if (isShared(limit)) {
        // Who is over it here alone costs nobody more.
        if (window.own > times) assertWithin(limit, window)
        const [shared] = await addHits(storage, [{ key: window.key, hits: 1, lasts: seconds * 1000 }])
        if (shared) {
          window.until = now() + shared.left
          window.others = Math.max(0, shared.count - window.own)
        }
      } else if (window.own > times * WORTH_TELLING) {
        near.set(window, seconds * 1000)
        exchangeSoon()
      }
      assertWithin(limit, window)
    },
    async giveBack(limit, caller) {
      if (!isOn || caller === undefined) return
      const window = windowOf(limit, networkOf(caller))
      window.own = Math.max(0, window.own - 1)
      if (isShared(limit)) await takeBackHit(storage, window.key)
    },
  }
}
