import { Icon, useStage, viewParts } from '@vitrine/renderer'
import type { PropsWith } from '@vitrine/schemas'
import type { ListedKind } from './choice.ts'
import type { listingProps } from './listing-props.ts'
import styles from './nothing.module.css'

const { Button } = viewParts<PropsWith<typeof listingProps>>()

interface NothingProps {
  readonly kind: ListedKind
  readonly isFiltered: boolean
  /** Whether the service answered at all: no answer is no empty catalogue. */
  readonly isAnswered: boolean
  readonly clearHref: string
}

/** What stands where things would: why there are none, and what can be done. */
export function Nothing({ kind, isFiltered, isAnswered, clearHref }: NothingProps) {
  const { words } = useStage()
  const reason = !isAnswered ? 'unavailable' : isFiltered ? 'noMatch' : 'none'
  const reasons = {
    unavailable: words(`listing.unavailable.${kind}`),
    noMatch: words(`listing.noMatch.${kind}`),
    none: words(`listing.none.${kind}`),
  }
  return (
    <div className={styles.nothing}>
      <Icon name="boxes" className={styles.sign} />
      <p className={styles.reason}>{reasons[reason]}</p>
      {reason === 'noMatch' && (
        <p className={styles.advice}>
          {words(kind === 'product' ? 'listing.noMatchAdvice.product' : 'listing.noMatchAdvice')}
        </p>
      )}
      <div className={styles.ways}>
        {reason === 'noMatch' && (
          <a href={clearHref} className="button button-secondary">
            {words(`listing.clear.${kind}`)}
          </a>
        )}
        <Button path="askButton" />
      </div>
    </div>
  )
}
