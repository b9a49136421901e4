import { join } from 'node:path'
import type { Specs } from '@vitrine/model'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { besideOthers, inShortTransactions } from '../../platform/database/short-transactions.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { removeBelow } from '../../platform/files/file-store.ts'
import { JobStopped } from '../../platform/jobs/job.ts'
import { newPendingId } from '../sites/pending-site.ts'
import type { SiteFiles } from './files/files.ts'
import { type ImportSteps, importSteps } from './import-steps.ts'
import { storeMedia } from './media.ts'
import { dropPendingSite } from './pending-sites.ts'
import { ImportError, type ImportProblem } from './problems.ts'
import { prepareSite, type StagedSite, type StagingOptions } from './staging/prepare-site.ts'
import { insertDomains, isTenant, nameSite } from './staging/staged-sites.queries.ts'

export interface ImportOptions extends StagingOptions {
  /** What else is stored in the transaction that shows the site: who owns it. */
  readonly also?: (write: Database, made: ImportResult) => Promise<void>
  /** Told how far it is; what it throws ends the import, of which nothing is left then. */
  readonly progress?: (done: number, total: number) => void
  /** The name of the site until it is shown (`newPendingId`). */
  readonly pendingId?: string
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
  {
    also,
    progress = () => undefined,
    domainsVerified = false,
    pendingId = newPendingId(),
    ...options
  }: ImportOptions = {},
): Promise<ImportResult> =>
  allOrNothing(storage, pendingId, async () => {
    const steps = importSteps(progress)
    const runWrite = besideOthers(storage)
    const place = { db: storage.db, importsDir: storage.importsDir, pendingId, runWrite, steps }
    const { site, writes } = await prepareSite(place, specs, files, options)
    const shown = { also, domainsVerified }
    if (options.tenantId === undefined && options.draftsId === undefined) {
      await inShortTransactions(storage.db, writes, runWrite)
      return showSite(storage, site, steps, shown)
    }
    // Numbers that it was told must be free again at once when it is killed: one transaction for everything.
    await storage.db
      .transaction()
      .execute(async (write) => {
        for (const store of writes) await store(write)
        await show(write, site, shown)
        // Inside the transaction: whoever is told the same number at the same time waits for it, and fails.
        await moveMedia(storage, site, steps)
      })
      .catch(orTaken(site))
    return resultOf(storage, site)
  })

/** So long an import that was stopped may tidy up, in milliseconds: a service that ends waits for it. */
const TIDY_WITHIN = 5000

/** Takes away what an import stored when it fails. */
async function allOrNothing<T>(storage: Storage, pendingId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const end = Date.now() + (error instanceof JobStopped ? TIDY_WITHIN : Number.POSITIVE_INFINITY)
    // The sweep takes away what cannot be taken away now; why the import failed is what counts.
    await dropPendingSite(storage, pendingId, () => Date.now() < end).catch(() => undefined)
    throw error
  }
}

/** What comes with a site that is shown. */
interface ShowOptions {
  readonly also: ImportOptions['also'] | undefined
  readonly domainsVerified: boolean
}

/** Shows a site that is stored under its pending id, with everything that belongs to it, at one moment. */
async function showSite(
  storage: Storage,
  site: StagedSite,
  steps: ImportSteps,
  options: ShowOptions,
): Promise<ImportResult> {
  try {
    // Nobody finds them under a number that no site has yet; what is cut off here is swept with its rows.
    await moveMedia(storage, site, steps)
    await storage.db
      .transaction()
      .execute((write) => show(write, site, options))
      .catch(orTaken(site))
  } catch (error) {
    // Whoever took this import for dead has taken its rows away, by which its files would be found.
    if (!(await isTenant(storage.db, site.tenantId).catch(() => true)))
      await removeBelow(storage.files.siteMedia, `${site.tenantId}/`).catch(() => undefined)
    throw error
  }
  return resultOf(storage, site)
}

function resultOf(storage: Storage, site: StagedSite): ImportResult {
  storage.changes.tell({ kind: 'site', id: site.tenantId })
  return asResult(site)
}

const asResult = ({ tenantId, clientId, draftsId, release, warnings }: StagedSite): ImportResult => ({
  ...{ tenantId, clientId, draftsId, release, warnings },
})

/** Another process may have taken the clientId, a domain or a number since it was looked up. */
const orTaken =
  ({ clientId }: StagedSite) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error
    throw new ImportError([{ file: 'site.json', path: 'clientId', key: 'problem.taken', params: { clientId } }])
  }

async function show(write: Database, site: StagedSite, { also, domainsVerified }: ShowOptions): Promise<void> {
  const { pendingId, tenantId, clientId, domains, release } = site
  if (!(await nameSite(write, pendingId, { clientId, release })))
    throw new Error(`The import of ${clientId} was taken for a dead one and swept away.`)
  await insertDomains(write, tenantId, domains, domainsVerified)
  await also?.(write, asResult(site))
}

const moveMedia = (
  { files, importsDir }: Storage,
  { pendingId, tenantId, mediaNames }: StagedSite,
  steps: ImportSteps,
): Promise<void> =>
  storeMedia(files.siteMedia, { folder: join(importsDir, pendingId), tenantId, onFile: steps.done }, mediaNames)
