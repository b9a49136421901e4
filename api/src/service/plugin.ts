import swagger from '@fastify/swagger'
import { API_PREFIX, failure, sharedSchemas } from '@vitrine/schemas'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Answered } from '../calls/answer.ts'
import type { Ask, Asking } from '../calls/ask.ts'
import { languageOfWords, type Texts, wordsIn } from '../calls/words.ts'
import { leaveOutType, sendJson } from './caching.ts'
import { failureBody, failureOf, isOurs } from './failures.ts'
import { describeApi, published, routeSchema } from './openapi.ts'

/** A call, what answers it, and whether it is one of the product's. */
export interface Route {
  readonly answered: Answered
  readonly ask: Ask
}

/** Who a request is from; a header that came twice counts once. */
export function askingOf(request: FastifyRequest): Asking & { readonly request: FastifyRequest } {
  const header = (name: string) => [request.headers[name]].flat()[0]
  return { client: header('client-id'), language: header('lang'), host: request.host, request }
}

/** `v1/page/pages/{id}` as Fastify writes it. */
const routePath = (path: string): string => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/**
 * Everything under `/api/site/`, as a Fastify plugin. It keeps its own hooks, parsers and error
 * handler, so that nothing of it reaches the host's pages.
 */
export function apiPlugin(routes: readonly Route[], texts: Texts, version: string): FastifyPluginAsync {
  return async (host) => {
    await host.register((app) => registerAll(app, routes, texts, version), { prefix: API_PREFIX.slice(0, -1) })
  }
}

async function registerAll(
  app: FastifyInstance,
  routes: readonly Route[],
  texts: Texts,
  version: string,
): Promise<void> {
  // Only JSON is read; anything else is 415. Calls check their own questions, for requests and for
  // the host alike, and what they answer is already cut to its schema.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  for (const schema of [...sharedSchemas, failure]) app.addSchema(schema)

  app.addHook('onSend', leaveOutType)
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, texts))
  app.setNotFoundHandler((request, reply) => sendFailure({ statusCode: 404 }, request, reply, texts))

  await app.register(swagger, describeApi(version))
  for (const { answered, ask } of routes) {
    const { method, path } = answered.call
    app.route({
      method,
      url: routePath(path),
      schema: routeSchema(answered),
      handler: async (request, reply) => {
        const { params, query, body } = request
        const given = await ask({ params, query, body }, askingOf(request))
        reply.header('content-language', given.language)
        return sendJson(request, reply, JSON.stringify({ data: given.data }), given.isPublic)
      },
    })
  }
  let description: string | undefined
  app.get('/openapi.json', { schema: { hide: true } as object }, (request, reply) => {
    description ??= JSON.stringify(published(app.swagger()))
    return sendJson(request, reply, description, true)
  })
}

/** Answers what went wrong in the asker's language, and logs what is ours with where it happened. */
function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Texts,
): Promise<FastifyReply> {
  const failed = failureOf(error)
  const asking = askingOf(request)
  if (isOurs(failed))
    request.log.error(
      { err: error, tenant: asking.client, host: asking.host, route: request.routeOptions.url },
      'A call failed.',
    )
  reply.code(failed.status).header('content-language', languageOfWords(texts, asking.language))
  const body = failureBody(failed, wordsIn(texts, asking.language), request.id)
  return sendJson(request, reply, JSON.stringify(body), false)
}
