import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Membership } from '@vitrine/schemas'
import Fastify, { type FastifyInstance, type InjectOptions, LogController } from 'fastify'
import type { Api } from '../create-api.ts'
import { type ApiOptions, createApi } from '../create-api.ts'
import { setMembership } from '../features/accounts/accounts.queries.ts'
import { passwordHash } from '../features/accounts/passwords.ts'
import { startSession } from '../features/accounts/sessions.queries.ts'
import { codesOf } from '../http/openapi/codes.ts'
import { serverOptions } from '../http/server/server-options.ts'
import { specs } from './specs.ts'

type Response = Awaited<ReturnType<FastifyInstance['inject']>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD'
type Headers = Record<string, string>

/** Somebody who asks over HTTP; paths start behind `/api/site/`. */
export interface Client {
  ask(method: Method, path: string, body?: object | string, headers?: Headers): Promise<Response>
  get(path: string, headers?: Headers): Promise<Response>
  post(path: string, body: object, headers?: Headers): Promise<Response>
  /** The data of an answer, which must be there. */
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the answer
  data<T = any>(path: string, headers?: Headers): Promise<T>
}

export interface Served extends Client {
  readonly api: Api
  readonly app: FastifyInstance
  /** A new member of a site with a session of their own. */
  memberOf(
    tenantId: string,
    membership: Membership,
  ): Promise<Client & { readonly accountId: string; readonly email: string; readonly session: string }>
}

/** The file of the thread of jobs, with the sections of tests. */
export const jobWorker = fileURLToPath(new URL('./job-worker.ts', import.meta.url))

let count = 0
// Once: it is meant to take its time.
const password = passwordHash('correct horse')

/** The service as a host would run it. */
export async function serve(parts: Omit<ApiOptions, 'specs'> & Partial<Pick<ApiOptions, 'specs'>>): Promise<Served> {
  const api = createApi({ specs, rateLimit: false, ...parts })
  const app = Fastify({
    ...serverOptions,
    ...(parts.logger && { loggerInstance: parts.logger }),
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance
  const undeclared: string[] = []
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const call = routeOptions.config?.call
    const isFailure = reply.statusCode >= 400 && String(reply.getHeader('content-type')).includes('json')
    if (!call || !isFailure || typeof payload !== 'string') return
    const { code } = JSON.parse(payload).error
    if (!codesOf(call).includes(code)) undeclared.push(`${call.name} answers ${code}`)
  })
  await app.register(api.plugin)
  await app.ready()

  const clientWith = (always: Headers): Client => {
    const ask: Client['ask'] = async (method, path, body, headers = {}) => {
      const options: InjectOptions = {
        method,
        url: `/api/site/${path}`,
        headers: { host: 'localhost:3000', ...always, ...headers },
      }
      if (body !== undefined) options.payload = body
      const response = await app.inject(options)
      // What is described to programs is what they get, in every test.
      if (undeclared.length > 0)
        throw new Error(`${undeclared.splice(0).join(', ')}, which its description does not say.`)
      return response
    }
    return {
      ask,
      get: (path, headers) => ask('GET', path, undefined, headers),
      post: (path, body, headers) => ask('POST', path, body, headers),
      async data(path, headers) {
        const response = await ask('GET', path, undefined, headers)
        if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
        return response.json().data
      },
    }
  }
  return {
    api,
    app,
    ...clientWith({}),
    async memberOf(tenantId, membership) {
      const { db } = parts.storage
      const email = `${membership.role}-${++count}@example.com`
      const id = randomUUID()
      const account = {
        id,
        email,
        name: membership.role,
        password: await password,
        may_add_sites: 0,
        created_at: '2026',
        language: null,
        chosen_language: null,
      }
      await db.insertInto('accounts').values(account).execute()
      await setMembership(db, tenantId, id, membership)
      const session = await startSession(db, id, 'a test')
      return {
        accountId: id,
        email,
        session,
        ...clientWith({ 'client-id': tenantId, cookie: `vitrine_session=${session}` }),
      }
    },
  }
}
