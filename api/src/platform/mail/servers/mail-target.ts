import { HostError, type HostRules, hostName, isInnerHost, resolveHost } from '../../network/hosts.ts'

/** Where a site hands over its mails, as its owner writes it. */
export interface MailTarget {
  readonly host: string
  readonly port: number
}

/** `privateHosts` lets private addresses and all ports be used (MAIL_PRIVATE_HOSTS). */
export type TargetRules = HostRules

/** The ports of mail servers: relay, submission with and without TLS from the start, and the usual other one. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525]

/** What can be said against a target without asking the DNS; nothing when it may be used. */
export function targetProblem(
  { host, port }: MailTarget,
  { privateHosts }: TargetRules,
): 'host' | 'private' | 'port' | undefined {
  const name = hostName(host)
  if (name === undefined) return 'host'
  if (privateHosts) return undefined
  if (isInnerHost(name)) return 'private'
  return mailPorts.includes(port) ? undefined : 'port'
}

/**
 * The address of a mail server to connect to (`resolveHost`).
 *
 * @throws HostError
 */
export async function resolveTarget(target: MailTarget, rules: TargetRules): Promise<string> {
  if (targetProblem(target, rules) === 'port') throw new HostError('EPORT')
  return resolveHost(target.host, rules)
}
