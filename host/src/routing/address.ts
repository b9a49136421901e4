import { isClientId, reservedWords } from '@vitrine/schemas'
import { hasValidParams, type Params, type Route, type RouteKey, routes } from './routes.ts'

/** The system's own domain, or the domain of one site. */
export type HostKind = 'system' | 'custom'

/** An address that the route table knows. */
export interface KnownAddress {
  readonly status: 200
  readonly key: RouteKey
  readonly params: Params
  readonly clientId?: string
  /** The path without clientId, decoded, as the route table spells it: `/product/lamp`. */
  readonly path: string
  /** The same address as it should be written, with its query, when it was written otherwise. */
  readonly canonical?: string
}

/** An address that it does not know, or that cannot be read. */
export interface UnknownAddress {
  readonly status: 400 | 404
  /** The site that was asked for, as far as that can be told. */
  readonly clientId?: string
  readonly path: string
}

export type ReadAddress = KnownAddress | UnknownAddress

interface Pattern {
  readonly key: RouteKey
  readonly route: Route
  readonly words: readonly string[]
  /** Whether it is the route's own spelling, or one that only leads there. */
  readonly moved: boolean
  /** What the other spelling adds to the query. */
  readonly adds?: string | undefined
}

const wordsOf = (path: string): readonly string[] => path.split('/').filter((word) => word !== '')
const parameter = /^\{(\w+)\}$/

const patterns: readonly Pattern[] = Object.entries<Route>(routes).flatMap(([key, route]) =>
  [
    ...[route.path, ...(route.also ?? [])].map((path) => ({ path, moved: false })),
    ...(route.moved ?? []).map((path) => ({ path, moved: true })),
  ].map(({ path, moved }) => ({
    key: key as RouteKey,
    route,
    words: wordsOf(path),
    moved,
    adds: route.movedQuery?.[path],
  })),
)

type Match = { readonly pattern: Pattern; readonly params: Params }

function match(pattern: Pattern, segments: readonly string[]): Match | undefined {
  if (pattern.words.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, word] of pattern.words.entries()) {
    const segment = segments[at] as string
    const name = parameter.exec(word)?.[1]
    if (name) params[name] = segment
    else if (word.toLowerCase() !== segment.toLowerCase()) return undefined
  }
  return { pattern, params }
}

/** The clientId that an address begins with, whatever follows; nothing for a word that is reserved, or is none. */
export const clientIdIn = (target: string): string | undefined => clientIdOf(wordsOf(target.split('?')[0] ?? '')[0])

function clientIdOf(segment = ''): string | undefined {
  const first = segment.toLowerCase()
  return isClientId(first) && !reservedWords.has(first) ? first : undefined
}

/** The segments of a path, decoded once; a status when they cannot be. */
function decode(path: string): readonly string[] | 400 | 404 {
  const segments: string[] = []
  for (const raw of wordsOf(path)) {
    let segment: string
    try {
      segment = decodeURIComponent(raw)
    } catch {
      return 400
    }
    // An encoded slash would make one segment look like two, here or in whatever reads it next (R43).
    if (/[/\\\0]/.test(segment)) return 404
    segments.push(segment)
  }
  return segments
}

/** Zeros in front are another spelling of the same draft (R40, T5). */
const withoutZeros = (params: Params): Params =>
  params.draftsId && /^[0-9]{1,15}$/.test(params.draftsId)
    ? { ...params, draftsId: params.draftsId.replace(/^0+/, '') }
    : params

const write = (words: readonly string[], params: Params) =>
  words.map((word) => {
    const name = parameter.exec(word)?.[1] as keyof Params | undefined
    return name ? (params[name] ?? '') : word
  })

/**
 * Reads where an address leads (R40–R53, R85). Pure: the same on the server and in the browser (T40).
 *
 * `target` is the path with its query as it stands in the request. A reserved word is never a
 * clientId; on the domain of a site a clientId is read too, and the guard says what becomes of it.
 * `canonical` is only given for addresses that are valid, so a redirect never leads to a 404.
 */
export function readAddress(kind: HostKind, target: string): ReadAddress {
  const [path = '', query] = splitOnce(target, '?')
  if (!path.startsWith('/')) return { status: 400, path }
  const segments = decode(path)
  if (typeof segments === 'number') {
    const named = segments === 404 && kind === 'system' ? clientIdIn(path) : undefined
    return { status: segments, path, ...(named !== undefined && { clientId: named }) }
  }

  const clientId = clientIdOf(segments[0])
  const rest = clientId === undefined ? segments : segments.slice(1)
  const sitePath = `/${rest.join('/')}`
  const named = clientId === undefined ? {} : { clientId }

  const isNamed = clientId !== undefined || kind === 'custom'
  const found = patterns
    .filter(
      ({ route }) => (clientId === undefined || route.client !== 'never') && !(route.systemOnly && kind === 'custom'),
    )
    // On the system domain `/` is the start page, and on the domain of a site its home page (R59).
    .filter(({ key, words }) => !(key === 'home' && words.length === 0 && kind === 'system' && clientId === undefined))
    // Nor has it pages of plugins.
    .filter(({ route }) => isNamed || route.takesAnyWord !== true)
    .map((pattern) => match(pattern, rest))
    .find((one) => one !== undefined)
  // What cannot be the address of such a page is one that nobody knows.
  if (!found || (found.pattern.route.takesAnyWord === true && !isOfPlugin(found.params)))
    return { status: 404, path: sitePath, ...named }

  const { key, route, words, moved, adds } = found.pattern
  const params = withoutZeros(found.params)
  const own = write(moved ? wordsOf(route.path) : words, params)
  const reading = { status: 200, key, params, path: `/${own.join('/')}`, ...named } as const
  const canonical = `/${[...(clientId === undefined ? [] : [clientId]), ...own].map(encodeURIComponent).join('/')}`
  if (canonical === path || !hasValidParams(params)) return reading
  const whole = withAdded(query, adds)
  return { ...reading, canonical: whole === undefined ? canonical : `${canonical}?${whole}` }
}

/** Whether a page of a plugin's kind may stand there: words of ours never begin its address. */
const isOfPlugin = (params: Params): boolean => !reservedWords.has(params.base ?? '') && hasValidParams(params)

/** The address of a page of a plugin's kind, whatever its first word would be elsewhere; nothing where it cannot be one. */
export function addedPageAt(path: string): KnownAddress | undefined {
  const segments = wordsOf(path)
  const [found] = patterns
    .filter(({ route }) => route.takesAnyWord === true)
    .flatMap((pattern) => match(pattern, segments) ?? [])
  if (!found || !isOfPlugin(found.params)) return undefined
  return { status: 200, key: found.pattern.key, params: found.params, path }
}

/** The query as it was sent, and what is added to it, once. */
function withAdded(query: string | undefined, adds: string | undefined): string | undefined {
  if (adds === undefined || query?.split('&').includes(adds)) return query
  return query ? `${query}&${adds}` : adds
}

function splitOnce(text: string, mark: string): readonly [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
