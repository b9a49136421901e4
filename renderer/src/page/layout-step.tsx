import type { ReactNode } from 'react'
import { useStage } from '#stage-context'

/**
 * The script of a `LayoutStep`. A browser runs it only where the content security policy allows it, by its SHA-256:
 * one that is refused changes nothing but the time.
 */
export const LAYOUT_STEP = 'document.body.offsetTop'

/**
 * Has a browser lay out what stands above it before it reads on, when it opens the document: the first style and layout
 * of a long part then come in several tasks, and a phone answers between them. Nothing in other places: what is swapped
 * in later, drawn in a designer or embedded elsewhere holds no such script.
 */
export function LayoutStep(): ReactNode {
  const { islands } = useStage()
  return islands ? <script>{LAYOUT_STEP}</script> : null
}
