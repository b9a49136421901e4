import { Readable } from 'node:stream'
import swagger from '@fastify/swagger'
import type { Specs } from '@vitrine/model'
import { API_PREFIX, type Call, CallError, failure, isObject, sharedSchemas } from '@vitrine/schemas'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { languageOfTexts, type TextsByLanguage, translatorFor } from '../../platform/language/translator.ts'
import type { Caller } from '../access/caller.ts'
import { KEY_PREFIX } from '../access/key-access.ts'
import type { AnswerCall } from '../endpoint/compile-endpoint.ts'
import type { CallResult } from '../endpoint/compiled-call.ts'
import { type Endpoint, isSentBody, isStoredBody, type SentBody } from '../endpoint/endpoint.ts'
import { failureBody, failureOf, isOurs } from '../endpoint/failures.ts'
import { completeDescription } from '../openapi/complete.ts'
import { describeApi, routeSchema } from '../openapi/openapi.ts'
import { registerBodyParsers } from './bodies.ts'
import { leaveOutType, sendJson } from './caching.ts'
import { knownDeviceLife, readCookies, sessionLife, setCookie } from './cookies.ts'
import { isFromOurPages } from './same-origin.ts'
import { sendFile } from './send-file.ts'
import { sentFiles } from './sent-files.ts'

/** A call, what answers it, and whether it is one of the product's. */
export interface ApiRoute {
  readonly endpoint: Endpoint
  readonly handle: AnswerCall
}

/** What a service says of itself, and in which words. */
interface DescribedService {
  readonly texts: TextsByLanguage
  readonly version: string
  /** The sections whose settings are described. */
  readonly specs: Specs
}

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

/** Who a request is from; a header that came twice counts once. */
export function callerOf(request: FastifyRequest): Caller {
  const header = (name: string) => [request.headers[name]].flat()[0]
  const [, bearer] = /^Bearer (\S{1,500})$/.exec(header('authorization') ?? '') ?? []
  const apiKey = bearer?.startsWith(KEY_PREFIX) ? bearer : undefined
  const frame = !apiKey && bearer !== undefined && /^[A-Za-z0-9_-]{1,200}$/.test(bearer) ? bearer : undefined
  return {
    client: header('client-id'),
    language: header('lang'),
    host: request.host,
    // With an API key no cookie lets in: what it may do is in the key alone.
    shown: apiKey ? { apiKey } : { ...readCookies(header('cookie'), isSecure(request)), frame },
    peer: request.ip,
    device: header('user-agent'),
    lastEvent: header('last-event-id'),
    files: sentFiles(request),
    bearer,
    requestId: request.id,
  }
}

/** `v1/page/pages/{id}` as Fastify writes it. */
const routePath = (path: string): string => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/**
 * Everything under `/api/site/`, as a Fastify plugin. It keeps its own hooks, parsers and error
 * handler, so that nothing of it reaches the host's pages.
 */
export function apiPlugin(
  routes: readonly ApiRoute[],
  { texts, version, specs }: DescribedService,
  closing: () => Promise<void> = async () => undefined,
): FastifyPluginAsync {
  return async (host) => {
    // Streams never end by themselves, and a server waits for all answers before it closes.
    host.addHook('preClose', closing)
    await host.register((app) => registerAll(app, routes, { texts, version, specs }), {
      prefix: API_PREFIX.slice(0, -1),
    })
  }
}

async function registerAll(
  app: FastifyInstance,
  routes: readonly ApiRoute[],
  { texts, version, specs }: DescribedService,
): Promise<void> {
  await registerBodyParsers(app)
  // Calls check their own questions, for requests and for the host alike, and what they answer is
  // already cut to its schema.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  for (const schema of [...sharedSchemas, failure]) app.addSchema(schema)

  app.addHook('onSend', leaveOutType)
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, texts))
  app.setNotFoundHandler((request, reply) => sendFailure({ statusCode: 404 }, request, reply, texts))

  await app.register(swagger, describeApi(version))
  for (const { endpoint, handle } of routes) {
    const { call } = endpoint
    app.route({
      method: call.method,
      url: routePath(call.path),
      schema: routeSchema(endpoint),
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      // What GET changes something is never asked by HEAD.
      ...(call.sameOriginOnly && { exposeHeadRoute: false }),
      config: { call },
      onRequest: async (request) => mayCome(call, request),
      handler: async (request, reply) => {
        const { params, query, body } = request
        const result = await handle({ params, query, body }, callerOf(request))
        reply.header('content-language', result.language)
        keepCookies(request, reply, result)
        if (call.produces !== undefined && isSentBody(result.data)) return sendAsItIs(reply, result.data)
        if (call.produces !== undefined && isStoredBody(result.data)) {
          const { file, type, headers } = result.data
          await sendFile(request, reply, file, { ...asItIs, ...headers, 'content-type': type }, false)
          return reply
        }
        if (call.status === 204) return reply.code(204).header('cache-control', 'private, no-store').send()
        if (call.status !== undefined) reply.code(call.status)
        if (call.mayStartJob && isObject(result.data) && 'job' in result.data) reply.code(202)
        return sendJson(request, reply, JSON.stringify({ data: result.data }), result.isPublic, result.isOfWho)
      },
    })
  }
  refuseOtherMethods(app, routes)
  let description: string | undefined
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    description ??= JSON.stringify(
      completeDescription(
        app.swagger(),
        routes.map(({ endpoint }) => endpoint.call),
        specs,
      ),
    )
    return sendJson(request, reply, description, true)
  })
}

