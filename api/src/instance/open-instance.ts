import type { Specs } from '@vitrine/model'
import { isEmail } from '@vitrine/schemas'
import type { Logger } from 'pino'
import { type Api, type ApiOptions, createApi } from '../create-api.ts'
import { ensureFirstOwner, type FirstOwner, type FirstOwnerMessage } from '../features/accounts/first-owner.ts'
import { renewPermissionSets } from '../features/members/permission-sets.queries.ts'
import { createMetrics, type Metrics } from '../features/monitoring/metrics.ts'
import { createTranslationEngines, type InstanceEngine } from '../features/translation-engines/translation-engines.ts'
import { createWebhookSender } from '../features/webhooks/delivery/sender.ts'
import { startWebhooks } from '../features/webhooks/delivery/start-sending.ts'
import { openStorage } from '../open-storage.ts'
import type { Storage } from '../platform/database/storage.ts'
import type { MailSender } from '../platform/mail/mail-sender.ts'
import { createSiteServers } from '../platform/mail/servers/site-servers.ts'
import { startOutbox } from '../platform/mail/start-outbox.ts'
import { createSealing } from '../platform/sealing/sealing.ts'
import { type DemoMode, ensureDemoOwners, findDemoSites, importDemoSites } from './demo-sites.ts'
import { startScheduledJobs } from './scheduled-jobs.ts'
import { knownClientIds } from './tenants.queries.ts'

export interface InstanceOptions
  extends Pick<
    ApiOptions,
    | 'pageTypes'
    | 'permissionSets'
    | 'region'
    | 'systemOrigin'
    | 'rateLimit'
    | 'addressRules'
    | 'inbound'
    | 'mediaHosts'
    | 'searchWorker'
    | 'jobWorker'
    | 'templatesFolder'
  > {
  readonly specs: Specs
  readonly logger: Logger
  readonly dataDir: string
  /** SQLite in the data folder when it is left out. */
  readonly databaseUrl?: string | undefined
  /** The object store that has the files (`FilesPlace`). */
  readonly storeUrl?: string | undefined
  readonly storeRedirect?: boolean | undefined
  /** The module that has a bucket for the files (`FilesPlace`). */
  readonly filesFrom?: string | undefined
  readonly demo: DemoMode
  /** Holds a folder for each of the demo sites. */
  readonly demoFolder: string
  /** The first account of an instance that has none. */
  readonly owner: FirstOwner
  /** Mails wait when it is left out, but those of sites with a server of their own. */
  readonly smtpUrl?: string | undefined
  /** Sends mails where there is no `smtpUrl`. */
  readonly mail?: MailSender | undefined
  /** Lets sites have mail servers on private addresses and any port. */
  readonly mailPrivateHosts?: boolean | undefined
  /** Lets sites have webhooks on private addresses, and without TLS. */
  readonly webhookPrivateHosts?: boolean | undefined
  /** Lets sites have translation engines on private addresses, and without TLS. */
  readonly translationPrivateHosts?: boolean | undefined
  /** The translation engines of the instance, which all sites may use. */
  readonly translationEngines?: readonly InstanceEngine[] | undefined
  /** What the keys of passwords and codes in the database are derived from, beside its own secret. */
  readonly secretKey?: string | undefined
  /** The domain of the system's own mailbox, where `smtpUrl` names none. */
  readonly mailDomain: string
  /** The site that addresses without a clientId mean. */
  readonly defaultClientId?: string | undefined
}

/** The service with its storage, before and beside a server. */
export interface Instance {
  readonly storage: Storage
  readonly api: Api
  readonly metrics: Metrics
  /** The clientIds of the demo sites that are there, and of those that this start made. */
  readonly demoSites: readonly string[]
  readonly newDemoSites: readonly string[]
  /** The first account, where this start made it. */
  readonly firstOwner: FirstOwnerMessage | undefined
  /** Sends mails and does what must be done now and then, until the instance is closed. */
  readonly startJobs: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Opens the storage, brings its tables up to date, fills in the demo and the first owner where they belong.
 *
 * @throws StorageError when the storage cannot be opened.
 */
export async function openInstance(options: InstanceOptions): Promise<Instance> {
  const { logger, databaseUrl, dataDir, smtpUrl, mail, storeUrl, filesFrom, storeRedirect } = options
  const onLost = (err: unknown) => logger.error({ err }, 'A connection to the database was lost.')
  const onStoreLost = (err: unknown) => logger.error({ err }, 'The object store does not answer; files are missing.')
  const files = { dataDir, storeUrl, filesFrom, storeRedirect, onStoreLost }
  const storage = await openStorage(databaseUrl === undefined ? files : { ...files, databaseUrl, onLost })
  try {
    const filled = await fillStorage(storage, options)
    storage.listen()
    const stops: (() => Promise<void>)[] = []
    const from = senderOf(options)
    const sendsMail = smtpUrl !== undefined || mail !== undefined
    const instanceMail = sendsMail ? { smtpUrl, mail, from } : undefined
    const rules = { privateHosts: options.mailPrivateHosts }
    const siteServers = createSiteServers(storage.db, createSealing(storage.db, options.secretKey), rules)
    const webhookSender = createWebhookSender(storage.db, {
      sealing: siteServers.sealing,
      systemOrigin: options.systemOrigin ?? '',
      privateHosts: options.webhookPrivateHosts,
      logger,
    })
    const translationEngines = createTranslationEngines(storage.db, {
      sealing: siteServers.sealing,
      rules: { privateHosts: options.translationPrivateHosts },
      instance: options.translationEngines,
    })
    const services = { siteServers, webhookSender, translationEngines }
    const api = createApi({ ...options, storage, sendsMail, instanceMail, ...services })
    return {
      storage,
      ...filled,
      api,
      metrics: createMetrics(storage),
      async startJobs() {
        stops.push(startOutbox(storage, { smtpUrl, mail, from, sites: siteServers, logger }))
        stops.push(startWebhooks(storage, { sender: webhookSender, logger }))
        stops.push(await startScheduledJobs(storage, { ...api, logger }))
      },
      async close() {
        await Promise.all(stops.map((stop) => stop()))
        await api.numbers.close()
        await storage.close()
      },
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function fillStorage(
  storage: Storage,
  { specs, permissionSets = [], logger, demo, demoFolder, owner, defaultClientId }: InstanceOptions,
): Promise<Pick<Instance, 'demoSites' | 'newDemoSites' | 'firstOwner'>> {
  await renewPermissionSets(storage.db, permissionSets)
  const newDemoSites = await importDemoSites(storage, specs, demo, demoFolder)
  const firstOwner = await ensureFirstOwner(storage, owner)
  await ensureDemoOwners(storage, demo, { email: owner.email, password: firstOwner?.password ?? owner.password })
  // A default site that does not exist makes every address without clientId a 404; it may still come.
  if (defaultClientId !== undefined && (await knownClientIds(storage.db, [defaultClientId])).length === 0)
    logger.warn(`DEFAULT_CLIENT_ID=${defaultClientId}: there is no such site. Write the clientId of one that exists.`)
  return { newDemoSites, firstOwner, demoSites: await findDemoSites(storage, demo) }
}

/** Who mails come from: the mailbox that we send with where it is an address, else one of the system domain. */
function senderOf({ smtpUrl, mail, mailDomain }: InstanceOptions): string {
  if (smtpUrl === undefined && mail?.from !== undefined) return mail.from
  const user = decodeURIComponent(URL.parse(smtpUrl ?? '')?.username ?? '')
  return isEmail(user) ? user : `vitrine@${mailDomain}`
}
