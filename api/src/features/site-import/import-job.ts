import { open } from 'node:fs/promises'
import type { Specs } from '@vitrine/model'
import { CallError, limits, newId } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import { putStream } from '../../platform/files/file-store.ts'
import type { FileStores } from '../../platform/files/file-stores.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { openJobs } from '../../platform/jobs/jobs.queries.ts'
import { setMembership } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { askForPrerender } from '../kept-pages/ask-for-prerender.ts'
import { pendingIdOf } from '../sites/pending-site.ts'
import { readZip } from './files/read-zip.ts'
import { dropEarlierRuns } from './pending-sites.ts'
import { ImportError, type ImportProblem } from './problems.ts'
import { type ImportResult, importSiteFiles } from './site-import.ts'
import type { StagingOptions } from './staging/prepare-site.ts'

/** What an import is asked for with, as it stands in the table of jobs. */
export interface ImportJobInput extends Pick<StagingOptions, 'clientId' | 'publish' | 'mediaHosts'> {
  /** The name of its zip in the store. */
  readonly zip: string
  /** Who sent it, and owns the site. */
  readonly accountId: string
  /** The request that asked for it, for the audit log. */
  readonly requestId?: string | undefined
}

/** Why an import was refused, as it stands beside the job. */
export interface ImportRefusal {
  readonly problems: readonly ImportProblem[]
  /** How many there are. */
  readonly count: number
}

export const IMPORT = 'import'

/** So many problems and warnings are kept of an import. */
const REPORTED = 100
/** A zip that no job waits for may be one that is just coming in, for so long; in milliseconds. */
const PATIENCE = 60 * 60_000

/**
 * Makes a site from a zip; it is shown, with its owner and its entry in the audit log, with the end of the job, or
 * nothing of it is left.
 */
export const importJob = (storage: Storage, specs: Specs): JobKind => ({
  name: IMPORT,
  async run(stored, { id, token, progress, finish }) {
    // What its call checked, and only that writes.
    const { zip, accountId, requestId, ...options } = stored as ImportJobInput
    const goesOn = () => {
      progress(0, 1)
      return true
    }
    await dropEarlierRuns(storage, { id, token }, goesOn)
    try {
      const source = await opened(storage.files, zip)
      const made = await readZip(source.file)
        .then((files) =>
          importSiteFiles(storage, specs, files, {
            ...options,
            pendingId: pendingIdOf({ id, token }),
            progress,
            async also(write, site) {
              const { tenantId, release } = site
              await setMembership(write, tenantId, accountId, { role: 'owner' })
              await recordAuditEvent(write, { tenantId, accountId, requestId, action: 'site.import', object: tenantId })
              if (release !== null) await askForPrerender(write, storage.engine, tenantId, release)
              await finish(write, resultOf(site))
            },
          }),
        )
        .finally(source.release)
      await removeZip(storage.files, zip)
      return resultOf(made)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      await removeZip(storage.files, zip)
      const details: ImportRefusal = { problems: error.problems.slice(0, REPORTED), count: error.count }
      throw new CallError('invalid_request', { details })
    }
  },
})

const resultOf = ({ warnings, ...made }: ImportResult): ImportResult => ({
  ...made,
  warnings: warnings.slice(0, REPORTED),
})

/**
 * A zip as a file on this disk, which is read piece by piece.
 * @throws CallError `gone` when nobody has asked for the import in time.
 */
async function opened({ importedZips }: FileStores, zip: string) {
  const onDisk = await importedZips.onDisk(zip)
  if (!onDisk) throw new CallError('gone')
  const file = await open(onDisk.path).catch(async (error: unknown) => {
    await onDisk.release()
    throw error
  })
  return { file, release: () => file.close().finally(onDisk.release) }
}

/**
 * Puts a zip where all instances find it.
 * @returns its name
 * @throws CallError `too_large`
 */
export async function storeZip({ importedZips }: FileStores, source: AsyncIterable<Uint8Array>): Promise<string> {
  let bytes = 0
  async function* counted() {
    for await (const piece of source) {
      bytes += piece.length
      if (bytes > limits.bodyOfImport) throw new CallError('too_large')
      yield piece
    }
  }
  const zip = `${newId()}.zip`
  await putStream(importedZips, zip, counted())
  return zip
}

/** Takes a zip away that nobody needs any more; the sweep takes away what cannot be taken away now. */
export const removeZip = ({ importedZips }: FileStores, zip: string): Promise<void> =>
  importedZips.remove([zip]).catch(() => undefined)

/** Takes away zips whose jobs have ended, or were never asked for. Their number. */
export async function sweepImportedZips(
  { db, files: { importedZips } }: Pick<Storage, 'db' | 'files'>,
  now: number = Date.now(),
): Promise<number> {
  const old: string[] = []
  for await (const files of importedZips.list())
    for (const { name, modifiedAt } of files) if (modifiedAt.getTime() < now - PATIENCE) old.push(name)
  if (old.length === 0) return 0
  const jobs = await openJobs(db, null, [IMPORT])
  const needed = new Set(jobs.map(({ input }) => (input as ImportJobInput).zip))
  const names = old.filter((name) => !needed.has(name))
  await importedZips.remove(names)
  return names.length
}
