import { join } from 'node:path'
import type { Specs } from '@vitrine/model'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { inShortTransactions, withPause } from '../../platform/database/short-transactions.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { newPendingId } from '../sites/pending-site.ts'
import type { SiteFiles } from './files/files.ts'
import { storeMedia } from './media.ts'
import { dropPendingSite } from './pending-sites.ts'
import { ImportError, type ImportProblem } from './problems.ts'
import { prepareSite, type StagedSite, type StagingOptions } from './staging/prepare-site.ts'
import { insertDomains, nameSite } from './staging/staged-sites.queries.ts'

export interface ImportOptions extends StagingOptions {
  /** What else is stored in the transaction that shows the site: who owns it. */
  readonly also?: (write: Database, tenantId: string) => Promise<void>
  /** Whether its domains count at once. Only for sites that we bring along: an owner must prove a domain first. */
  readonly domainsVerified?: boolean
}

export interface ImportResult {
  readonly tenantId: string
  readonly clientId: string
  readonly draftsId: string
  /** The release that was published; `null` when none was asked for. */
  readonly release: string | null
  /** What does no harm, but is hardly meant so: links that lead nowhere, sections that are unknown here. */
  readonly warnings: readonly ImportProblem[]
}

/**
 * Makes a tenant with its site from JSON files (their layout: README). Everything is checked first. It is
 * stored by short transactions, the last of which shows all of it; before that nobody sees anything.
 *
 * `await importSiteFiles(storage, specs, await readFiles('demo'), { draftsId: '1', publish: true })`
 *
 * @throws ImportError with everything that is wrong; nothing is stored then.
 */
export const importSiteFiles = (
  storage: Storage,
  specs: Specs,
  files: SiteFiles,
  options: ImportOptions = {},
): Promise<ImportResult> =>
  allOrNothing(storage, async (pendingId) => {
    const { site, writes } = await prepareSite({ ...storage, pendingId, runWrite: withPause }, specs, files, options)
    if (options.tenantId === undefined && options.draftsId === undefined) {
      await inShortTransactions(storage.db, writes, withPause)
      return showSite(storage, site, options)
    }
    // Numbers that it was told must be free again at once when it is killed: one transaction for everything.
    await storage.db
      .transaction()
      .execute(async (write) => {
        for (const store of writes) await store(write)
        await show(write, site, options)
        // Inside the transaction: whoever is told the same number at the same time waits for it, and fails.
        await moveMedia(storage, site)
      })
      .catch(orTaken(site))
    return shown(storage, site)
  })

/**
 * Runs an import under an id of its own, and takes away what it stored when it fails.
 */
export async function allOrNothing<T>(storage: Storage, work: (pendingId: string) => Promise<T>): Promise<T> {
  const pendingId = newPendingId()
  try {
    return await work(pendingId)
  } catch (error) {
    // The sweep takes away what cannot be taken away now; why the import failed is what counts.
    await dropPendingSite(storage, pendingId).catch(() => undefined)
    throw error
  }
}

/** Shows a site that is stored under its pending id, with everything that belongs to it, at one moment. */
export async function showSite(storage: Storage, site: StagedSite, options: ImportOptions = {}): Promise<ImportResult> {
  // Nobody finds them under a number that no site has yet; what is cut off here is swept with its rows.
  await moveMedia(storage, site)
  await storage.db
    .transaction()
    .execute((write) => show(write, site, options))
    .catch(orTaken(site))
  return shown(storage, site)
}

function shown(storage: Storage, { tenantId, clientId, draftsId, release, warnings }: StagedSite): ImportResult {
  storage.changes.tell({ kind: 'site', id: tenantId })
  return { tenantId, clientId, draftsId, release, warnings }
}

/** Another process may have taken the clientId, a domain or a number since it was looked up. */
const orTaken =
  ({ clientId }: StagedSite) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error
    throw new ImportError([{ file: 'site.json', path: 'clientId', key: 'problem.taken', params: { clientId } }])
  }

async function show(
  write: Database,
  { pendingId, tenantId, clientId, domains, release }: StagedSite,
  { also, domainsVerified = false }: ImportOptions,
): Promise<void> {
  if (!(await nameSite(write, pendingId, { clientId, release })))
    throw new Error(`The import of ${clientId} was taken for a dead one and swept away.`)
  await insertDomains(write, tenantId, domains, domainsVerified)
  await also?.(write, tenantId)
}

const moveMedia = ({ files, importsDir }: Storage, { pendingId, tenantId, mediaNames }: StagedSite): Promise<void> =>
  storeMedia(join(importsDir, pendingId), files.siteMedia, tenantId, mediaNames)
