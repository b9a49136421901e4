import { createWriteStream } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '@vitrine/schemas'
import { asRecord } from '../../platform/as-record.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { makeFolder } from '../../platform/folders.ts'
import type { Jobs } from '../../platform/jobs/create-jobs.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { exportSiteFiles } from './export-site.ts'
import { zipOf } from './zip.ts'

/** A file that is as old is left by a process that was killed, in milliseconds. */
const OLD = 6 * 60 * 60_000

/** What is exported, and where its zip is written. */
interface ExportJobInput {
  readonly path: string
  readonly draftsId?: string | undefined
}

const EXPORT = 'export-site'

/** Writes a site as a zip to the disk of this instance. */
export const exportJob = (storage: Storage): JobKind => ({
  name: EXPORT,
  async run(input, { tenantId, progress }) {
    // Only `exportedZip` writes it.
    const { path, draftsId } = input as ExportJobInput
    if (tenantId === null) throw new Error('An export is of a site.')
    const files = await exportSiteFiles(storage, tenantId, draftsId)
    async function* pieces() {
      for await (const piece of zipOf(files)) {
        progress(0, 1)
        yield piece
      }
    }
    await pipeline(Readable.from(pieces()), createWriteStream(path, { flags: 'wx' }))
    return {}
  },
})

/**
 * A site as a zip, made in the thread of jobs: it is whole before the first byte is sent, so nobody who reads slowly
 * holds the thread.
 *
 * @returns its bytes, and how many there are
 * @throws CallError `not_found` when the tenant has no such draft
 */
export async function exportedZip(
  { exportsDir }: Pick<Storage, 'exportsDir'>,
  jobs: Jobs,
  tenantId: string,
  draftsId: string | undefined,
): Promise<{ readonly body: Readable; readonly size: number }> {
  makeFolder(exportsDir)
  const path = join(exportsDir, `${newId()}.zip`)
  const input: ExportJobInput = { path, ...(draftsId !== undefined && { draftsId }) }
  try {
    await jobs.doHere({ kind: EXPORT, tenantId, input })
    const file = await open(path)
    return { body: file.createReadStream(), size: (await file.stat()).size }
  } finally {
    // Whoever has it open reads it to its end.
    await rm(path, { force: true })
  }
}

/** Takes away what exports of a process that was killed left on the disk of this instance. Their number. */
export async function sweepExports(
  { exportsDir }: Pick<Storage, 'exportsDir'>,
  now: number = Date.now(),
): Promise<number> {
  let swept = 0
  for (const name of await readdir(exportsDir).catch(orNothing)) {
    const { mtimeMs } = await stat(join(exportsDir, name))
    if (mtimeMs > now - OLD) continue
    await rm(join(exportsDir, name), { force: true })
    swept += 1
  }
  return swept
}

const orNothing = (error: unknown): readonly never[] => {
  if (asRecord(error).code !== 'ENOENT') throw error
  return []
}
