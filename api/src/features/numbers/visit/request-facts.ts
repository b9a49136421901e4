import type { FastifyRequest } from 'fastify'
import { readCookies } from '../../../http/server/cookies.ts'

/** A request for a page, as far as it counts. It is read when nobody waits any more, and forgotten then. */
export interface RequestFacts {
  readonly agent: string
  readonly address: string
  /** Our own host, with its port. */
  readonly host: string
  /** Path and query. */
  readonly target: string
  readonly referrer: string | undefined
  /** Whether the browser says that a page of ours led here. */
  readonly isWithin: boolean
  readonly acceptLanguage: string | undefined
  /** What a proxy said of the country. */
  readonly country: string | undefined
  /** Whether the browser asks by Global Privacy Control that nobody is followed (R313). */
  readonly isPrivate: boolean
}

const first = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0]

/** Headers by which browsers say that nobody looks yet. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const
const isAhead = ({ headers }: FastifyRequest): boolean =>
  purposes.some((name) => /prefetch|prerender|preview/i.test(first(headers[name]) ?? ''))

const isSignedIn = ({ headers, protocol }: FastifyRequest): boolean =>
  headers.cookie?.includes('vitrine_session') === true &&
  readCookies(headers.cookie, protocol === 'https').session !== undefined

/** Into what a page may be loaded that somebody reads; pages in frames are pictures of pages. */
const isDocument = (destination: string | undefined, isSoft: boolean): boolean =>
  destination === undefined || destination === (isSoft ? 'empty' : 'document')

/**
 * What of a request counts; nothing for one that nobody's visit is: of a member, in advance, in a frame.
 *
 * @param isSoft whether a page tells that it was shown in the place of another one.
 * @param countryHeader the header in which a proxy says the country.
 */
export function requestFactsOf(
  request: FastifyRequest,
  { isSoft, countryHeader }: { readonly isSoft: boolean; readonly countryHeader?: string | undefined },
): RequestFacts | undefined {
  const { headers } = request
  const destination = first(headers['sec-fetch-dest'])
  if (isAhead(request) || isSignedIn(request) || !isDocument(destination, isSoft)) return undefined
  return {
    agent: headers['user-agent'] ?? '',
    address: request.ip,
    host: request.host,
    target: request.url,
    referrer: headers.referer,
    isWithin: isSoft || headers['sec-fetch-site'] === 'same-origin',
    acceptLanguage: headers['accept-language'],
    country: countryHeader === undefined ? undefined : first(headers[countryHeader]),
    isPrivate: headers['sec-gpc'] === '1',
  }
}
