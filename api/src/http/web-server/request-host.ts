import type { FastifyRequest } from 'fastify'

/** What no host of an address may hold: white space, lists, names of users, and what stands behind a host. */
const malformed = /[\s\p{Cc},@/\\?#]/u

/** An address with its scheme and host: only proxies are asked so, and we are none. */
const absolute = /^[a-z][a-z0-9+.-]*:/i

/** How often a header stands in a request; names and values stand there in turn. */
function count({ rawHeaders }: FastifyRequest['raw'], name: string): number {
  let found = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at] as string
    if (header.length === name.length && header.toLowerCase() === name) found += 1
  }
  return found
}

/**
 * Whether a request names one host, and no other one anywhere (RFC 9112, 3.2): what stands in front of us, a cache
 * or a proxy, may have read the other one.
 */
export function namesOneHost(request: FastifyRequest): boolean {
  const { raw } = request
  const { host } = raw.headers
  if (absolute.test(request.url)) return false
  if (host === undefined) return raw.httpVersion === '1.0'
  if (count(raw, 'host') > 1 || host === '' || malformed.test(host)) return false
  const forwarded = [raw.headers['x-forwarded-host']].flat().join().split(',')
  const isCounted = forwarded.at(-1)?.trim() === request.host
  return !isCounted || new Set(forwarded.map((name) => name.trim().toLowerCase())).size === 1
}
