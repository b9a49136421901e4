import { isSafeUrl } from '@vitrine/schemas'

/** Moved for good or for now, keeping the method or not (R71). */
export type RedirectStatus = 301 | 302 | 307 | 308

/** One rule of the build manifest: `*` in its path stands for one segment, `/**` at its end for the rest. */
export interface RedirectRule {
  readonly path: string
  /** A path of the same site, or an http(s) address; `/**` at its end takes over the rest. */
  readonly to?: string
  readonly status?: RedirectStatus
}

export interface FoundRedirect {
  readonly target: string
  readonly status: RedirectStatus
  /** Leads to another host, so it is a full load (R69). */
  readonly isAbsolute: boolean
}

export interface Redirects {
  readonly match: (path: string) => FoundRedirect | undefined
}

const statuses: readonly number[] = [301, 302, 307, 308]
const isAbsolute = (target: string): boolean => /^(?:https?:)?\/\//i.test(target)

/** Why a target cannot be used: it may lead to the same site or to an http(s) address (R70). */
function wrongTarget(target: string): string | undefined {
  if (!isSafeUrl(target)) return 'is no address that an owner may link to'
  if (isAbsolute(target)) return URL.canParse(target, 'https://x.invalid') ? undefined : 'is no address'
  return target.startsWith('/') ? undefined : 'is neither a path of the site nor an http(s) address'
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')

/** The rest of the path is captured, for targets that take it over. */
function expression(path: string): RegExp {
  const rest = path.endsWith('/**')
  const words = (rest ? path.slice(0, -3) : path).split('/').map((word) => escaped(word).replaceAll('*', '[^/]*'))
  return new RegExp(`^${words.join('/')}${rest ? '(?:/(?<rest>.*))?' : ''}$`)
}

/** Exact paths are more specific than `*`, `*` more than `**`, longer ones more than shorter ones. */
const specificity = ({ path }: RedirectRule): number =>
  path.length - (path.match(/\*/g)?.length ?? 0) * 100 - (path.endsWith('/**') ? 1000 : 0)

/**
 * Reads the redirects of the build manifest (R69–R71). All rules that match a path are merged, the
 * most specific one winning value by value.
 *
 * @throws Error when a rule cannot be used, or when redirects lead round in a circle.
 */
export function createRedirects(rules: readonly RedirectRule[]): Redirects {
  const sorted = rules
    .map((rule) => ({ rule, pattern: expression(rule.path) }))
    .sort((a, b) => specificity(a.rule) - specificity(b.rule))

  const match = (path: string): FoundRedirect | undefined => {
    let merged: { to?: string; status?: RedirectStatus; rest?: string } = {}
    for (const { rule, pattern } of sorted) {
      const found = pattern.exec(path)
      if (!found) continue
      const { to, status } = rule
      merged = {
        ...merged,
        ...(to !== undefined && { to, rest: found.groups?.rest ?? '' }),
        ...(status !== undefined && { status }),
      }
    }
    if (merged.to === undefined) return undefined
    const rest = (merged.rest ?? '').replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
    const target = merged.to.endsWith('/**')
      ? `${merged.to.slice(0, -3)}/${rest}`.replace(/(?<=[^/])\/$/, '')
      : merged.to
    return { target, status: merged.status ?? 302, isAbsolute: isAbsolute(target) }
  }

  for (const { path, to, status } of rules) {
    const refuse = (reason: string) => new Error(`The redirect of '${path}' cannot be used: ${reason}.`)
    if (!path.startsWith('/')) throw refuse('its path does not begin with a slash')
    if (to !== undefined && wrongTarget(to)) throw refuse(`its target ${wrongTarget(to)}`)
    if (status !== undefined && !statuses.includes(status)) throw refuse(`${status} is no status of a redirect`)
    const circle = circleFrom(path.replaceAll('**', 'x').replaceAll('*', 'x'), match)
    if (circle) throw refuse(`it leads round in a circle (${circle.join(' → ')})`)
  }
  return { match }
}

/** Follows redirects inside the site; the way that was taken, when it comes back to itself. */
function circleFrom(start: string, match: Redirects['match']): readonly string[] | undefined {
  const way = [start]
  for (let found = match(start); found && !found.isAbsolute; found = match(way.at(-1) as string)) {
    const next = found.target.split(/[?#]/)[0] as string
    if (way.includes(next)) return [...way, next]
    way.push(next)
    // A target that grows with every step never comes back, and never ends.
    if (way.length > 50) return way.slice(0, 4)
  }
  return undefined
}
