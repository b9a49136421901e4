import type { Root } from 'react-dom/client'
import type { DesignerContext, DesignerParts } from '../context/designer-context.ts'
import { createEmbedding, type Embedding } from './embedding.ts'
import type { ParentMessageListener } from './messages/parent-message-listener.ts'
import { Waiting } from './waiting.tsx'

interface EmbedOptions {
  readonly messages: ParentMessageListener
  readonly parts: DesignerParts
  readonly t: DesignerContext['t']
  readonly root: Root
}

/** Meets the window around a frame; until it has brought a key, that is said. */
export function embed({ messages, parts, t, root }: EmbedOptions): Embedding {
  const isEntered = parts.isEntered === true
  if (!isEntered) root.render(<Waiting t={t} />)
  return createEmbedding({ messages, parts, t, isEntered, window })
}
