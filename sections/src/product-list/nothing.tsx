import { Button, useStage } from '@vitrine/renderer'
import { Crate } from './icons.tsx'
import styles from './product-list.module.css'

interface NothingProps {
  readonly isFiltered: boolean
  /** Whether the service answered at all: no answer is no empty catalogue. */
  readonly isAnswered: boolean
  readonly clearHref: string
}

/** What stands where products would: why there are none, and what can be done. */
export function Nothing({ isFiltered, isAnswered, clearHref }: NothingProps) {
  const { words } = useStage()
  const reason = !isAnswered ? 'unavailable' : isFiltered ? 'noMatch' : 'none'
  return (
    <div className={styles.nothing}>
      <Crate className={styles.crate} />
      <p className={styles.reason}>{words(`productList.${reason}`)}</p>
      {reason === 'noMatch' && <p className={styles.advice}>{words('productList.noMatchAdvice')}</p>}
      <div className={styles.ways}>
        {reason === 'noMatch' && (
          <a href={clearHref} className="button button-secondary">
            {words('productList.clear')}
          </a>
        )}
        <Button path="askButton" />
      </div>
    </div>
  )
}
