import { isSafeUrl } from '@vitrine/schemas'
import { readAddress } from './address.ts'

/** Moved for good or for now, keeping the method or not (R71). */
export type BuildRedirectStatus = 301 | 302 | 307 | 308

/** One rule of the build manifest: `*` in its path stands for one segment, `/**` at its end for the rest. */
export interface BuildRedirectRule {
  readonly path: string
  /** A path of the same site, or an http(s) address; `/**` at its end takes over the rest. */
  readonly to?: string
  readonly status?: BuildRedirectStatus
  /** `false`: the query of the visit is dropped. It goes along when this is left out (R324). */
  readonly keepQuery?: boolean
}

export interface FoundRedirect {
  readonly target: string
  readonly status: BuildRedirectStatus
  readonly keepQuery: boolean
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
const specificity = ({ path }: BuildRedirectRule): number =>
  path.length - (path.match(/\*/g)?.length ?? 0) * 100 - (path.endsWith('/**') ? 1000 : 0)

/**
 * Reads the redirects of the build manifest (R69–R71). All rules that match a path are merged, the
 * most specific one winning value by value.
 *
 * @throws Error when a rule cannot be used, or when redirects lead round in a circle.
 */
export function createBuildRedirects(rules: readonly BuildRedirectRule[]): Redirects {
  const sorted = rules
    .map((rule) => ({ rule, pattern: expression(rule.path) }))
    .sort((a, b) => specificity(a.rule) - specificity(b.rule))

  const match = (path: string): FoundRedirect | undefined => {
    let merged: Omit<BuildRedirectRule, 'path'> & { readonly rest?: string } = {}
    for (const { rule, pattern } of sorted) {
      const found = pattern.exec(path)
      if (!found) continue
      const { to, status, keepQuery } = rule
      merged = {
        ...merged,
        ...(to !== undefined && { to, rest: found.groups?.rest ?? '' }),
        ...(status !== undefined && { status }),
        ...(keepQuery !== undefined && { keepQuery }),
      }
    }
    if (merged.to === undefined) return undefined
    const rest = (merged.rest ?? '').replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
    const target = merged.to.endsWith('/**')
      ? `${merged.to.slice(0, -3)}/${rest}`.replace(/(?<=[^/])\/$/, '')
      : merged.to
    return {
      target,
      status: merged.status ?? 302,
      keepQuery: merged.keepQuery ?? true,
      isAbsolute: isAbsolute(target),
    }
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

/**
 * A target with the query of the visit: where it came from stands there (campaigns, mails). What the
 * rule itself writes counts more (R324).
 */
export function withQuery(target: string, query: URLSearchParams): string {
  const [address = '', hash] = target.split(/#(.*)/s)
  const [path = '', own = ''] = address.split(/\?(.*)/s)
  const kept = new URLSearchParams(own)
  const ofRule = new Set(kept.keys())
  for (const [name, value] of query) if (!ofRule.has(name)) kept.append(name, value)
  return `${path}${kept.size === 0 ? '' : `?${kept}`}${hash === undefined ? '' : `#${hash}`}`
}

/** The path that a target inside the site means: `/collections` is another spelling of `/products`. */
function pathOfTarget(target: string): string {
  const { clientId, path } = readAddress('custom', target.split('#')[0] as string)
  if (clientId === undefined) return path
  return path === '/' ? `/${clientId}` : `/${clientId}${path}`
}

/**
 * Whether a redirect from a path would lead back to it: because the target is another spelling of the
 * same page, or because the rules of the build lead from there to where the visit came from (R319).
 */
export function leadsBack(path: string, target: string, match: Redirects['match']): boolean {
  const seen = new Set<string>()
  let at = pathOfTarget(target)
  while (at !== path && !seen.has(at)) {
    seen.add(at)
    const found = match(at)
    if (!found || found.isAbsolute) return false
    at = pathOfTarget(found.target)
  }
  return at === path
}

/** Follows redirects inside the site; the way that was taken, when it comes back to itself. */
function circleFrom(start: string, match: Redirects['match']): readonly string[] | undefined {
  const way = [start]
  for (let found = match(start); found && !found.isAbsolute; found = match(way.at(-1) as string)) {
    const next = pathOfTarget(found.target)
    if (way.includes(next)) return [...way, next]
    way.push(next)
    // A target that grows with every step never comes back, and never ends.
    if (way.length > 50) return way.slice(0, 4)
  }
  return undefined
}
