import { promises as dns, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Where a site hands over its mails, as its owner writes it. */
export interface MailTarget {
  readonly host: string
  readonly port: number
}

/** All addresses of a name, as the machine finds them. */
export type LookUp = (host: string) => Promise<readonly Pick<LookupAddress, 'address'>[]>

export interface TargetRules {
  /** Lets private addresses and all ports be used (MAIL_PRIVATE_HOSTS). */
  readonly privateHosts?: boolean | undefined
  /** That of the machine when it is left out. */
  readonly lookUp?: LookUp | undefined
}

/** The ports of mail servers: relay, submission with and without TLS from the start, and the usual other one. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525]

/** Why nothing is sent to a target: its name is not found, or it is within the network of the instance. */
export class MailTargetError extends Error {
  override readonly name = 'MailTargetError'
  readonly code: 'EDNS' | 'EPRIVATE' | 'EPORT'

  constructor(code: MailTargetError['code']) {
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
export function mailHost(written: string): string | undefined {
  const host = written.trim().toLowerCase().replace(/\.$/, '')
  const address = /^\[(.+)\]$/.exec(host)?.[1] ?? host
  if (isIP(address) !== 0) return address.includes('%') ? undefined : address
  const name = URL.parse(`http://${host}/`)
  if (!name || name.host === '' || /[/@?#:[\]\\%\s]/.test(host) || isIP(name.hostname) !== 0) return undefined
  const labels = name.hostname.split('.')
  const isNumber = /^(?:[0-9]+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')
  return name.hostname.length <= 253 && !isNumber && labels.every((one) => label.test(one)) ? name.hostname : undefined
}

/** What can be said against a target without asking the DNS; nothing when it may be used. */
export function targetProblem(
  { host, port }: MailTarget,
  { privateHosts }: TargetRules,
): 'host' | 'private' | 'port' | undefined {
  const name = mailHost(host)
  if (name === undefined) return 'host'
  if (privateHosts) return undefined
  if (isIP(name) === 0 ? inner.test(name) || !name.includes('.') : !isPublicAddress(name)) return 'private'
  return mailPorts.includes(port) ? undefined : 'port'
}

const systemLookUp: LookUp = (host) => dns.lookup(host, { all: true })

/**
 * The address to connect to. It is looked up once: what connects takes this address and asks nobody again, so that a name
 * cannot lead elsewhere after it was checked. A name with one address that may not be used is not used at all.
 *
 * @throws MailTargetError
 */
export async function resolveTarget(target: MailTarget, rules: TargetRules): Promise<string> {
  const problem = targetProblem(target, rules)
  if (problem === 'private') throw new MailTargetError('EPRIVATE')
  if (problem === 'port') throw new MailTargetError('EPORT')
  const host = mailHost(target.host)
  if (host === undefined) throw new MailTargetError('EDNS')
  if (isIP(host) !== 0) return host
  const found = await (rules.lookUp ?? systemLookUp)(host).catch(() => [])
  const [first] = found
  if (!first) throw new MailTargetError('EDNS')
  if (!rules.privateHosts && !found.every(({ address }) => isPublicAddress(address)))
    throw new MailTargetError('EPRIVATE')
  // Most servers have no way out by IPv6.
  return (found.find(({ address }) => isIP(address) === 4) ?? first).address
}
