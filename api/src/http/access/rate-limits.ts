import { isIPv6 } from 'node:net'
import { CallError, type CallLimit } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'

/** What is counted: calls, and tries to sign in to one account from places that it does not know. */
export type Limit = CallLimit | 'account-sign-in'

/** How often one caller may do each, and within how many seconds. */
const rules: Readonly<Record<Limit, { readonly times: number; readonly seconds: number }>> = {
  // Ten tries in a quarter of an hour from one place (reliability, criterion 21).
  'sign-in': { times: 10, seconds: 15 * 60 },
  // From all strange places together. Larger, so that one stranger does not use up what a traveller needs.
  'account-sign-in': { times: 30, seconds: 15 * 60 },
  'password-reset': { times: 5, seconds: 15 * 60 },
  // Enough for somebody who mends a form again and again; what is stored has a budget per site besides.
  form: { times: 30, seconds: 10 * 60 },
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
  take(limit: Limit, caller: string | undefined): void
  /** Takes one back: of tries, only those that failed count. */
  giveBack(limit: Limit, caller: string | undefined): void
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

/** Counts in memory, within bounds (reliability, 10); `now` in milliseconds. */
export function createRateLimits(isOn: boolean, now: () => number = Date.now): RateLimits {
  type Windows = LRUCache<string, { readonly until: number; count: number }>
  // Apart, so that nobody flushes the tries of one limit by filling the memory of another.
  const byLimit = new Map<Limit, Windows>()
  const windowsOf = (limit: Limit): Windows => {
    const windows = byLimit.get(limit) ?? new LRUCache({ max: ROOM })
    byLimit.set(limit, windows)
    return windows
  }
  return {
    isOn,
    take(limit, caller) {
      if (!isOn || caller === undefined) return
      const { times, seconds } = rules[limit]
      const windows = windowsOf(limit)
      const key = networkOf(caller)
      const known = windows.get(key)
      const window = known && known.until > now() ? known : { until: now() + seconds * 1000, count: 0 }
      if (window !== known) windows.set(key, window)
      window.count += 1
      if (window.count > times)
        throw new CallError('too_many_requests', { retryAfter: Math.ceil((window.until - now()) / 1000) })
    },
    giveBack(limit, caller) {
      const window = caller === undefined ? undefined : windowsOf(limit).get(networkOf(caller))
      if (window) window.count -= 1
    },
  }
}
