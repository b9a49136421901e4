import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import { API_PREFIX } from '@vitrine/schemas'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { sendCallFailure, sendStatus } from '../server/plain-answers.ts'
import { connectionOptions, drainConnections } from './drain-connections.ts'
import { isFileRequest } from './files.ts'
import { namesOneHost } from './request-host.ts'

export interface WebServerOptions {
  readonly logger: FastifyBaseLogger
  /** Addresses and networks of proxies whose forwarded headers count (R65). */
  readonly trustProxy: readonly string[]
  /** Answers an address that cannot be decoded, which never reaches a route (R43). */
  readonly unreadable: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Behind the host that it names, or without one. */
const isCall = /^(?:\w+:\/\/[^/]*)?\/api\//

/** A server for pages, files and the API: its limits, its connections, and what it refuses before any route is asked. */
export function createWebServer({ logger, trustProxy, unreadable }: WebServerOptions): FastifyInstance {
  const app = Fastify({
    ...connectionOptions,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // As long as a whole request head may be: a name that is too long for a page is answered by one.
    routerOptions: { maxParamLength: maxHeaderSize },
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    frameworkErrors(_error, request, reply) {
      if (request.url.startsWith('/api/')) void sendCallFailure(request, reply, 400)
      else if (isFileRequest(request)) void sendStatus(reply, 400)
      else void unreadable(request, reply)
    },
  })
  drainConnections(app)
  // First of all: past this, a host is what its one name says.
  app.addHook('onRequest', (request, reply, done) => {
    if (namesOneHost(request)) return done()
    reply.header('connection', 'close')
    void (isCall.test(request.url) ? sendCallFailure(request, reply, 400) : sendStatus(reply, 400))
  })
  return app
}

/** Who watches the process asks by address, so these calls are answered on any host. */
const isOfMonitoring = new RegExp(`^${API_PREFIX}(?:health|ready)(?:$|[/?])`)

/** The API answers on our hosts only, as pages do (reliability, 1). */
export function refuseForeignHosts(app: FastifyInstance, isOurHost: (host: string) => Promise<boolean>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || isOfMonitoring.test(request.url)) return
    if (!(await isOurHost(request.host))) return sendCallFailure(request, reply, 421)
  })
}
