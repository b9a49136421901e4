import { ownBuild, ownPollInterval } from './own-build.ts'
import { watchBuilds } from './watch-builds.ts'

/** In milliseconds after the page has loaded (R100). */
const AFTER_LOAD = 1000

/** Follows the builds from a page: what it is of, and whether there is a newer one (R91–R93). */
export function followBuilds(): void {
  const build = ownBuild()
  if (!build) return
  const start = () => setTimeout(() => watchBuilds(build, announced, ownPollInterval()), AFTER_LOAD)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** The mark of a page that is of an earlier build than the one that counts now: what leaves it loads a whole page. */
function announced(id: string): void {
  document.documentElement.dataset.newBuild = id
}
