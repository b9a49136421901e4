import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What a test in the browser knows of the service that runs beside it. */
export interface StartedService {
  readonly draftsId: string
  readonly email: string
  readonly password: string
}

export interface RunningService {
  readonly known: StartedService
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  readonly expireTokens: () => Promise<unknown>
}

/** Loaded when a test asks for it: the configuration of all tests has no need of the service. */
async function start(): Promise<RunningService> {
  const file = pathToFileURL(join(import.meta.dirname, 'start-service.ts')).href
  const { startService }: { startService: () => Promise<RunningService> } = await import(file)
  return startService()
}

/**
 * A real service under the origin of a test's page, as an app has one behind its own server: `/api/site/` of Vite's
 * server leads to it. It starts when a test asks for it.
 */
export function serviceInVite() {
  let starting: Promise<RunningService> | undefined
  let running: RunningService | undefined
  let isCut = false
  const answering = new Set<ServerResponse>()

  const plugin: Plugin = {
    name: 'service-in-vite',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/site/')) return next()
        if (!running || isCut) return request.destroy()
        answering.add(response)
        response.once('close', () => answering.delete(response))
        running.answer(request, response)
      })
    },
  }

  const commands = {
    async startService(): Promise<StartedService> {
      starting ??= start()
      running = await starting
      return running.known
    },
    /** Whether the line to the service is cut: streams break too. */
    cutService(_context: unknown, cut: boolean) {
      isCut = cut
      if (cut) for (const response of answering) response.destroy()
    },
    /** The hour of every ticket is over. */
    expireTokens: async () => void (await running?.expireTokens()),
  }
  return { plugin, commands }
}
