import { loadStylesAgain } from './load-styles-again.ts'
import { reloadPage } from './reload-page.ts'

/** A part of the script that did not come. */
export class LoadError extends Error {}

/** In milliseconds: a line that was cut for a moment is there again. */
const PAUSE = 500

/** The address in what browsers say of a module that did not come. */
const address = /\bhttps?:\S+/

/**
 * Imports a module without which nothing can be saved, so that the page cannot be loaded anew instead. Chromium remembers
 * for as long as a page lives that a module did not come from an address: it is asked for at another one (decision 094).
 *
 * @param load what is written `() => import('./steps.ts')`, and nothing behind it: what it answers is the module
 */
export function importAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let source: string | undefined
  return async () => {
    try {
      return await (source === undefined ? load() : import(/* @vite-ignore */ `${source}?r=${Date.now()}`))
    } catch (error) {
      source ??= address.exec(`${error}`)?.[0]
      throw error
    }
  }
}

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
