import { limits, type Release } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { releasesOfPlanned } from './planned-releases/planned-releases.queries.ts'

/** Twice as many as must be kept (R305); the current one always is. */
const KEPT = limits.releasesKept * 2
const DAY = 24 * 60 * 60_000

/**
 * Takes away releases beyond those that are kept, and the documents of days before that none of the others shows, nor any that is planned.
 * @returns how many releases went.
 */
export async function pruneReleases({ db }: Pick<Storage, 'db'>, tenantId: string): Promise<number> {
  return db.transaction().execute(async (write) => {
    const rows = await write
      .selectFrom('releases')
      .select(['id', 'document'])
      .where('tenant_id', '=', tenantId)
      .orderBy('number', 'desc')
      .orderBy('created_at', 'desc')
      .execute()
    const tenant = await write
      .selectFrom('tenants')
      .select('current_release')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
    const old = rows.slice(KEPT).filter(({ id }) => id !== tenant.current_release)
    if (old.length === 0) return 0
    const gone = new Set(old.map(({ id }) => id))
    const kept = rows.filter(({ id }) => !gone.has(id)).map(({ document }) => fromJson(document))
    const shown = new Set([...kept, ...(await releasesOfPlanned(write, tenantId))].flatMap(addressesIn))
    // What was stored today may be waiting for its release; what a publish left that came to no end is old by then.
    const stored = await write
      .selectFrom('editions')
      .select('address')
      .where('tenant_id', '=', tenantId)
      .where('stored_at', '<', Date.now() - DAY)
      .execute()
    const unseen = stored.map(({ address }) => address).filter((address) => !shown.has(address))
    for (let at = 0; at < unseen.length; at += 500)
      await write
        .deleteFrom('editions')
        .where('tenant_id', '=', tenantId)
        .where('address', 'in', unseen.slice(at, at + 500))
        .execute()
    await write
      .deleteFrom('releases')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...gone])
      .execute()
    return gone.size
  })
}

/** Does so for every tenant; another instance may do it at the same time. */
export async function pruneAllReleases(storage: Pick<Storage, 'db'>): Promise<number> {
  const { db } = storage
  const many = await db
    .selectFrom('releases')
    .select('tenant_id')
    .groupBy('tenant_id')
    .having(({ fn }) => fn.countAll(), '>', KEPT)
    .execute()
  let removed = 0
  for (const { tenant_id } of many) removed += await pruneReleases(storage, tenant_id)
  return removed
}

const addressesIn = ({ languages }: Release): readonly string[] =>
  Object.values(languages).flatMap(({ pages, header, footer }) => [
    ...pages.map(({ edition }) => edition),
    ...[header, footer].flatMap((address) => (address === undefined ? [] : [address])),
  ])
