import type { Call } from '@vitrine/schemas'
import type { FastifyRequest } from 'fastify'

const header = (request: FastifyRequest, name: string): string | undefined => [request.headers[name]].flat()[0]

/**
 * Whether a request comes from our own pages, or from no browser at all (reliability, 4). What
 * browsers say of themselves no page can forge: `Sec-Fetch-Site` if it is there, else `Origin`.
 * A GET that changes something needs the first, and is refused to what loads ahead (T34).
 */
export function isFromOurPages(request: FastifyRequest, { method }: Pick<Call, 'method'>): boolean {
  const site = header(request, 'sec-fetch-site')
  if (method === 'GET') {
    const mode = header(request, 'sec-fetch-mode')
    const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => header(request, name) ?? '')
    const isAhead = /prefetch|prerender|preview/i.test(purposes.join(' '))
    return site === 'same-origin' && (mode === 'cors' || mode === 'same-origin') && !isAhead && isOwn(request)
  }
  if (site !== undefined) return site === 'same-origin'
  return isOwn(request)
}

/** Whether the origin that a request names, if it names one, is ours. */
function isOwn(request: FastifyRequest): boolean {
  const origin = header(request, 'origin')
  return origin === undefined || origin === `${request.protocol}://${request.host}`
}
