import { MANIFEST_DELAY } from '@vitrine/schemas/page-life'
import { afterLoad } from '../after-load.ts'
import { idle } from '../idle.ts'
import { isPlain } from '../is-plain.ts'
import { ownPage } from '../own-page.ts'
import { whenSeen } from '../when-seen.ts'
import { connection } from './connection.ts'
import { payload, prefetch } from './payloads.ts'
import { pathOf, setPatterns, softTarget } from './soft-target.ts'

/**
 * Asks for the pages that the links of a part lead to, once they are seen and nothing else is to be done (R106). Other
 * filters and orders of the same list are not asked for in advance: there are too many (R102).
 */
export const watchLinks = (part: ParentNode): void =>
  whenSeen(part, 'a[href]', (link) => {
    idle(() => {
      const url = softTarget(link)
      if (url && url.pathname !== location.pathname) prefetch(() => payload(pathOf(url)))
    })
  })

/**
 * Shows other pages of the site in the place of this one, without loading a document (R101–R106).
 *
 * @param startPart starts what belongs to a part of a page that was put into it.
 */
export function watchNavigation(startPart: (part: ParentNode) => void): void {
  const { build, release } = ownPage()
  if (!release) return
  let loading: Promise<typeof import('./navigate.ts')> | undefined
  let isStarted = false
  const navigation = () => {
    loading ??= import('./navigate.ts').then((loaded) => {
      loaded.start(startPart)
      isStarted = true
      return loaded
    })
    return loading
  }
  const watch = () => {
    watchLinks(document)
    const near = (event: Event) => {
      if (!softTarget(event.target)) return
      navigation().then(
        ({ approach }) => approach(event),
        // The press loads a document then.
        () => undefined,
      )
    }
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(type, near, { passive: true })
    document.addEventListener('click', (event) => {
      const url = softTarget(event.target)
      if (!url || !isPlain(event)) return
      event.preventDefault()
      navigation().then(
        ({ go }) => go(url),
        () => location.assign(url),
      )
    })
  }
  // A page that was shown without a document was loaded anew since, and what was there before is gone.
  addEventListener('popstate', ({ state }) => {
    if (!isStarted && state?.page) location.reload()
  })
  // Somebody went back before this ran.
  const [loaded] = performance.getEntriesByType('navigation')
  if (history.state?.page && loaded && pathOf(new URL(loaded.name)) !== pathOf(location)) location.reload()
  // What is drawn in advance stands in the manifest; without it each page is a document (R99, R100, R286).
  const readManifest = () =>
    fetch(`/builds/meta/${build}.json`)
      .then((answer) => answer.json())
      .then(({ prerendered }) => {
        setPatterns(prerendered)
        watch()
      })
      .catch((error) => console.warn('manifest not loaded:', error))
  if (connection()?.effectiveType !== 'slow-2g') afterLoad(() => setTimeout(readManifest, MANIFEST_DELAY))
}
