import type { ReactNode } from 'react'
import type { DesignerContext, DesignerParts } from '../context/designer-context.ts'
import { createEmbedding, type Embedding } from './embedding.ts'
import type { ParentMessageListener } from './messages/parent-message-listener.ts'
import { Waiting } from './waiting.tsx'

interface EmbedOptions {
  readonly messages: ParentMessageListener
  readonly parts: DesignerParts
  readonly t: DesignerContext['t']
  /** Where it is shown. */
  readonly place: { readonly draw: (node: ReactNode) => void }
}

/** Meets the window around a frame; until it has brought a key, that is said. */
export function embed({ messages, parts, t, place }: EmbedOptions): Embedding {
  const isEntered = parts.isEntered === true
  if (!isEntered) place.draw(<Waiting t={t} />)
  return createEmbedding({ messages, parts, t, isEntered, window })
}
