import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What a test in the browser knows of the service that runs beside it. */
export interface StartedService {
  readonly draftsId: string
  readonly email: string
  readonly password: string
}

/** Loaded when a test asks for it: the configuration of all tests has no need of the service. */
const load = <T>(path: string): Promise<T> => import(pathToFileURL(join(import.meta.dirname, '../..', path)).href)

/**
 * A real service under the origin of a test's page, as an app has one behind its own server: `/api/site/` of Vite's
 * server leads to it. It starts when a test asks for it.
 */
export function serviceInVite() {
  let app:
    | { routing: (request: IncomingMessage, response: ServerResponse) => void; close: () => Promise<unknown> }
    | undefined
  let forget: (() => Promise<unknown>) | undefined
  let isOffline = false
  const answering = new Set<ServerResponse>()

  const plugin: Plugin = {
    name: 'service-in-vite',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/site/')) return next()
        if (!app || isOffline) return request.destroy()
        answering.add(response)
        response.once('close', () => answering.delete(response))
        app.routing(request, response)
      })
      httpServer?.once('close', () => void app?.close())
    },
  }

  async function start(): Promise<StartedService> {
    const { openStorage } = await load<typeof import('../../api/src/open-storage.ts')>('api/src/open-storage.ts')
    const { serve } = await load<typeof import('../../api/src/testing/serve.ts')>('api/src/testing/serve.ts')
    const { exampleSite } = await load<typeof import('../../api/src/testing/site.ts')>('api/src/testing/site.ts')
    const { specs } = await load<typeof import('../../api/src/testing/specs.ts')>('api/src/testing/specs.ts')
    const { importSiteFiles } = await load<typeof import('../../api/src/features/site-import/site-import.ts')>(
      'api/src/features/site-import/site-import.ts',
    )
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-service-'))
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
    const storage = await openStorage({ dataDir })
    const { tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const served = await serve({ storage })
    const { email } = await served.memberOf(tenantId, { role: 'owner' })
    app = served.app
    forget = () => storage.db.deleteFrom('draft_keys').where('kind', '=', 'frame').execute()
    return { draftsId, email, password: 'correct horse' }
  }

  let started: Promise<StartedService> | undefined
  const commands = {
    startService: () => (started ??= start()),
    /** Whether the line to the service is cut: streams break too. */
    cutService(_context: unknown, isCut: boolean) {
      isOffline = isCut
      if (isCut) for (const response of answering) response.destroy()
    },
    /** The hour of every ticket is over. */
    expireTokens: async () => void (await forget?.()),
  }
  return { plugin, commands }
}
