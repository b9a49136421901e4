import type { FastifyRequest } from 'fastify'
import type { ShownCredentials } from '../access/identity.ts'
import { readCookies } from '../server/cookies.ts'
import type { PostedForm } from './posted-form.ts'

/** A request for a page, with no more of it than pages may know. */
export interface PageRequest {
  readonly host: string | undefined
  readonly scheme: 'http' | 'https'
  /** Path and query as they were sent. */
  readonly target: string
  readonly requestId: string
  /** What the cookies of the request hold. */
  readonly shown?: ShownCredentials | undefined
  /** Whether the browser says by Global Privacy Control that nobody may be followed (R313). */
  readonly signalsPrivacy?: boolean | undefined
  /** The page that the request was made on, as the browser tells it. */
  readonly referer?: string | undefined
  /** The form that was sent to the address. */
  readonly post?: PostedForm | undefined
  /** Where it was sent from: the address and the browser. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  readonly log: (level: 'debug' | 'info' | 'warn' | 'error', facts: object, message: string) => void
}

/** Forwarded headers count only from trusted proxies: Fastify sees to that (R65). */
export const schemeOf = (request: FastifyRequest): 'http' | 'https' => (request.protocol === 'https' ? 'https' : 'http')

/** The request as pages may know it, without a form that it may hold. */
export const pageRequestOf = (request: FastifyRequest): PageRequest => ({
  host: request.host,
  scheme: schemeOf(request),
  target: request.url,
  requestId: request.id,
  shown: readCookies([request.headers.cookie].flat()[0], request.protocol === 'https'),
  signalsPrivacy: request.headers['sec-gpc'] === '1',
  referer: request.headers.referer,
  peer: request.ip,
  device: request.headers['user-agent'],
  log: (level, facts, message) => request.log[level](facts, message),
})
