import { ownPage } from '../own-page.ts'
import { isHalfFilled } from './half-filled.ts'
import { mayReload } from './reload-guard.ts'

/** In milliseconds: a line that was cut for a moment is there again. */
const PAUSE = 1000

/**
 * Loads a part of the script, and asks once more after a second when it does not come.
 *
 * @throws what `load` throws. Who asks later may ask again.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return load()
  })

/**
 * Loads the page anew because a part of its script did not come (R98): it may be of a build that is gone. Not where
 * something typed would be lost, nor again within seconds, nor without a line.
 *
 * @returns whether the page ends here.
 */
export function reloadForChunk(): boolean {
  const reloads = navigator.onLine && !isHalfFilled() && mayReload(ownPage().build ?? '')
  if (reloads) location.reload()
  return reloads
}

/**
 * As `loadChunk`, for what a page cannot do without: where it does not come, the page may be loaded anew
 * (`reloadForChunk`).
 *
 * @throws what `load` throws, also where the page ends here.
 */
export const loadOrReload = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch((error: unknown) => {
    reloadForChunk()
    throw error
  })
