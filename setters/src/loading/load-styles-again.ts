const failed = new Set<HTMLLinkElement>()
/** Those that were asked for again, until they are here or failed once more. */
const waiting = new Set<Promise<void>>()
let isWatching = false

function watch() {
  if (isWatching) return
  isWatching = true
  // Errors of elements do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    true,
  )
}

function loadAgain(link: HTMLLinkElement): void {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const again = link.cloneNode() as HTMLLinkElement
  again.addEventListener('load', () => resolve())
  again.addEventListener('error', () => reject(new Error(`The stylesheet ${link.href} did not come.`)))
  const settle = () => waiting.delete(promise)
  promise.then(settle, settle)
  waiting.add(promise)
  failed.delete(link)
  link.replaceWith(again)
}

/**
 * Asks again for the stylesheets that did not come. Vite asks for those of a script once, so that the
 * script would come without them the next time. Parts that load at the same time wait for the same stylesheets.
 */
export async function loadStylesAgain(): Promise<void> {
  watch()
  for (const link of failed) loadAgain(link)
  await Promise.all(waiting)
}
