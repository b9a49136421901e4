import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One answer, as it is counted: by the pattern of its route, never by its address or its site. */
export interface CountedAnswer {
  readonly method: string
  /** `undefined` when no route fits. */
  readonly route: string | undefined
  readonly status: number
  readonly seconds: number
}

/** What a route knows of its answer beside the status. */
export interface AnswerFacts {
  /** Its name; the pattern of its address when it is left out. */
  readonly route?: string | undefined
  readonly tenantId?: string | undefined
}

/** Logs and counts every answer; no addresses, since they may hold names and tokens. */
export function logAnswers(
  app: FastifyInstance,
  factsOf: (request: FastifyRequest) => AnswerFacts | undefined,
  count: (answer: CountedAnswer) => void = () => undefined,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const known = factsOf(request)
    const route = known?.route ?? request.routeOptions.url
    const facts = { method: request.method, route, tenant: known?.tenantId, status: reply.statusCode }
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'Answered.')
    count({ method: facts.method, route, status: facts.status, seconds: reply.elapsedTime / 1000 })
  })
}
