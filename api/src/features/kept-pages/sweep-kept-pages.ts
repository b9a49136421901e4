import { setImmediate as othersFirst, setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from '../../platform/database/storage.ts'
import {
  activeBuilds,
  currentReleases,
  forgetKeptPages,
  keptReleases,
  siteWithPagesAfter,
  someKeptPages,
} from './kept-pages.queries.ts'

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
  let removed = 0
  let tenantId = await siteWithPagesAfter(db, '')
  for (; tenantId !== undefined; tenantId = await siteWithPagesAfter(db, tenantId)) {
    removed += await sweepSite({ db, files }, tenantId, builds)
    // All at once would be a million rows where there are many sites.
    await othersFirst()
  }
  return removed
}

async function sweepSite(
  { db, files }: Pick<Storage, 'db' | 'files'>,
  tenantId: string,
  builds: ReadonlySet<string>,
): Promise<number> {
  const kept = await currentReleases(db, tenantId)
  let removed = 0
  for (const one of await keptReleases(db, tenantId)) {
    // Where no build is known, as while developing, none is old.
    if (kept.has(one.release) && (builds.size === 0 || builds.has(one.build))) continue
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
