import { drawText, inLanguage, useStage } from '@vitrine/renderer'
import type { SiteTradeTerms } from '@vitrine/schemas'

interface MinimumNoteProps {
  readonly trade: SiteTradeTerms | undefined
  readonly className: string | undefined
}

/** What the site says of minimum order quantities, as a line of its own beside one; nothing where it says nothing. */
export function MinimumNote({ trade, className }: MinimumNoteProps) {
  const stage = useStage()
  if (!trade?.minimumNote) return null
  return (
    <span className={className} {...inLanguage(trade.minimumNoteLanguage, stage)}>
      {drawText(trade.minimumNote)}
    </span>
  )
}
