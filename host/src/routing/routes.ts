import { type PageTypeSpec, slug } from '@vitrine/schemas'

/**
 * Every address of the host, in one table (specification §2, R19–R43). The optional clientId
 * stands before the path and is not part of it.
 *
 * `address(routes.product, { id: 'lamp' })` → `/product/lamp`
 */

/** The guards that a route may ask for by name, beside those that every visit passes. */
export const guardNames = ['preview-route', 'members-only'] as const
export type GuardName = (typeof guardNames)[number]

/** What stands around the page: header and footer of the site, the designer's frame, or nothing. */
export type Layout = 'landing' | 'designer' | 'bare' | 'none'

/** What a validation says of parameters that it refuses, where it has words of its own (R55). */
export interface Invalid {
  readonly status: number
  /** The key of a text of the host; it may have the placeholder `path`. */
  readonly message: string
}

export interface Route {
  readonly path: string
  /** Other addresses that show the same. */
  readonly also?: readonly string[]
  /** Addresses that answer 301 to `path`. */
  readonly moved?: readonly string[]
  /** What some of those add to the query: `filter=collection`. */
  readonly movedQuery?: Readonly<Record<string, string>>
  readonly layout: Layout
  /** Taken from the matched route, never from a part of the address (R15, T1). */
  readonly mode: 'design' | 'runtime'
  /**
   * Whether a clientId may stand before it. `optional`: without one, the site is found another way
   * (guard 2); `spare`: a token in the address says whose it is.
   */
  readonly client: 'optional' | 'spare' | 'never'
  /** Exists on the system domain alone; on a site's own domain the address is a 404 (R68, T6). */
  readonly systemOnly: boolean
  /** `public` pages may be kept by caches; everything else is no-store (R17, R18). */
  readonly cache: 'public' | 'never'
  readonly guards: readonly GuardName[]
  /** Its own validation, asked before the grammar of all parameters; `false` is 404 'Page Not Found: {path}' (R54). */
  readonly validate?: (params: Params) => boolean | Invalid
  /** Whether it begins with a word that is none of ours: pages of plugins do. */
  readonly takesAnyWord?: boolean
  /** Whether a form may be sent to it. */
  readonly takesForms?: boolean
  /** What is sent; a page is HTML. */
  readonly contentType?: string
}

type Rest = Partial<
  Pick<
    Route,
    | 'also'
    | 'moved'
    | 'movedQuery'
    | 'client'
    | 'systemOnly'
    | 'layout'
    | 'cache'
    | 'guards'
    | 'validate'
    | 'takesForms'
    | 'takesAnyWord'
  >
>

const landing = <const P extends string>(path: P, rest: Rest = {}) =>
  ({
    path,
    layout: 'landing',
    mode: 'runtime',
    client: 'optional',
    systemOnly: false,
    cache: 'public',
    guards: ['preview-route'],
    // A newsletter stands in every footer.
    takesForms: true,
    ...rest,
  }) as const satisfies Route

const designer = <const P extends string>(path: P, rest: Rest = {}) =>
  ({
    path,
    layout: 'designer',
    mode: 'design',
    client: 'optional',
    systemOnly: true,
    cache: 'never',
    guards: [],
    ...rest,
  }) as const satisfies Route

/** A page with nothing of the site around it. */
const bare = <const P extends string>(path: P, rest: Rest = {}) =>
  ({
    path,
    layout: 'bare',
    mode: 'runtime',
    client: 'optional',
    systemOnly: false,
    cache: 'never',
    guards: [],
    ...rest,
  }) as const satisfies Route

/** A page of the system itself, which belongs to no site. */
const system = <const P extends string>(path: P, rest: Rest = {}) =>
  bare(path, { client: 'never', systemOnly: true, ...rest })

