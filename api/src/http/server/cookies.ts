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
} as const
type CookieName = keyof typeof names

/**
 * Every cookie that is ever set, without its prefix; cookie policies declare them (R325), which a test holds true.
 *
 * @public
 */
export const cookieNames: readonly string[] = Object.values(names)

const nameOf = (name: CookieName, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${names[name]}`

/** What the cookies of a request say of who asks. */
export interface Cookies {
  readonly session?: string | undefined
  /** The key of the one draft that may be previewed. */
  readonly preview?: string | undefined
  /** Shows that somebody has signed in with this browser before (known-devices.ts). */
  readonly knownDevice?: string | undefined
  /** Shows that this browser sent a form, for an hour (signed-forms.ts). */
  readonly sent?: string | undefined
}

/** Reads our cookies from the header of a request that came over http or https. */
export function readCookies(header: string | undefined, isSecure: boolean): Cookies {
  if (header === undefined) return {}
  const all = parseCookie(header)
  return {
    session: all[nameOf('session', isSecure)],
    preview: all[nameOf('preview', isSecure)],
    knownDevice: all[nameOf('knownDevice', isSecure)],
    sent: all[nameOf('sent', isSecure)],
  }
}

/** The header that sets a cookie; without a value it takes the cookie away. `maxAge` in seconds. */
export const setCookie = (name: CookieName, value: string | undefined, isSecure: boolean, maxAge?: number): string =>
  stringifySetCookie({
    name: nameOf(name, isSecure),
    value: value ?? '',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    path: '/',
    ...(value === undefined ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
  })
