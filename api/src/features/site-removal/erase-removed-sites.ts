import type { Storage } from '../../platform/database/storage.ts'
import { removeBelow } from '../../platform/files/file-store.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { eraseRows } from './erase-rows.queries.ts'
import { sitesToErase } from './removed-sites.queries.ts'

type Stored = Pick<Storage, 'db' | 'engine' | 'files' | 'changes'>

/**
 * Erases the sites that were removed 30 days ago: all files and all rows. Of a site nothing is left but that it was
 * erased. What is cut off goes on the next time, since the site itself goes last.
 *
 * @param now the time in milliseconds.
 * @returns how many sites were erased.
 */
export async function eraseRemovedSites(storage: Stored, now: number = Date.now()): Promise<number> {
  const sites = await sitesToErase(storage.db, now)
  for (const { id, client_id } of sites) {
    await eraseFiles(storage, id)
    await eraseRows(storage, id)
    const event = { tenantId: undefined, accountId: undefined, action: 'site.erase', object: client_id } as const
    await recordAuditEvent(storage.db, event)
    storage.changes.tell({ kind: 'site', id })
  }
  return sites.length
}

/** Exports of sites, which are named by jobs, go after a day by themselves. */
async function eraseFiles({ files }: Stored, tenantId: string): Promise<void> {
  const { uploads, siteMedia, inquiryImages, shareImages, keptPages, uploadPieces } = files
  for (const store of [uploads, siteMedia, inquiryImages, shareImages, keptPages, uploadPieces])
    await removeBelow(store, `${tenantId}/`)
}