/** A text for machines about the pages of a site (R311). */
const text = <const P extends string>(path: P, type: string, rest: Rest = {}) =>
  ({
    path,
    layout: 'none',
    mode: 'runtime',
    client: 'optional',
    systemOnly: false,
    cache: 'public',
    guards: ['preview-route'],
    contentType: `${type}; charset=utf-8`,
    ...rest,
  }) as const satisfies Route

export const routes = {
  start: system('/'),
  home: landing('/', { also: ['/home'] }),
  pages: landing('/pages/{id}'),
  products: landing('/products', {
    moved: ['/product', '/collections', '/collection'],
    // Who leaves out which collection is asked for it.
    movedQuery: { '/collections': 'filter=collection', '/collection': 'filter=collection' },
  }),
  product: landing('/product/{id}'),
  // The base path of the type is `/collections`, the route is singular: both are understood (R85, T10).
  collection: landing('/collection/{id}', { moved: ['/collections/{id}'] }),
  cases: landing('/cases', { moved: ['/case'] }),
  case: landing('/case/{id}'),
  info: landing('/info'),
  infoDetail: landing('/info-detail/{id}'),
  policy: landing('/policy/{id}'),
  // What one visitor chose.
  inquiryList: landing('/inquiry-list', { cache: 'never' }),
  iconDemo: bare('/system/icon-demo'),
  imageDemo: bare('/system/image-demo'),
  // Of the system domain as a whole; it names sites, and those change without it being asked for anew.
  systemRobots: text('/robots.txt', 'text/plain', { client: 'never', systemOnly: true, cache: 'never', guards: [] }),
  // Also there for a site that is not published yet.
  robots: text('/robots.txt', 'text/plain', { guards: [] }),
  sitemap: text('/sitemap.xml', 'application/xml'),
  feed: text('/feed.xml', 'application/rss+xml'),
  designer: designer('/drafts/{draftsId}/designer', { guards: ['members-only'] }),
  // In the frame of another application there is no cookie: it brings a ticket (reliability, 7).
  designerIframe: designer('/drafts/{draftsId}/designerIframe'),
  // One document for all screens of the office; its own script reads which of them is meant.
  office: bare('/office', {
    also: ['/office/{screen}', '/office/{screen}/{id}'],
    systemOnly: true,
    guards: ['members-only'],
  }),
  // Runtime by the path rule, but an editor's page all the same (R36, T41).
  utils: bare('/drafts/{draftsId}/utils', { systemOnly: true, guards: ['members-only'] }),
  // Without script it is the form of an inquiry.
  chat: bare('/chat', { layout: 'none', takesForms: true }),
  login: system('/login', { takesForms: true }),
  forgotPassword: system('/login/forgot-password', { takesForms: true }),
  newPassword: system('/login/new-password/{token}', {
    takesForms: true,
    validate: (params) => hasValidParams(params) || { status: 410, message: 'newPassword.over' },
  }),
  confirmEmail: system('/login/email/{token}', {
    takesForms: true,
    validate: (params) => hasValidParams(params) || { status: 410, message: 'newPassword.over' },
  }),
  // What a mail program cut off or added to is as good as used.
  invitation: system('/invitation/{token}', {
    takesForms: true,
    validate: (params) => hasValidParams(params) || { status: 410, message: 'invitation.over' },
  }),
  account: system('/account', { takesForms: true }),
  // For who works on no site yet, too: who may come is asked by the screen.
  newSite: system('/new-site'),
  preview: bare('/preview/{token}', { client: 'never' }),
  confirmSubscription: bare('/subscribe/confirm', { client: 'spare', takesForms: true }),
  unsubscribe: bare('/unsubscribe', { client: 'spare', takesForms: true }),
  error: bare('/404', { client: 'never' }),
  // Pages of kinds that plugins add: which there are, those who have the pages know. Whatever no other route takes.
  addedSinglePage: landing('/{base}', { takesAnyWord: true }),
  addedPage: landing('/{base}/{slug}', { takesAnyWord: true }),
} as const satisfies Record<string, Route>

