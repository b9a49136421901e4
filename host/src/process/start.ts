import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Builds, type FirstOwnerMessage, openBuilds, openInstance, type Running } from '@vitrine/api'
import { createRegistry, type Registry, rewriteAsset } from '@vitrine/renderer'
import { rendererTexts } from '@vitrine/renderer/texts'
import { isAsset } from '@vitrine/schemas'
import { sections } from '@vitrine/sections'
import { sectionSpecs } from '@vitrine/sections/specs'
import { sectionTexts } from '@vitrine/sections/texts'
import type { Logger } from 'pino'
import { type Assets, readAssets } from '../assets/assets.ts'
import { assetHostsOf, type Config, storesOf, systemOriginOf } from '../config.ts'
import type { RenderContext } from '../pages/draw.ts'
import type { BuildRedirectRule } from '../routing/redirects.ts'
import type { Development } from '../server/page-answers.ts'
import { createServer } from '../server/server.ts'
import { createHostTexts } from '../translations/interface-words.ts'

export interface Started extends Running {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string
  /** The demo sites that were made at this start. */
  readonly demo: readonly string[]
  /** The first account, where this start made it. */
  readonly firstOwner: FirstOwnerMessage | undefined
}

interface Place {
  /** The folder of this package: the build stands in it. */
  readonly folder: string
  /** Holds a folder for each of the demo sites. */
  readonly sites: string
  readonly development?: Development | undefined
}

let registry: Registry | undefined
/** Every section, read once; none is added while this process lives. What was built was verified by the build. */
const registryOfSections = (areVerified: boolean): Registry => (registry ??= createRegistry(sections, { areVerified }))

/** @throws RegistryError with what is wrong with the sections; the build asks, since it takes a second. */
export const verifySections = (): void => void createRegistry(sections)

/**
 * Opens the service, and listens with a server in front of it.
 *
 * @throws when the storage cannot be opened, the build is missing, or the port is taken.
 */
export async function startHost(
  config: Config,
  logger: Logger,
  { folder, sites, development }: Place,
): Promise<Started> {
  const builds = join(folder, 'dist/client/builds')
  const assets = development?.assets ?? readAssets(builds)
  const instance = await openInstance({
    ...config,
    specs: sectionSpecs,
    logger,
    demoFolder: sites,
    owner: { email: config.ownerEmail, password: config.ownerPassword },
    systemOrigin: systemOriginOf(config),
    mailDomain: config.systemDomain,
    siteWorker: join(folder, development ? 'src/process/site-worker.ts' : 'dist/server/site-worker.js'),
    jobWorker: join(folder, development ? 'src/process/job-worker.ts' : 'dist/server/job-worker.js'),
    searchWorker: join(folder, development ? 'src/process/search-worker.ts' : 'dist/server/search-worker.js'),
    mediaHosts: [...storesOf(config).map((store) => URL.parse(store)?.host ?? store), ...config.mediaHosts],
  })
  let earlier: Builds | undefined
  let stopBuilds: (() => Promise<void>) | undefined
  try {
    const { api, storage, metrics, demoSites } = instance
    earlier = development
      ? undefined
      : await openBuilds({ storage, own: { id: assets.buildId, timestamp: timeOf(builds), folder: builds } })
    const app = await createServer({
      config,
      api,
      renderContext: renderContextOf(config, assets, development === undefined),
      logger,
      ...(development ? { development } : { redirects: redirectsOf(builds, assets.buildId) }),
      ...(earlier && { build: { folder: builds, earlier } }),
      files: storage.files,
      demoSites,
      metrics,
    })
    // One name, one socket: for the second address of localhost there would be a second server, which nothing drains.
    const host = config.host === 'localhost' ? '127.0.0.1' : config.host
    await api.searchStarted
    const url = await app.listen({ host, port: config.port })
    await instance.startJobs()
    stopBuilds = earlier?.start()
    return {
      url,
      demo: instance.newDemoSites,
      firstOwner: instance.firstOwner,
      async close() {
        await app.close()
        await stopBuilds?.()
        await instance.close()
      },
      cut: () => app.server.closeAllConnections(),
    }
  } catch (error) {
    await instance.close()
    throw error
  }
}

/** What all pages are drawn with. */
function renderContextOf(config: Config, assets: Assets, areVerified: boolean): RenderContext {
  const hosts = assetHostsOf(config)
  return {
    assets,
    registry: registryOfSections(areVerified),
    words: createHostTexts((language) => ({ ...rendererTexts(language), ...sectionTexts(language) })),
    pollInterval: config.buildPollSeconds === undefined ? undefined : config.buildPollSeconds * 1000,
    asset: (src) => (isAsset(src) ? rewriteAsset(src, hosts) : ''),
  }
}

/** When the build was made, in milliseconds. */
const timeOf = (builds: string): number => JSON.parse(readFileSync(join(builds, 'latest.json'), 'utf8')).timestamp

/** The redirects that the build wrote into its manifest (R69). */
function redirectsOf(builds: string, buildId: string): readonly BuildRedirectRule[] {
  const manifest: { readonly matcher: readonly BuildRedirectRule[] } = JSON.parse(
    readFileSync(join(builds, 'meta', `${buildId}.json`), 'utf8'),
  )
  return manifest.matcher
}
