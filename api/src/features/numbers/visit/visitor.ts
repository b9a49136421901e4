import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { Visitor } from '../counted-event.ts'

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const normal = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = normal.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const [start, end] = [read(head), read(tail ?? '')]
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end]
}

/**
 * An address without what names one household: the first 24 bits of IPv4, the first 64 of IPv6. Empty for what is
 * no address.
 *
 * `cutAddress('203.0.113.7')` is `203.0.113`, `cutAddress('2001:db8:1:2::9')` is `2001:db8:1:2`.
 */
export function cutAddress(address: string): string {
  if (isIPv4(address)) return address.slice(0, address.lastIndexOf('.'))
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return ''
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped)
    return groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')
  const [first = 0, second = 0] = groups.slice(6)
  return `${first >> 8}.${first & 255}.${second >> 8}`
}

const BYTES = 8

/** What tells one browser from others on one day of one site, and nobody can follow any further: 8 bytes, Base64url. */
export const hashOf = (salt: string, tenantId: string, { network, agent }: Visitor): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, tenantId, network, agent]))
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')
