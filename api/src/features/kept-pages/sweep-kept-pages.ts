import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from '../../platform/database/storage.ts'
import { activeBuilds, currentReleases, forgetKeptPages, keptReleases, someKeptPages } from './kept-pages.queries.ts'

/** So many go at once, and so long others have their turn in between, in milliseconds. */
const AT_ONCE = 50
const PAUSE = 5

/**
 * Takes away the pages of all but the last three releases of each site, and those of builds that nobody has open.
 * A file goes before its row: what is killed in between is found again.
 *
 * @returns how many pages went.
 */
export async function sweepKeptPages({ db, files }: Pick<Storage, 'db' | 'files'>): Promise<number> {
  const builds = await activeBuilds(db)
  const known = await keptReleases(db)
  let removed = 0
  let releases: { readonly of: string; readonly kept: ReadonlySet<string> } | undefined
  for (const one of known) {
    const tenantId = one.tenant_id
    if (releases?.of !== tenantId) releases = { of: tenantId, kept: await currentReleases(db, tenantId) }
    // Where no build is known, as while developing, none is old.
    if (releases.kept.has(one.release) && (builds.size === 0 || builds.has(one.build))) continue
    for (;;) {
      const names = (await someKeptPages(db, one, AT_ONCE)).map(({ name }) => name)
      if (names.length === 0) break
      await files.keptPages.remove(names.map((name) => `${tenantId}/${name}`))
      await forgetKeptPages(db, tenantId, names)
      removed += names.length
      await sleep(PAUSE)
    }
  }
  return removed
}
