import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { type IslandPart, islandStage, type PageContext, StageProvider } from '../index.ts'

let context: PageContext | undefined

const pageContext = (): PageContext => {
  context ??= JSON.parse(document.getElementById('page-context')?.textContent ?? '{}') as PageContext
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
  flushSync(() => {
    hydrateRoot(
      element,
      <StageProvider stage={islandStage(pageContext())}>
        <Component {...props} />
      </StageProvider>,
      { identifierPrefix: element.id },
    )
  })
}
