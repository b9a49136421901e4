import { DOMAIN_PATTERN } from '@vitrine/schemas'
import type { HostKind } from './address.ts'

/** The host that a request named, once its grammar is checked. */
export interface HostReading {
  readonly kind: HostKind
  /** Lower case, without port and trailing dot; local hosts have become the system domain. */
  readonly name: string
  /** With the colon, as it stands behind the name in an origin; empty when none was given. */
  readonly port: string
}

const domain = new RegExp(DOMAIN_PATTERN)
const header = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,254}?)\.?(:[1-9][0-9]{0,4})?$/
const ipv4Loopback = /^127(?:\.[0-9]{1,3}){3}$/

/** localhost, *.localhost, 127.0.0.0/8, [::1] and 0.0.0.0 (R64). */
export const isLocalHost = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  ipv4Loopback.test(name) ||
  name === '[::1]' ||
  name === '0.0.0.0'

/**
 * Reads the host that was asked for (R64, R65, R67): lower case, no port, no trailing dot, ASCII, and its grammar
 * before anything is looked up. `undefined` is a 421. A local host is the system domain while that
 * is localhost, so never on a machine that has a real one.
 */
export function readHost(value: string | undefined, systemDomain: string): HostReading | undefined {
  const [, name, port = ''] = header.exec(value?.toLowerCase() ?? '') ?? []
  if (name === undefined || Number(port.slice(1)) > 65_535) return undefined
  if (name === systemDomain || (systemDomain === 'localhost' && isLocalHost(name)))
    return { kind: 'system', name: systemDomain, port }
  return domain.test(name) ? { kind: 'custom', name, port } : undefined
}

/** Path and query of an address, where it is one of this host. */
export function targetOn(
  { kind, name }: HostReading,
  address: string | undefined,
  systemDomain: string,
): string | undefined {
  const url = address === undefined ? null : URL.parse(address)
  const host = url && /^https?:$/.test(url.protocol) ? readHost(url.host, systemDomain) : undefined
  return host?.kind === kind && host.name === name ? `${url?.pathname}${url?.search}` : undefined
}

const usual = { http: ':80', https: ':443' }

/**
 * The host as its addresses name it. Whoever asks can write any port: on the domain of a site, only
 * the one that we listen on counts, and never the one that goes without saying.
 */
export function withOwnPort(host: HostReading, scheme: keyof typeof usual, port: number): HostReading {
  const isForeign = host.kind === 'custom' && host.port !== `:${port}`
  return isForeign || host.port === usual[scheme] ? { ...host, port: '' } : host
}

/**
 * The primary name that a visit should have come to (R66): only between `www.` and the bare name of
 * the same domain, and only when `primary` is the tenant's own main domain.
 */
export const otherSpelling = (name: string, primary: string | undefined): string | undefined =>
  primary !== undefined && (name === `www.${primary}` || primary === `www.${name}`) ? primary : undefined
