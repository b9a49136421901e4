import { isSafeUrl, type RedirectRule, type RedirectStatus, redirectPath } from '@vitrine/schemas'

/** What addresses of one's own look like: the domains of the site, and where it stands on the system domain. */
export interface OwnAddresses {
  readonly hosts: ReadonlySet<string>
  readonly systemHost: string
  readonly clientId: string
}

/** Whether a redirect may lead there: to a path of the same site, or to an http(s) address with its scheme (R70). */
export function isTarget(to: string): boolean {
  if (!isSafeUrl(to)) return false
  if (to.startsWith('/')) return redirectPath(to) !== undefined
  const url = /^https?:\/\//i.test(to) ? URL.parse(to) : null
  return url !== null && url.username === '' && url.password === ''
}

/** The path of this site that a target leads to, however it is written; `undefined` when it leads away. */
export function pathWithin(to: string, { hosts, systemHost, clientId }: OwnAddresses): string | undefined {
  if (to.startsWith('/')) return redirectPath(to)
  const url = URL.parse(to)
  if (!url) return undefined
  if (hosts.has(url.hostname)) return redirectPath(url.pathname)
  const start = `/${clientId}`
  const isOurs = url.hostname === systemHost && `${url.pathname}/`.startsWith(`${start}/`)
  return isOurs ? redirectPath(url.pathname.slice(start.length) || '/') : undefined
}

/** The way of redirects from a path; it ends in a rule that leads nowhere further, or comes back to a path. */
function wayFrom(start: string, rules: ReadonlyMap<string, RedirectRule>, own: OwnAddresses) {
  const way: RedirectRule[] = []
  const seen = new Set<string>()
  for (let path: string | undefined = start; path !== undefined; ) {
    const rule = rules.get(path)
    if (!rule) return { way, isCircle: false }
    if (seen.has(path)) return { way, isCircle: true }
    seen.add(path)
    way.push(rule)
    path = pathWithin(rule.to, own)
  }
  return { way, isCircle: false }
}

const byPath = (rules: readonly RedirectRule[]): ReadonlyMap<string, RedirectRule> =>
  new Map(rules.map((rule) => [rule.from, rule]))

/** Whether a path comes back to where it was already. */
export const isCircle = (path: string, rules: readonly RedirectRule[], own: OwnAddresses): boolean =>
  wayFrom(path, byPath(rules), own).isCircle

/** For now when any step is; for good with the method kept only when every step keeps it. */
function statusOf(way: readonly RedirectRule[]): RedirectStatus {
  if (way.some(({ status }) => status === 302)) return 302
  return way.every(({ status }) => status === 308) ? 308 : 301
}

/** The rules with every chain followed to its end. One in a circle, made some other way, is left out. */
export function followed(rules: readonly RedirectRule[], own: OwnAddresses): readonly RedirectRule[] {
  const known = byPath(rules)
  return rules.flatMap(({ from }) => {
    const { way, isCircle: isRound } = wayFrom(from, known, own)
    const last = way.at(-1)
    return last && !isRound ? [{ from, to: last.to, status: statusOf(way) }] : []
  })
}
