import { listStorage } from '@vitrine/schemas/inquiry-list'
import { parseCookie, stringifySetCookie } from 'cookie'

const HOUR = 60 * 60 * 1000

/** How long a session lives, in milliseconds: unused, and at all (reliability, 2). */
export const sessionLife = { idle: 8 * HOUR, absolute: 7 * 24 * HOUR } as const

/** How long a browser stays known after somebody signed in with it, in milliseconds. */
export const knownDeviceLife = 180 * 24 * HOUR

/** The names of our cookies; under https they are bound to the host by their prefix. */
const names = {
  session: 'vitrine_session',
  preview: 'vitrine_preview',
  knownDevice: 'vitrine_device',
  sent: 'vitrine_sent',
  list: listStorage.cookie.name,
} as const
type CookieName = keyof typeof names

/** Those that belong to one site of a host, and so to a path: no prefix binds them to the whole host. */
const siteNames = { consent: 'vitrine_consent', consentId: 'vitrine_consent_id' } as const
type SiteCookieName = keyof typeof siteNames

/**
 * Every cookie that is ever set, without its prefix; cookie policies declare them (R325), which a test holds true.
 *
 * @public
 */
export const cookieNames: readonly string[] = [...Object.values(names), ...Object.values(siteNames)]

/** A site has an inquiry list of its own, so its cookie is not one of the whole host. */
const prefixOf = (name: CookieName): string => (name === 'list' ? '__Secure-' : '__Host-')

const nameOf = (name: CookieName, isSecure: boolean): string => `${isSecure ? prefixOf(name) : ''}${names[name]}`

/** What the cookies of a request say of who asks. */
export interface Cookies {
  readonly session?: string | undefined
  /** The key of the one draft that may be previewed. */
  readonly preview?: string | undefined
  /** Shows that somebody has signed in with this browser before (known-devices.ts). */
  readonly knownDevice?: string | undefined
  /** Shows that this browser sent a form, for an hour (signed-forms.ts). */
  readonly sent?: string | undefined
  /** The inquiry list of a browser without script (signed-list.ts). */
  readonly list?: string | undefined
  /** What somebody chose about the tags of the site, and the id of the record of it (R313). */
  readonly consent?: string | undefined
  readonly consentId?: string | undefined
  /** The names of the cookies that Google's tags set. */
  readonly ofTags?: readonly string[] | undefined
}

/** Names that Google's tags give their cookies; so many of them are looked at. */
const nameOfTags = /^_(?:ga|gcl)[\w-]{0,60}$/
const MOST_OF_TAGS = 20

/** Reads our cookies from the header of a request that came over http or https. */
export function readCookies(header: string | undefined, isSecure: boolean): Cookies {
  if (header === undefined) return {}
  const all = parseCookie(header)
  return {
    session: all[nameOf('session', isSecure)],
    preview: all[nameOf('preview', isSecure)],
    knownDevice: all[nameOf('knownDevice', isSecure)],
    sent: all[nameOf('sent', isSecure)],
    list: all[nameOf('list', isSecure)],
    consent: all[siteNames.consent],
    consentId: all[siteNames.consentId],
    ofTags: Object.keys(all)
      .filter((name) => nameOfTags.test(name))
      .slice(0, MOST_OF_TAGS),
  }
}

/**
 * The header that sets a cookie; without a value it takes the cookie away. `maxAge` in seconds; only the inquiry list
 * has a path of its own.
 */
export const setCookie = (
  name: CookieName,
  value: string | undefined,
  isSecure: boolean,
  maxAge?: number,
  path = '/',
): string =>
  stringifySetCookie({
    name: nameOf(name, isSecure),
    value: value ?? '',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    path,
    ...(value === undefined ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
  })

/** The header that sets a cookie of one site, which stands at `path` of its host. The page may read the choice itself. */
export const setSiteCookie = (
  name: SiteCookieName,
  value: string,
  { isSecure, path, maxAge }: { readonly isSecure: boolean; readonly path: string; readonly maxAge: number },
): string =>
  stringifySetCookie({
    name: siteNames[name],
    value,
    httpOnly: name !== 'consent',
    secure: isSecure,
    sameSite: 'lax',
    path,
    maxAge,
  })

/**
 * The headers that take away a cookie which a script set: for the host, and for every domain that it belongs to, since
 * nobody tells which it was set for.
 */
export function forgetCookie(name: string, host: string): readonly string[] {
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  return [undefined, ...domains].map((domain) =>
    stringifySetCookie({ name, value: '', path: '/', maxAge: 0, ...(domain !== undefined && { domain }) }),
  )
}
