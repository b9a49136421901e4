import { domainToASCII } from 'node:url'
import { DOMAIN_PATTERN } from '@vitrine/schemas'
import { normalHost } from '../../http/access/site.ts'

const domain = new RegExp(DOMAIN_PATTERN)

/** Names that never lead to somebody's site from outside (RFC 6761, RFC 6762, RFC 7686, RFC 8375). */
const ofNobody = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|invalid|arpa|onion)$/

/**
 * A domain as the map of hosts knows it: ASCII (punycode), lower case, no port, no trailing dot (R65).
 * `undefined` for what is none, or is nobody's.
 */
export function domainName(written: string): string | undefined {
  const host = normalHost(written)
  // Node would read an address and take the host out of it.
  if (/[\s/?#@:%\\]/.test(host)) return undefined
  const name = domainToASCII(host)
  return domain.test(name) && !ofNobody.test(name) ? name : undefined
}

/** Whether a domain is the one where owners work, or stands below it. */
export function isOfSystem(name: string, systemOrigin: string): boolean {
  const system = new URL(systemOrigin).hostname
  return name === system || name.endsWith(`.${system}`)
}

/** The name without `www.`, which both spellings share. */
export const bareName = (host: string): string => host.replace(/^www\./, '')
