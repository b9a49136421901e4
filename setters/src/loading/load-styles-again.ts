const failed = new Set<HTMLLinkElement>()
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

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const again = link.cloneNode() as HTMLLinkElement
  again.addEventListener('load', () => resolve())
  again.addEventListener('error', () => reject(new Error(`The stylesheet ${link.href} did not come.`)))
  failed.delete(link)
  link.replaceWith(again)
  return promise
}

/**
 * Asks again for the stylesheets that did not come. Vite asks for those of a script once, so that the
 * script would come without them the next time.
 */
export async function loadStylesAgain(): Promise<void> {
  watch()
  await Promise.all([...failed].map(loadAgain))
}
