import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asRecord } from '../../platform/as-record.ts'
import type { Write } from '../../platform/database/short-transactions.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { removeBelow } from '../../platform/files/file-store.ts'
import { newPendingId, PENDING_PREFIX, pendingIdOf } from '../sites/pending-site.ts'
import { claimSite, deleteSite, noteSignOfLife, pendingSites, tenantIdOf } from './pending-sites.queries.ts'

/** A site whose row was not written to for so long belongs to an import that was killed, in milliseconds. */
const PATIENCE = 15 * 60_000
/** So often an import that goes on writes to its row, in milliseconds. */
const SIGN_OF_LIFE = 30_000
/** The same for its files before it has a row. */
const PATIENCE_WITH_FILES = 6 * 60 * 60_000

type Stored = Pick<Storage, 'db' | 'files' | 'importsDir'>

/** Writes to the row of a site now and then, between what its import stores. */
export function* withSignsOfLife(writes: Iterable<Write>, pendingId: string): Generator<Write> {
  let last = Date.now()
  for (const write of writes) {
    yield write
    if (Date.now() - last < SIGN_OF_LIFE) continue
    last = Date.now()
    const at = new Date(last)
    yield (db) => noteSignOfLife(db, pendingId, at)
  }
}

/**
 * Takes away everything of an import that did not come to its end.
 *
 * @param goesOn asked between short pieces of it; what is left over then is found again by its id.
 */
export async function dropPendingSite(
  { db, files, importsDir }: Stored,
  pendingId: string,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const tenantId = await tenantIdOf(db, pendingId)
  if (tenantId !== undefined) {
    // Files first: what has a row can be dropped again when this is cut off.
    await removeBelow(files.siteMedia, `${tenantId}/`)
    await deleteSite(db, tenantId, goesOn)
  }
  await rm(join(importsDir, pendingId), { recursive: true, force: true })
}

/** Takes away what earlier runs of a job stored, whose instances died or lost their lease. */
export async function dropEarlierRuns(
  storage: Stored,
  { id, token }: { readonly id: string; readonly token: number },
  goesOn: () => boolean,
): Promise<void> {
  const earlier = new Set(Array.from({ length: token }, (_, before) => pendingIdOf({ id, token: before })))
  for (const { client_id } of await pendingSites(storage.db))
    if (earlier.has(client_id)) await dropPendingSite(storage, client_id, goesOn)
}

const orNothing = (error: unknown): undefined => {
  if (asRecord(error).code !== 'ENOENT') throw error
}

/**
 * Takes away what killed imports left behind. Several instances may do it at once, while others import.
 *
 * @returns how many imports that were.
 */
export async function sweepPendingSites(storage: Stored, now: number = Date.now()): Promise<number> {
  const { db, importsDir } = storage
  const before = new Date(now - PATIENCE).toISOString()
  const pending = await pendingSites(db)
  let dropped = 0
  for (const { client_id } of pending.filter(({ created_at }) => created_at < before)) {
    // By its new name, an import that was only slow does not find it any more, and cannot end.
    const claimed = newPendingId()
    if (!(await claimSite(db, client_id, claimed, { before, now: new Date(now) }))) continue
    await dropPendingSite(storage, claimed)
    await dropPendingSite(storage, client_id)
    dropped += 1
  }
  const alive = new Set(pending.map(({ client_id }) => client_id))
  const names = (await readdir(importsDir).catch(orNothing)) ?? []
  for (const name of names.filter((file) => file.startsWith(PENDING_PREFIX))) {
    const file = await stat(join(importsDir, name)).catch(orNothing)
    if (alive.has(name) || !file || file.mtimeMs > now - PATIENCE_WITH_FILES) continue
    await dropPendingSite(storage, name)
    dropped += 1
  }
  return dropped
}
