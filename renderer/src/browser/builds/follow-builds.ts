import { POLL_INTERVAL } from '@vitrine/schemas/page-life'
import { ownPage } from '../own-page.ts'

/** The mark of a page that is of an earlier build than the one that counts now: what leaves it loads a whole page. */
function announced(id: string): void {
  document.documentElement.dataset.newBuild = id
}

/**
 * Follows the builds from a page: what it is of, and whether there is a newer one (R91–R93). What asks is loaded when
 * it is time to ask for the first time.
 */
export function followBuilds(): void {
  const { build, poll } = ownPage()
  const interval = Number(poll) || POLL_INTERVAL
  const later = () => {
    setTimeout(() => {
      import('./watch-builds.ts').then(({ watchBuilds }) => watchBuilds(build as string, announced, interval, 0), later)
    }, interval)
  }
  if (build) later()
}
