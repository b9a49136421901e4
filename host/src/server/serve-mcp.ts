import type { Api } from '@vitrine/api'
import { API_PREFIX, limits } from '@vitrine/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where programs speak the Model Context Protocol. */
const ADDRESS = `${API_PREFIX}mcp`

/** A request as the protocol's transport reads it. Of headers only those that it knows; a header that came twice counts once. */
function requestOf({ method, protocol, host, url, headers, body }: FastifyRequest): Request {
  const read = ['accept', 'authorization', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'origin']
  const given = read.flatMap((name) => {
    const value = [headers[name]].flat()[0]
    return value === undefined ? [] : [[name, value] as const]
  })
  return new Request(`${protocol}://${host}${url}`, {
    method,
    headers: Object.fromEntries(given),
    ...(typeof body === 'string' && { body }),
  })
}

/**
 * The MCP server of the instance. It asks the service inside this process, as the caller's API key, so it can do nothing
 * that the API does not allow. It is loaded when somebody asks for the first time.
 */
export function serveMcp(app: FastifyInstance, { send }: Pick<Api, 'send'>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: limits.bodyOfSave } as const
    scope.addContentTypeParser('application/json', asText, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: ADDRESS,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const { answerMcpRequest } = await import('@vitrine/mcp')
        const origin = `${request.protocol}://${request.host}`
        const answer = await answerMcpRequest(requestOf(request), origin, (apiKey) => ({
          call: (call, question, { site, language = 'en' } = {}) =>
            send(call, question, {
              ...{ language, peer: request.ip, host: request.host, shown: { apiKey }, requestId: request.id },
              ...(site !== undefined && { tenantId: site }),
            }),
        }))
        reply.code(answer.status).headers({ 'cache-control': 'no-store', ...Object.fromEntries(answer.headers) })
        return reply.send(await answer.text())
      },
    })
  })
}
