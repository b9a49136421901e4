import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, openStorage, type Storage } from '@vitrine/api'
import { createRegistry, rewriteAsset } from '@vitrine/renderer'
import { rendererTexts } from '@vitrine/renderer/texts'
import { languageCodes } from '@vitrine/schemas'
import { sections } from '@vitrine/sections'
import { sectionSpecs } from '@vitrine/sections/specs'
import { sectionTexts } from '@vitrine/sections/texts'
import type { Logger } from 'pino'
import { readAssets } from './assets.ts'
import type { Config } from './config.ts'
import { fillDemo, findDemo } from './demo.ts'
import type { Development } from './development.ts'
import type { RedirectRule } from './redirects.ts'
import { createRender } from './render.ts'
import { createServer, type ServerParts } from './server.ts'
import type { Send } from './sites.ts'
import { createWords } from './words.ts'

export interface Started {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string
  /** The demo sites that were made at this start. */
  readonly demo: readonly string[]
  /** Ends what runs and closes the storage. */
  readonly close: () => Promise<void>
  /** Ends what does not end by itself. */
  readonly cut: () => void
}

interface Place {
  /** The folder of this package: the build and the demo sites stand in it. */
  readonly folder: string
  readonly development?: Development | undefined
}

/**
 * Opens the storage, brings its tables up to date, fills in the demo where it belongs, and listens.
 *
 * @throws when the storage cannot be opened, the build is missing, or the port is taken.
 */
export async function start(config: Config, logger: Logger, { folder, development }: Place): Promise<Started> {
  const builds = development ? undefined : join(folder, 'dist/client/builds')
  const assets = development?.assets ?? readAssets(builds as string)
  const storage = await openStorage(
    config.databaseUrl === undefined
      ? { dataDir: config.dataDir }
      : {
          databaseUrl: config.databaseUrl,
          dataDir: config.dataDir,
          onLost: (err) => logger.error({ err }, 'A connection to the database was lost.'),
        },
  )
  try {
    const demo = await fillDemo(storage, sectionSpecs, config, join(folder, 'demo'))
    const api = createApi({ specs: sectionSpecs, storage, region: config.region, logger })
    await warnOfDefault(storage, config, logger)
    const hosts = { region: config.region, hosts: config.assetHosts, cnOrigin: config.cnSiteOrigin }
    const app = await createServer({
      config,
      api: { plugin: api.plugin, send: api.send as Send },
      studio: {
        assets,
        render: createRender(createRegistry(sections)),
        words: createWords(
          Object.fromEntries(languageCodes.map((code) => [code, { ...rendererTexts(code), ...sectionTexts(code) }])),
        ),
        asset: (src) => rewriteAsset(src, hosts),
      },
      logger: logger as ServerParts['logger'],
      builds,
      redirects: builds === undefined ? [] : redirectsOf(builds, assets.buildId),
      mediaDir: storage.mediaDir,
      demoSites: await findDemo(storage, config),
      development,
    })
    const url = await app.listen({ host: config.host, port: config.port })
    return {
      url,
      demo,
      async close() {
        await app.close()
        await storage.close()
      },
      cut: () => app.server.closeAllConnections(),
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** A default site that does not exist makes every address without clientId a 404; it may still come. */
async function warnOfDefault(storage: Storage, { defaultClientId }: Config, logger: Logger): Promise<void> {
  if (defaultClientId === undefined) return
  const tenants = storage.db.selectFrom('tenants').select('client_id').where('client_id', '=', defaultClientId)
  if ((await tenants.executeTakeFirst()) === undefined)
    logger.warn(`DEFAULT_CLIENT_ID=${defaultClientId}: there is no such site. Write the clientId of one that exists.`)
}

/** The redirects that the build wrote into its manifest (R69). */
const redirectsOf = (builds: string, buildId: string): readonly RedirectRule[] =>
  (
    JSON.parse(readFileSync(join(builds, 'meta', `${buildId}.json`), 'utf8')) as {
      readonly matcher: readonly RedirectRule[]
    }
  ).matcher
