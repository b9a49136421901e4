import { loadStylesAgain } from './load-styles-again.ts'
import { reloadPage } from './reload-page.ts'

/** A part of the script that did not come. */
export class LoadError extends Error {}

/** In milliseconds: a line that was cut for a moment is there again. */
const PAUSE = 500

/**
 * Loads a part of the script over a network that fails: a script, or a stylesheet of it, that does not come is asked for
 * once more, then the page may be loaded anew (`onLoadFailure`).
 *
 * @param load what is written `() => import('./picker.tsx')`
 * @returns asks for it, again at each call; rejects with `LoadError` when it did not come. Whether somebody pressed for it
 * decides whether the page may be loaded anew for it.
 */
export function withRetry<T>(load: () => Promise<T>): (isAsked: boolean) => Promise<T> {
  let hasFailed = false
  async function loadWithStyles() {
    try {
      await loadStylesAgain()
    } catch (error) {
      // A stylesheet that did not come may be of another part; one that failed itself does not come without its own.
      if (hasFailed) throw error
    }
    try {
      return await load()
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  return async (isAsked) => {
    try {
      return await loadWithStyles()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    try {
      return await loadWithStyles()
    } catch (cause) {
      // The page ends here.
      if (await reloadPage({ isAsked })) await new Promise(() => {})
      throw new LoadError('A part could not be loaded.', { cause })
    }
  }
}
