import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CallError, newId } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { FileStores } from '../../platform/files/file-stores.ts'
import type { Jobs } from '../../platform/jobs/create-jobs.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { exportSiteFiles } from './export-site.ts'
import { zipOf } from './zip.ts'

/** So long the zip of an export can be read, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60_000

/** What is exported: a draft, the first one when it is left out. */
interface ExportJobInput {
  readonly draftsId?: string | undefined
}

/** What became of an export. */
export interface ExportJobResult {
  /** Of the zip. */
  readonly bytes: number
}

export const EXPORT = 'export'

/** The zip that a job makes. */
export const zipOfJob = (job: string): string => `${job}.zip`

/** Writes a site as a zip into the store, where all instances find it. */
export const exportJob = (storage: Storage): JobKind => ({
  name: EXPORT,
  async run(input, { id, tenantId, progress, finish }) {
    // Only `startExport` writes it.
    const { draftsId } = input as ExportJobInput
    if (tenantId === null) throw new Error('An export is of a site.')
    const files = await exportSiteFiles(storage, tenantId, draftsId)
    const total = Object.keys(files.documents).length + Object.keys(files.media ?? {}).length
    let begun = 0
    let bytes = 0
    async function* pieces() {
      for await (const piece of zipOf(files, () => progress(begun++, total))) {
        // A film has many pieces.
        progress(begun, total)
        bytes += piece.length
        yield piece
      }
    }
    const { exportedZips } = storage.files
    const temporary = await exportedZips.temporary()
    try {
      await pipeline(Readable.from(pieces()), createWriteStream(temporary, { flags: 'wx' }))
      await exportedZips.put(temporary, zipOfJob(id))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    } finally {
      files.close()
    }
    const result: ExportJobResult = { bytes }
    try {
      await finish(storage.db, result)
    } catch (error) {
      await exportedZips.remove([zipOfJob(id)]).catch(() => undefined)
      throw error
    }
    return result
  },
})

/** Begins to export a site. @returns the job; with the same words it is the one that has not ended yet */
export const addExport = (
  jobs: Jobs,
  tenantId: string,
  { draftsId }: ExportJobInput,
  words: string,
): Promise<string> => {
  const input: ExportJobInput = { ...(draftsId !== undefined && { draftsId }) }
  return jobs.add({ kind: EXPORT, tenantId, dedupe: words, input })
}

/**
 * A site as a zip, for the one who waits for it: it is whole before the first byte is sent, so nobody who reads slowly
 * holds the thread, and gone when it was read.
 *
 * @returns its bytes, and how many there are
 * @throws CallError `not_found` when the tenant has no such draft
 */
export async function exportedZip(
  { exportedZips }: FileStores,
  jobs: Jobs,
  tenantId: string,
  draftsId: string | undefined,
): Promise<{ readonly body: Readable; readonly size: number }> {
  // Of its own: nobody else reads what is taken away then.
  const job = await addExport(jobs, tenantId, { draftsId }, newId())
  const ended = await jobs.ended(tenantId, job)
  if (ended?.state !== 'done') throw new CallError(ended?.error?.code ?? 'unavailable')
  const found = await exportedZips.read(zipOfJob(job))
  if (!found) throw new CallError('gone')
  found.stream.once('close', () => void exportedZips.remove([zipOfJob(job)]).catch(() => undefined))
  return { body: found.stream, size: found.bytes }
}

/** Takes away zips that were made a day ago. Their number. */
export async function sweepExportedZips(
  { files: { exportedZips } }: Pick<Storage, 'files'>,
  now: number = Date.now(),
): Promise<number> {
  let swept = 0
  for await (const files of exportedZips.list()) {
    const old = files.filter(({ modifiedAt }) => modifiedAt.getTime() < now - KEPT_FOR).map(({ name }) => name)
    await exportedZips.remove(old)
    swept += old.length
  }
  return swept
}
