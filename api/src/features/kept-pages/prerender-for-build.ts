import { LRUCache } from 'lru-cache'
import type { Storage } from '../../platform/database/storage.ts'
import { addJob } from '../../platform/jobs/jobs.queries.ts'
import { isOnlyBuild } from '../builds/builds.ts'
import { PRERENDER, type PrerenderInput } from './ask-for-prerender.ts'
import { type DrawnRelease, hasJobOfKind, hasPagesOfOtherBuild, wasJobAdded } from './kept-pages.queries.ts'

/** So often at most an instance asks whether the pages of some site are to be drawn for its build, in milliseconds. */
const EVERY = 5000

/**
 * Asks for all pages of a site to be drawn by a new build; to be called when one of them was drawn for a visitor.
 *
 * So only sites that somebody visits are drawn again, and only once all instances serve the new build: those of an
 * earlier one could take the job. There is one such job at a time for all sites together, and only while none was asked
 * for by a publish: with 10,000 sites, whoever publishes waits for one of them at most.
 */
export function createBuildPrerender(storage: Pick<Storage, 'db' | 'engine'>) {
  const settled = new LRUCache<string, true>({ max: 10_000 })
  let askAgainAt = 0
  return async (drawn: DrawnRelease): Promise<void> => {
    const { tenantId, release, build } = drawn
    const site = `${tenantId} ${release} ${build}`
    if (settled.has(site) || performance.now() < askAgainAt) return
    askAgainAt = performance.now() + EVERY
    if (await isSettled(storage, drawn)) settled.set(site, true)
  }
}

/** Whether nothing is left to be asked for, or it was asked for now. */
async function isSettled({ db, engine }: Pick<Storage, 'db' | 'engine'>, drawn: DrawnRelease): Promise<boolean> {
  const { tenantId, release, build } = drawn
  if (!(await hasPagesOfOtherBuild(db, drawn))) return true
  if (!(await isOnlyBuild(db, build)) || (await hasJobOfKind(db, PRERENDER))) return false
  const dedupe = `${release} ${build}`
  if (await wasJobAdded(db, { kind: PRERENDER, tenantId, dedupe })) return true
  const input: PrerenderInput = { release }
  await addJob({ db, engine }, { kind: PRERENDER, tenantId, dedupe, input })
  return true
}
