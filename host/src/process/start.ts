import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  type Builds,
  directOriginOf,
  type FirstOwnerMessage,
  type InstanceEngine,
  type MailSender,
  openBuilds,
  openInstance,
  PRERENDER,
  type Running,
} from '@vitrine/api'
import type { Logger } from 'pino'
import { readAssets } from '../assets/assets.ts'
import type { Config } from '../config.ts'
import { createClaimMemory } from '../pages/drawing-claims.ts'
import { pageTypes } from '../plugins/page-types.ts'
import { permissionSets } from '../plugins/permission-sets.ts'
import { sectionSpecs } from '../plugins/specs.ts'
import { verifyPlugins } from '../plugins/verify-plugins.ts'
import { createAddressRules } from '../routing/address-rules.ts'
import type { Development } from '../server/page-answers.ts'
import { createServer } from '../server/server.ts'
import { apiSettings, buildsIn, redirectsOf, renderContextOf } from './drawing.ts'
import type { PageWorkerData } from './page-worker.ts'

export interface Started extends Running {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string
  /** The demo sites that were made at this start. */
  readonly demo: readonly string[]
  /** The first account, where this start made it. */
  readonly firstOwner: FirstOwnerMessage | undefined
}

export interface Place {
  /** The build stands in its folder `dist`: the folder of this package, or one of a site of one's own. */
  readonly folder: string
  /** Holds a folder for each of the demo sites. */
  readonly sites: string
  /** Folders with what new sites may begin with; `../sites/templates` of the folder, when left out. */
  readonly templates?: readonly string[] | undefined
  /** Sends mails where no mail server is set. */
  readonly mail?: MailSender | undefined
  /** The translation engines that all sites may use. */
  readonly translationEngines?: readonly InstanceEngine[] | undefined
  /** The module that has a bucket for the files, where no object store is set. */
  readonly filesFrom?: string | undefined
  readonly development?: Development | undefined
}

/**
 * Opens the service, and listens with a server in front of it.
 *
 * @throws when plugins cannot be used, the storage cannot be opened, the build is missing, or the port is taken.
 */
export async function startHost(
  given: Config,
  logger: Logger,
  { folder, sites, templates, mail, translationEngines, filesFrom, development }: Place,
): Promise<Started> {
  const directOrigin = await directOriginOf({ storeUrl: given.storeUrl, filesFrom })
  const config: Config = {
    ...given,
    sendsMail: given.sendsMail || mail !== undefined,
    ...(directOrigin !== undefined && { directOrigin }),
  }
  // Their schemas are looked at by the build; while developing by the registry.
  await verifyPlugins()
  const builds = buildsIn(folder)
  const assets = development?.assets ?? readAssets(builds)
  const instance = await openInstance({
    ...config,
    ...apiSettings(config),
    mail,
    translationEngines,
    filesFrom,
    specs: sectionSpecs,
    pageTypes,
    permissionSets,
    addressRules: createAddressRules(development ? [] : redirectsOf(builds, assets.buildId)),
    logger,
    demoFolder: sites,
    templatesFolder: templates ?? [join(folder, '../sites/templates')],
    owner: { email: config.ownerEmail, password: config.ownerPassword },
    mailDomain: config.systemDomain,
    jobWorker: development?.jobWorker ?? workerIn(folder, 'job-worker', development !== undefined),
    searchWorker: development?.searchWorker ?? workerIn(folder, 'search-worker', development !== undefined),
  })
  let earlier: Builds | undefined
  let stopBuilds: (() => Promise<void>) | undefined
  try {
    const { api, storage, metrics, demoSites } = instance
    earlier = development
      ? undefined
      : await openBuilds({ storage, own: { id: assets.buildId, timestamp: timeOf(builds), folder: builds } })
    const claims = createClaimMemory()
    const app = await createServer({
      config,
      claims,
      api,
      renderContext: renderContextOf(config, assets, development === undefined),
      logger,
      ...(development ? { development } : { redirects: redirectsOf(builds, assets.buildId), keptPages: api.keptPages }),
      ...(earlier && { build: { folder: builds, earlier } }),
      files: storage.files,
      demoSites,
      metrics,
    })
    // One name, one socket: for the second address of localhost there would be a second server, which nothing drains.
    const host = config.host === 'localhost' ? '127.0.0.1' : config.host
    await api.searchStarted
    const url = await app.listen({ host, port: config.port })
    if (!development) {
      const { port } = app.server.address() as AddressInfo
      const data: PageWorkerData = { config, folder, port, claims }
      api.jobs.take({ kinds: [PRERENDER], file: join(folder, 'dist/server/page-worker.js'), data })
    }
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

/** The file of a worker: as it was built, or its source while developing. */
const workerIn = (folder: string, name: string, isSource: boolean): string =>
  join(folder, isSource ? `src/process/${name}.ts` : `dist/server/${name}.js`)

/** When the build was made, in milliseconds. */
const timeOf = (builds: string): number => JSON.parse(readFileSync(join(builds, 'latest.json'), 'utf8')).timestamp
