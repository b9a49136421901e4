import { Button, Icon } from '@vitrine/renderer'
import styles from './nothing.module.css'
import type { Wording } from './wording.ts'

interface NothingProps {
  readonly wording: Wording
  readonly isFiltered: boolean
  /** Whether the service answered at all: no answer is no empty catalogue. */
  readonly isAnswered: boolean
  readonly clearHref: string
}

/** What stands where things would: why there are none, and what can be done. */
export function Nothing({ wording, isFiltered, isAnswered, clearHref }: NothingProps) {
  const reason = !isAnswered ? 'unavailable' : isFiltered ? 'noMatch' : 'none'
  return (
    <div className={styles.nothing}>
      <Icon name="boxes" className={styles.sign} />
      <p className={styles.reason}>{wording[reason]}</p>
      {reason === 'noMatch' && <p className={styles.advice}>{wording.noMatchAdvice}</p>}
      <div className={styles.ways}>
        {reason === 'noMatch' && (
          <a href={clearHref} className="button button-secondary">
            {wording.clear}
          </a>
        )}
        <Button path="askButton" />
      </div>
    </div>
  )
}
