import { ownPage } from '../own-page.ts'
import { watchBuilds } from './watch-builds.ts'

/**
 * Marks the page when there is a newer build than the one that it is of: what leaves it then loads a whole page (R93).
 * It asks at once, and then as `watchBuilds` does.
 */
export function announceBuilds(interval: number): void {
  const { build } = ownPage()
  const announce = (id: string) => {
    document.documentElement.dataset.newBuild = id
  }
  if (build) watchBuilds(build, announce, interval, 0)
}
