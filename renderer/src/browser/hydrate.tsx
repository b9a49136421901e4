import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { islandStage, type PageContext, StageProvider } from '../internal.ts'
import type { IslandPart } from '../stage/island-part.ts'

/** What the pages of this document told their islands, by the element that it stands in. */
const contexts = new WeakMap<Element, PageContext>()

function pageContext(): PageContext {
  const element = document.getElementById('page-context') ?? document.body
  const known = contexts.get(element)
  if (known) return known
  const context = JSON.parse(element === document.body ? '{}' : (element.textContent ?? '{}')) as PageContext
  contexts.set(element, context)
  return context
}

/**
 * Brings an island to life, on the stage that the server drew it on. When this returns, it listens:
 * the event that woke it can be sent again.
 */
export function hydrate<P extends object>(
  { component: Component }: IslandPart<P>,
  element: HTMLElement,
  props: P,
): void {
  const stage = islandStage(pageContext())
  const drawn = (given: P) => (
    <StageProvider stage={stage}>
      <Component {...given} />
    </StageProvider>
  )
  const root = flushSync(() => hydrateRoot(element, drawn(props), { identifierPrefix: element.id }))
  // It stays while the page around it is exchanged for another one (`navigation/view.ts`).
  element.addEventListener('vitrine:props', (event) => {
    event.preventDefault()
    const given: P | undefined = (event as CustomEvent).detail
    if (given) flushSync(() => root.render(drawn(given)))
  })
  // Its page was left for good (`navigation/places.ts`).
  element.addEventListener('vitrine:unmount', () => root.unmount(), { once: true })
}
