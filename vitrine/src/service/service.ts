import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Impact, Specs } from '@vitrine/model'
import type { SchemaLock } from '@vitrine/schemas/lock'
import { CommandError } from '../command.ts'
import { serverOptions } from '../config/built-site.ts'
import { configFile, readConfig } from '../config/read-config.ts'
import type { MigratedDraft } from '../migrate/migrated-text.ts'
import { readEnvironmentFile } from '../site/open-site.ts'
import { isHostInstalled, prepareSources } from '../site/prepare.ts'

/** What commands ask of the service whose database is here. */
export interface OpenService {
  readonly impact: (specs: Specs, lock: SchemaLock | undefined) => Promise<Impact>
  readonly migrate: (specs: Specs, onDraft: (draft: MigratedDraft) => void) => Promise<readonly MigratedDraft[]>
  /** Helps somebody who is locked out, or invited, and answers what to tell them. @throws CommandError with what can be called */
  readonly owner: (words: readonly string[]) => Promise<string>
  /** Writes a site into a folder; answers how many documents and media files it has. @throws CommandError without it. */
  readonly exportSite: (
    clientId: string,
    folder: string,
  ) => Promise<{ readonly documents: number; readonly media: number }>
}

/** Where the service keeps everything, as its server reads it from the environment and the config of a site. */
async function placeOf(cwd: string) {
  const file = configFile(cwd)
  const { database, files } = file === undefined ? {} : await readConfig(cwd)
  const address = typeof files === 'string' ? files : undefined
  const { DATA_DIR = './data', DATABASE_URL = database, STORE_URL = address } = process.env
  return {
    dataDir: resolve(cwd, DATA_DIR),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(STORE_URL !== undefined && { storeUrl: STORE_URL }),
    ...(STORE_URL === undefined && typeof files === 'object' && { filesFrom: file }),
  }
}

/** @throws CommandError where the service is not installed: an app that keeps its documents in files has none. */
async function loadService(cwd: string): Promise<{ readonly api: Api; readonly sources: string }> {
  const sources = isHostInstalled(cwd) ? prepareSources(cwd) : undefined
  if (sources === undefined)
    throw new CommandError(
      '--database needs the service, @vitrine/host, which is not installed here. Name files: --site <path>',
    )
  return { api: await import(pathToFileURL(join(sources, 'api/src/index.ts')).href), sources }
}

/**
 * Opens the service's storage (DATA_DIR, DATABASE_URL), does something with it, and closes it. A server may run meanwhile.
 *
 * @throws CommandError when there is no service, or its storage cannot be opened.
 */
export async function withService<T>(cwd: string, work: (service: OpenService) => Promise<T>): Promise<T> {
  const { api, sources } = await loadService(cwd)
  try {
    readEnvironmentFile(cwd)
    const storage = await api.openStorage(await placeOf(cwd))
    try {
      return await work({
        impact: (specs, lock) => api.storedImpact(storage, specs, lock),
        migrate: (specs, onDraft) => api.migrateDrafts(storage, specs, { isDry: false, onDraft }),
        owner: (words) =>
          originOf(cwd, sources)
            .then((origin) => api.ownerCommand(storage, words, origin, 'npx vitrine owner'))
            .catch((error: Error) => Promise.reject(new CommandError(error.message))),
        async exportSite(clientId, folder) {
          const files = await exportedFiles(api, storage, clientId)
          await api.writeSite(files, folder).finally(files.close)
          return { documents: Object.keys(files.documents).length, media: Object.keys(files.media ?? {}).length }
        },
      })
    } finally {
      await storage.close()
    }
  } catch (error) {
    if (error instanceof api.StorageError) throw new CommandError(error.message)
    throw error
  }
}

type Api = typeof import('@vitrine/api')

/** Where owners sign in, as the server itself reads it from the environment. */
async function originOf(cwd: string, sources: string): Promise<string> {
  const config = configFile(cwd) === undefined ? {} : await readConfig(cwd)
  const { defaults } = serverOptions(cwd, config, sources).main
  const host = (await import(pathToFileURL(join(sources, 'host/src/config.ts')).href)) as HostConfig
  return host.systemOriginOf(host.readConfig({ ...defaults, ...process.env }).config)
}

/** What `host/src/config.ts` offers. */
interface HostConfig {
  readonly readConfig: (environment: object) => { readonly config: object }
  readonly systemOriginOf: (config: object) => string
}

async function exportedFiles(api: Api, storage: Awaited<ReturnType<Api['openStorage']>>, clientId: string) {
  const { db } = storage
  const tenant = await db.selectFrom('tenants').select('id').where('client_id', '=', clientId).executeTakeFirst()
  if (!tenant) throw new CommandError(`There is no site ${clientId}.`)
  return api.exportSiteFiles(storage, tenant.id)
}
