import { afterLoad } from '../after-load.ts'
import { ownPage } from '../own-page.ts'
import { watchBuilds } from './watch-builds.ts'

/** Follows the builds from a page: what it is of, and whether there is a newer one (R91–R93). */
export function followBuilds(): void {
  const { build, poll } = ownPage()
  if (build) afterLoad(() => watchBuilds(build, announced, Number(poll) || undefined))
}

/** The mark of a page that is of an earlier build than the one that counts now: what leaves it loads a whole page. */
function announced(id: string): void {
  document.documentElement.dataset.newBuild = id
}
