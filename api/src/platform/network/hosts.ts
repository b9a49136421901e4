import { promises as dns, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** All addresses of a name, as the machine finds them. */
export type LookUp = (host: string) => Promise<readonly Pick<LookupAddress, 'address'>[]>

export interface HostRules {
  /** Lets private addresses be used. */
  readonly privateHosts?: boolean | undefined
  /** That of the machine when it is left out. */
  readonly lookUp?: LookUp | undefined
}

/** Why nothing is sent to a host: its name is not found, or it is within the network of the instance. */
export class HostError extends Error {
  override readonly name = 'HostError'
  readonly code: 'EDNS' | 'EPRIVATE' | 'EPORT'

  constructor(code: HostError['code']) {
    super(code)
    this.code = code
  }
}

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** Names that never lead out of a network. */
const inner = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa)$/

/**
 * A host as it is compared and looked up: in lower case, other scripts as Punycode, an IPv6 address without brackets.
 * Nothing for what is none, numbers in other spellings among it (`0x7f.1`, `2130706433`), which resolvers read as addresses.
 */
export function hostName(written: string): string | undefined {
  const host = written.trim().toLowerCase().replace(/\.$/, '')
  const address = /^\[(.+)\]$/.exec(host)?.[1] ?? host
  if (isIP(address) !== 0) return address.includes('%') ? undefined : address
  const name = URL.parse(`http://${host}/`)
  if (!name || name.host === '' || /[/@?#:[\]\\%\s]/.test(host) || isIP(name.hostname) !== 0) return undefined
  const labels = name.hostname.split('.')
  const isNumber = /^(?:[0-9]+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')
  return name.hostname.length <= 253 && !isNumber && labels.every((one) => label.test(one)) ? name.hostname : undefined
}

/** Whether a host (`hostName`) is within a network, as far as its name or address says so. */
export const isInnerHost = (name: string): boolean =>
  isIP(name) === 0 ? inner.test(name) || !name.includes('.') : !isPublicAddress(name)

const systemLookUp: LookUp = (host) => dns.lookup(host, { all: true })

/**
 * The address to connect to. It is looked up once: what connects takes this address and asks nobody again, so that a name
 * cannot lead elsewhere after it was checked. A name with one address that may not be used is not used at all.
 *
 * @throws HostError
 */
export async function resolveHost(written: string, { privateHosts, lookUp = systemLookUp }: HostRules) {
  const host = hostName(written)
  if (host === undefined) throw new HostError('EDNS')
  if (!privateHosts && isInnerHost(host)) throw new HostError('EPRIVATE')
  if (isIP(host) !== 0) return host
  const found = await lookUp(host).catch(() => [])
  const [first] = found
  if (!first) throw new HostError('EDNS')
  if (!privateHosts && !found.every(({ address }) => isPublicAddress(address))) throw new HostError('EPRIVATE')
  // Most servers have no way out by IPv6.
  return (found.find(({ address }) => isIP(address) === 4) ?? first).address
}
