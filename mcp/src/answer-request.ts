import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallError } from '@vitrine/schemas'
import { createMcpServer } from './server.ts'
import { accessOf } from './service/access.ts'
import type { Service } from './service/service.ts'

/** A failure before any message is read, as the transport writes it. */
const refused = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })

/**
 * Answers one HTTP request of the transport “streamable HTTP”. There are no sessions: what is asked is answered in the
 * same response, so that any instance answers any request.
 *
 * @param origin the origin of the address that was asked: a page of another one is refused.
 * @param serviceFor the calls with the API key of the request; nothing is asked without one.
 */
export async function answerMcpRequest(
  request: Request,
  origin: string,
  serviceFor: (key: string) => Service,
): Promise<Response> {
  const from = request.headers.get('origin')
  if (from !== null && from !== origin) return refused(403, 'Pages of other origins may not ask here.')
  const [, key] = /^Bearer (vitrine_\S{1,200})$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (key === undefined)
    return refused(401, 'Send an API key as "Authorization: Bearer vitrine_…".', { 'www-authenticate': 'Bearer' })
  const service = serviceFor(key)
  try {
    await accessOf(service)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, message, retryAfter } = error
    return refused(status, message, {
      ...(status === 401 && { 'www-authenticate': 'Bearer error="invalid_token"' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
  }
  // Nothing is ever sent by itself, so there is no stream to open and no session to end.
  if (request.method !== 'POST') return refused(405, 'Only POST is answered here.', { allow: 'POST' })
  const server = createMcpServer(service)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}
