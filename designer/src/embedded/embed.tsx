import type { Root } from 'react-dom/client'
import type { DesignerContext, DesignerParts } from '../context/designer-context.ts'
import { createEmbedding, type Embedding } from './embedding.ts'
import type { ParentMessageListener } from './parent-message-listener.ts'
import { Waiting } from './waiting.tsx'

interface EmbedOptions {
  readonly ear: ParentMessageListener
  readonly parts: DesignerParts
  readonly say: DesignerContext['say']
  readonly root: Root
}

/** Meets the window around a frame; until it has brought a key, that is said. */
export function embed({ ear, parts, say, root }: EmbedOptions): Embedding {
  const isEntered = parts.isEntered === true
  if (!isEntered) root.render(<Waiting say={say} />)
  return createEmbedding({ ear, parts, say, isEntered, window })
}
