import { isIPv6 } from 'node:net'
import { CallError, type CallLimit } from '@vitrine/schemas'
import { Kept } from '../storage/kept.ts'

/** How often one asker may do each, and within how many seconds. */
const rules: Readonly<Record<CallLimit, { readonly times: number; readonly seconds: number }>> = {
  // Ten tries in a quarter of an hour (reliability, criterion 21).
  'sign-in': { times: 10, seconds: 15 * 60 },
  // Enough for somebody who mends a form again and again; what is stored has a budget per site besides.
  form: { times: 30, seconds: 10 * 60 },
  search: { times: 120, seconds: 60 },
  upload: { times: 60, seconds: 60 },
  publish: { times: 60, seconds: 60 },
  write: { times: 3000, seconds: 60 },
}

/** So many askers are remembered at once; who comes back after that starts anew. */
const ROOM = 20_000

export interface RateLimits {
  /** Whether anything is counted at all; load tests switch it off. */
  readonly isOn: boolean
  /**
   * Counts one more.
   * @throws CallError `too_many_requests`, with when to come back.
   */
  take(limit: CallLimit, asker: string | undefined): void
  /** Takes one back: of tries, only those that failed count. */
  giveBack(limit: CallLimit, asker: string | undefined): void
  /** Forgets what an asker did. */
  forget(limit: CallLimit, asker: string | undefined): void
}

/** An IPv6 network of one household or machine counts as one asker. */
const networkOf = (peer: string): string => {
  if (!isIPv6(peer)) return peer
  const mapped = /^::ffff:([0-9.]+)$/i.exec(peer)
  if (mapped) return mapped[1] as string
  const [head = '', tail] = peer.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Counts in memory, within bounds (reliability, 10); `now` in milliseconds. */
export function createRateLimits(isOn: boolean, now: () => number = Date.now): RateLimits {
  const windows = new Kept<{ readonly until: number; count: number }>(ROOM)
  const keyOf = (limit: CallLimit, asker: string) => `${limit} ${networkOf(asker)}`
  return {
    isOn,
    take(limit, asker) {
      if (!isOn || asker === undefined) return
      const { times, seconds } = rules[limit]
      const key = keyOf(limit, asker)
      const known = windows.get(key)
      const window =
        known && known.until > now() ? known : windows.set(key, { until: now() + seconds * 1000, count: 0 })
      window.count += 1
      if (window.count > times)
        throw new CallError('too_many_requests', { retryAfter: Math.ceil((window.until - now()) / 1000) })
    },
    giveBack(limit, asker) {
      const window = asker === undefined ? undefined : windows.get(keyOf(limit, asker))
      if (window) window.count -= 1
    },
    forget(limit, asker) {
      if (asker !== undefined) windows.delete(keyOf(limit, asker))
    },
  }
}
