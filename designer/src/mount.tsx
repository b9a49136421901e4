import { directionOf } from '@vitrine/schemas'
import { createRoot } from 'react-dom/client'
import type { DesignerParts } from './context/designer-context.ts'
import { startDesigner } from './start/start.tsx'
import '@vitrine/setters/controls/tokens.css'
import '@vitrine/editor-core/controls/base.css'

/**
 * Opens a draft in an element of a document that is the designer's alone.
 *
 * @returns ends it all and empties the element
 */
export async function mountDesigner(element: HTMLElement, parts: DesignerParts): Promise<() => void> {
  const root = createRoot(element)
  const stop = await startDesigner(parts, {
    draw: (node) => root.render(node),
    speak(locale) {
      document.documentElement.lang = locale
      document.documentElement.dir = directionOf(locale)
    },
    isDocument: true,
  })
  return () => {
    stop()
    root.unmount()
  }
}
