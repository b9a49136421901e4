import { workerData } from 'node:worker_threads'
import { createApi, createLogger, joinStorage, serveJobThread } from '@vitrine/api'
import { readAssets } from '../assets/assets.ts'
import { type Config, systemOriginOf } from '../config.ts'
import { prerenderJob } from '../pages/prerender-job.ts'
import { pageTypes } from '../plugins/page-types.ts'
import { sectionSpecs } from '../plugins/specs.ts'
import { apiSettings, buildsIn, redirectsOf, renderContextOf } from './drawing.ts'

/** What the thread is started with. */
export interface PageWorkerData {
  readonly config: Config
  /** The folder of this package. */
  readonly folder: string
  /** The port that the service listens on. */
  readonly port: number
  /** Which pages the threads of this process are drawing. */
  readonly claims: SharedArrayBuffer
}

// The thread that draws pages before somebody asks for them: an entry of its own in the build, started for the first
// job of a publish.

const { config, folder, port, claims } = (workerData as { readonly data: PageWorkerData }).data
const builds = buildsIn(folder)
const assets = readAssets(builds)
const logger = createLogger(config.logLevel)

await serveJobThread(joinStorage, (storage) => {
  const service = createApi({
    ...apiSettings(config),
    specs: sectionSpecs,
    pageTypes,
    storage,
    logger,
    rateLimit: false,
    sendsMail: config.sendsMail,
  })
  return [
    prerenderJob({
      config,
      claims,
      service,
      renderContext: renderContextOf(config, assets, true),
      redirects: redirectsOf(builds, assets.buildId),
      port: () => port,
      systemOrigin: systemOriginOf({ ...config, port }),
      forget: (id) => storage.changes.tell({ kind: 'site', id }),
      logger,
    }),
  ]
})
