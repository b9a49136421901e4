import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createApi,
  createMetrics,
  type FirstOwnerMessage,
  openStorage,
  readSent,
  type Storage,
  signedSent,
  signedStart,
  startOutbox,
} from '@vitrine/api'
import { createRegistry, type Registry, rewriteAsset } from '@vitrine/renderer'
import { rendererTexts } from '@vitrine/renderer/texts'
import { isAsset, isEmail, languageCodes } from '@vitrine/schemas'
import { sections } from '@vitrine/sections'
import { sectionSpecs } from '@vitrine/sections/specs'
import { sectionTexts } from '@vitrine/sections/texts'
import type { Logger } from 'pino'
import { readAssets } from '../assets/assets.ts'
import { assetHostsOf, type Config, systemOriginOf } from '../config.ts'
import type { SendForSession, SiteSend } from '../request/sites.ts'
import type { BuildRedirectRule } from '../routing/redirects.ts'
import type { Development } from '../server/development.ts'
import { storesOf } from '../server/security.ts'
import { createServer, type ServerParts } from '../server/server.ts'
import { createInterfaceTexts } from '../translations/interface-words.ts'
import { fillDemo, findDemo } from './demo-sites.ts'
import { ensureOwners } from './owner-command.ts'
import { startHousekeeping } from './scheduled-jobs.ts'

export interface Started {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string
  /** The demo sites that were made at this start. */
  readonly demo: readonly string[]
  /** The first account, where this start made it. */
  readonly told: FirstOwnerMessage | undefined
  /** Ends what runs and closes the storage. */
  readonly close: () => Promise<void>
  /** Ends what does not end by itself. */
  readonly cut: () => void
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
 * Opens the storage, brings its tables up to date, fills in the demo where it belongs, and listens.
 *
 * @throws when the storage cannot be opened, the build is missing, or the port is taken.
 */
export async function startHost(
  config: Config,
  logger: Logger,
  { folder, sites, development }: Place,
): Promise<Started> {
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
    const demo = await fillDemo(storage, sectionSpecs, config, sites)
    const told = await ensureOwners(storage, config)
    const systemOrigin = systemOriginOf(config)
    const api = createApi({
      specs: sectionSpecs,
      storage,
      region: config.region,
      logger,
      systemOrigin,
      rateLimit: config.rateLimit,
      sendsMail: config.smtpUrl !== undefined,
      siteWorker: join(folder, development ? 'src/process/site-worker.ts' : 'dist/server/site-worker.js'),
      mediaHosts: [...storesOf(config).map((store) => URL.parse(store)?.host ?? store), ...config.mediaHosts],
    })
    await warnOfDefault(storage, config, logger)
    const hosts = assetHostsOf(config)
    const app = await createServer({
      config,
      api: {
        plugin: api.plugin,
        send: api.send as SiteSend,
        ask: api.ask as SendForSession,
        maySeeDraft: api.maySeeDraft,
        redirectsOf: api.redirectsOf,
        signedStart: () => signedStart(storage.db),
        signedSent: (form) => signedSent(storage.db, form),
        readSent: (tenantId, value) => readSent(storage.db, tenantId, value),
      },
      studio: {
        assets,
        registry: registryOfSections(development === undefined),
        words: createInterfaceTexts(
          Object.fromEntries(languageCodes.map((code) => [code, { ...rendererTexts(code), ...sectionTexts(code) }])),
        ),
        asset: (src) => (isAsset(src) ? rewriteAsset(src, hosts) : ''),
      },
      logger: logger as ServerParts['logger'],
      builds,
      redirects: builds === undefined ? [] : redirectsOf(builds, assets.buildId),
      mediaDir: storage.mediaDir,
      uploadsDir: storage.uploadsDir,
      demoSites: await findDemo(storage, config),
      development,
      metrics: createMetrics(storage),
    })
    // One name, one socket: for the second address of localhost there would be a second server, which nothing drains.
    const host = config.host === 'localhost' ? '127.0.0.1' : config.host
    const url = await app.listen({ host, port: config.port })
    const stopOutbox = startOutbox(storage, { smtpUrl: config.smtpUrl, from: senderOf(config), logger })
    const stopHousekeeping = startHousekeeping(storage, logger)
    return {
      url,
      demo,
      told,
      async close() {
        await app.close()
        await Promise.all([stopOutbox(), stopHousekeeping()])
        await storage.close()
      },
      cut: () => app.server.closeAllConnections(),
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** Who mails come from: the mailbox that we send with where it is an address, else one of the system domain. */
const senderOf = ({ smtpUrl, systemDomain }: Config): string => {
  const user = decodeURIComponent(URL.parse(smtpUrl ?? '')?.username ?? '')
  return isEmail(user) ? user : `vitrine@${systemDomain}`
}

/** A default site that does not exist makes every address without clientId a 404; it may still come. */
async function warnOfDefault(storage: Storage, { defaultClientId }: Config, logger: Logger): Promise<void> {
  if (defaultClientId === undefined) return
  const tenants = storage.db.selectFrom('tenants').select('client_id').where('client_id', '=', defaultClientId)
  if ((await tenants.executeTakeFirst()) === undefined)
    logger.warn(`DEFAULT_CLIENT_ID=${defaultClientId}: there is no such site. Write the clientId of one that exists.`)
}

/** The redirects that the build wrote into its manifest (R69). */
const redirectsOf = (builds: string, buildId: string): readonly BuildRedirectRule[] =>
  (
    JSON.parse(readFileSync(join(builds, 'meta', `${buildId}.json`), 'utf8')) as {
      readonly matcher: readonly BuildRedirectRule[]
    }
  ).matcher
