import Fastify, { type FastifyInstance } from 'fastify'
import type { Api } from '../service/create-api.ts'
import { type ApiParts, createApi, serverOptions } from '../service/create-api.ts'
import { specs } from './specs.ts'

type Response = Awaited<ReturnType<FastifyInstance['inject']>>

export interface Served {
  readonly api: Api
  readonly app: FastifyInstance
  /** Sends a request; paths start behind `/api/site/`. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** The data of an answer, which must be there. */
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the answer
  data<T = any>(path: string, headers?: Record<string, string>): Promise<T>
}

/** The service as a host would run it. */
export async function serve(parts: Omit<ApiParts, 'specs'>): Promise<Served> {
  const api = createApi({ specs, ...parts })
  const app = Fastify(serverOptions)
  await app.register(api.plugin)
  await app.ready()
  const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.inject({ method: 'GET', url: `/api/site/${path}`, headers: { host: 'localhost:3000', ...headers } })
  return {
    api,
    app,
    get,
    async data(path, headers) {
      const response = await get(path, headers)
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
      return response.json().data
    },
  }
}
