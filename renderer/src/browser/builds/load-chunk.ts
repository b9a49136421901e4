/** In milliseconds: a line that was cut for a moment is there again. */
const PAUSE = 1000

/** The address in what browsers say of a module that did not come. */
const address = /\bhttps?:\S+/

/**
 * Loads a part of the script, and asks once more after a second when it does not come. Chromium remembers for as long
 * as a page lives that a module did not come from an address, so that it is asked for at another one.
 *
 * @throws what `load` throws. Who asks later may ask again.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    const [source] = address.exec(`${error}`) ?? []
    return source === undefined ? load() : import(/* @vite-ignore */ `${source}?r=${Date.now()}`)
  })
