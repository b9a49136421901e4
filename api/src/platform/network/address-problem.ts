import { hostName, isInnerHost } from './hosts.ts'

/** What can be said against an address that somebody wrote (of a webhook, a file, an engine) without asking the DNS; nothing when it may be used. */
export function addressProblem(
  written: string,
  { privateHosts }: { readonly privateHosts?: boolean | undefined },
): 'address' | 'https' | 'private' | undefined {
  const url = URL.parse(written)
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'address'
  const host = hostName(url.hostname)
  if (host === undefined || url.username !== '' || url.password !== '' || url.hash !== '') return 'address'
  if (privateHosts) return undefined
  if (url.protocol !== 'https:') return 'https'
  return isInnerHost(host) ? 'private' : undefined
}