export type RouteKey = keyof typeof routes
export type Params = Readonly<Partial<Record<'id' | 'base' | 'slug' | 'draftsId' | 'screen' | 'token', string>>>

const oneSlug = new RegExp(slug.pattern)

const grammar: Readonly<Record<keyof Params, RegExp>> = {
  // A number or a slug (R41); ids of pages may have capitals.
  id: /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/,
  // The address of a page of a kind that a plugin adds, in its two parts.
  base: oneSlug,
  slug: oneSlug,
  // A screen of the office.
  screen: /^[a-z][a-z-]{0,39}$/,
  // Kept as text: a number of 15 digits fits, but nothing is gained by counting with it (R40, T5).
  draftsId: /^[1-9][0-9]{0,14}$/,
  token: /^[A-Za-z0-9_-]{1,256}$/,
}

/** Whether every parameter keeps to its grammar. */
export function hasValidParams(params: Params): boolean {
  return Object.entries(params).every(([name, value]) => grammar[name as keyof Params].test(value))
}

/** The validation that guard 1 asks for (R54, R55): what the route says itself wins. */
export function validityOf(route: Route | undefined, params: Params): boolean | Invalid {
  const own = route?.validate?.(params) ?? true
  return own === true ? hasValidParams(params) : own
}

type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never

/**
 * The path of a route, without clientId and query: links add those (links.ts).
 *
 * @throws Error when a parameter is missing: an address with a hole in it is a mistake in our code.
 */
export function routeAddress<P extends string>(route: { readonly path: P }, ...[params]: ArgumentsOf<P>): string {
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Readonly<Record<string, string>> | undefined)?.[name]
    if (value === undefined) throw new Error(`The address ${route.path} needs the parameter '${name}'.`)
    return encodeURIComponent(value)
  })
}
type ArgumentsOf<P extends string> = [ParamsOf<P>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<P>, string>>]

/**
 * Every address of the table as Fastify registers it, with a clientId before it where one may stand:
 * `/product/:id`, `/:clientId/product/:id`. Two routes may have the same one: which is meant depends on the host. Those that
 * take any word are not among them: they are answered like addresses that nobody knows.
 */
export const routePatterns = (table: Readonly<Record<string, Route>> = routes): readonly string[] => {
  const named = Object.values(table).filter(({ takesAnyWord }) => takesAnyWord !== true)
  const patterns = named.flatMap(({ path, also = [], moved = [], client }) =>
    [path, ...also, ...moved]
      .map((one) => one.replaceAll(/\{(\w+)\}/g, ':$1'))
      .flatMap((one) => (client === 'never' ? [one] : [one, one === '/' ? '/:clientId' : `/:clientId${one}`])),
  )
  return [...new Set(patterns)]
}

/**
 * The paths of pages that are drawn once and kept, as browsers are told of them (R102): `/product/*`, where `*` stands
 * for one segment. A clientId is not part of them.
 *
 * @param added the kinds of pages that plugins add
 */
export const keptPatterns = (
  added: readonly PageTypeSpec[] = [],
  table: Readonly<Record<string, Route>> = routes,
): readonly string[] => [
  ...Object.values(table)
    .filter(({ layout, cache, takesAnyWord }) => layout === 'landing' && cache === 'public' && takesAnyWord !== true)
    .flatMap(({ path, also = [] }) => [path, ...also])
    .map((path) => path.replaceAll(/\{\w+\}/g, '*')),
  ...added.map(({ basePath, single }) => (single ? basePath : `${basePath}/*`)),
]

/**
 * Holds the names of guards against those that exist, once, at the start (R72).
 *
 * @throws Error `Unknown route middleware: '{name}'.`
 */
export function checkGuardNames(
  table: Readonly<Record<string, { readonly guards: readonly string[] }>> = routes,
  known: readonly string[] = guardNames,
): void {
  for (const { guards } of Object.values(table))
    for (const name of guards) if (!known.includes(name)) throw new Error(`Unknown route middleware: '${name}'.`)
}
