import { useStage, viewParts } from '@vitrine/renderer'
import type { PropsWith } from '@vitrine/schemas'
import { Nothing, WaysOn } from '../nothing/nothing.tsx'
import type { ListedKind } from './choice.ts'
import type { listingProps } from './listing-props.ts'

const { Button } = viewParts<PropsWith<typeof listingProps>>()

interface NoItemsProps {
  readonly kind: ListedKind
  readonly isFiltered: boolean
  /** Whether the service answered at all: no answer is no empty catalogue. */
  readonly isAnswered: boolean
  readonly clearHref: string
}

/** What stands where the things of a list would: why there are none, and what can be done. */
export function NoItems({ kind, isFiltered, isAnswered, clearHref }: NoItemsProps) {
  const { words } = useStage()
  const reason = !isAnswered ? 'unavailable' : isFiltered ? 'noMatch' : 'none'
  const reasons = {
    unavailable: words(`listing.unavailable.${kind}`),
    noMatch: words(`listing.noMatch.${kind}`),
    none: words(`listing.none.${kind}`),
  }
  const advice = kind === 'product' ? 'listing.noMatchAdvice.product' : 'listing.noMatchAdvice'
  return (
    <Nothing icon="boxes" reason={reasons[reason]} advice={reason === 'noMatch' ? words(advice) : undefined}>
      <WaysOn>
        {reason === 'noMatch' && (
          <a href={clearHref} className="button button-secondary">
            {words(`listing.clear.${kind}`)}
          </a>
        )}
        <Button path="askButton" />
      </WaysOn>
    </Nothing>
  )
}