const isOfMembers = ({ access }: Call): boolean => access !== 'visitor' && access !== 'account'

/** What can be checked by the headers alone, before a body is read. */
async function mayCome(call: Call, request: FastifyRequest): Promise<void> {
  const { session, frame, apiKey, preview } = callerOf(request).shown ?? {}
  // No browser sends an API key by itself, so no page can make one ask.
  const isGuarded = call.sameOriginOnly || (call.access !== 'visitor' && call.method !== 'GET' && apiKey === undefined)
  if (isGuarded && !isFromOurPages(request, call)) throw new CallError('not_allowed')
  const shown = session ?? frame ?? apiKey ?? (call.isForPreviews ? preview : undefined)
  if (call.access !== 'visitor' && shown === undefined) throw new CallError('not_signed_in')
  // No form and no image of another page can send it (reliability, 4); `none_client_id` counts, as the specification names it.
  if (isOfMembers(call) && call.method !== 'GET' && apiKey === undefined && !request.headers['client-id'])
    throw new CallError('client_id_missing')
}

/** Fastify adds a second `Set-Cookie` to the first. */
function keepCookies(request: FastifyRequest, reply: FastifyReply, { session, knownDevice }: CallResult): void {
  const secure = isSecure(request)
  if (session !== undefined)
    reply.header('set-cookie', setCookie('session', session ?? undefined, secure, sessionLife.absolute / 1000))
  if (knownDevice !== undefined)
    reply.header('set-cookie', setCookie('knownDevice', knownDevice, secure, knownDeviceLife / 1000))
}

const asItIs = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const sendAsItIs = (reply: FastifyReply, { body, type, headers = {} }: SentBody) =>
  reply
    .headers({ ...asItIs, ...headers })
    .type(type)
    .send(typeof body === 'string' ? Readable.from([body]) : body)

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A path that is there, asked in a way that is not: 405 with the ways that are. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly ApiRoute[]): void {
  const byPath = new Map<string, readonly [Call, ...Call[]]>()
  for (const { endpoint } of routes) {
    const path = routePath(endpoint.call.path).replaceAll(/:\w+/g, ':id')
    const known = byPath.get(path)
    byPath.set(path, known ? [...known, endpoint.call] : [endpoint.call])
  }
  for (const calls of byPath.values()) {
    const known = new Set<string>(calls.map(({ method }) => method))
    const url = routePath(calls[0].path)
    const isHead = calls.some(({ method, sameOriginOnly }) => method === 'GET' && !sameOriginOnly)
    const allow = [...known, ...(isHead ? ['HEAD'] : [])].join(', ')
    app.route({
      method: [...methods.filter((method) => !known.has(method)), ...(isHead ? [] : ['HEAD'])],
      url,
      exposeHeadRoute: false,
      schema: { hide: true },
      onRequest: async (_request, reply) => {
        reply.header('allow', allow)
        throw new CallError('wrong_method')
      },
      handler: () => undefined,
    })
  }
}

/** Answers what went wrong in the caller's language, and logs what is ours with where it happened. */
async function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: TextsByLanguage,
): Promise<FastifyReply> {
  const failed = failureOf(error)
  const call = request.routeOptions.config?.call
  const caller = callerOf(request)
  if (isOurs(failed))
    request.log.error(
      { err: error, tenant: caller.client, host: caller.host, route: request.routeOptions.url },
      'A call failed.',
    )
  // Else the line would be closed while the body still comes, and the sender would never hear why. What
  // comes is thrown away, for as long as `endSlowSenders` lets it.
  if (failed.status === 413) reply.removeHeader('connection')
  if (failed.status === 408) reply.header('connection', 'close')
  if (call?.isSilent) {
    return reply.code(204).header('cache-control', 'private, no-store').send()
  }
  reply.code(failed.status).header('content-language', languageOfTexts(texts, caller.language))
  if (failed.retryAfter !== undefined) reply.header('retry-after', String(failed.retryAfter))
  const body = failureBody(failed, translatorFor(texts, caller.language), request.id)
  return sendJson(request, reply, JSON.stringify(body), false)
}
