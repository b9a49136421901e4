import { Icon, Link, useStage } from '@vitrine/renderer'
import styles from './missing.module.css'

interface MissingProps {
  /** The service answered, and there is no product at all: another thing than one that is not found. */
  readonly isWithoutProducts: boolean
}

/** What stands where a product would: why there is none, and the way to the others. */
export function Missing({ isWithoutProducts }: MissingProps) {
  const { words } = useStage()
  return (
    <div className={styles.missing}>
      <Icon name="package" className={styles.sign} />
      <p className={styles.reason}>{words(isWithoutProducts ? 'productFacts.none' : 'productFacts.missing')}</p>
      {!isWithoutProducts && (
        <Link to={{ type: 'page', pageType: 'products', newTab: false }} className="button button-secondary">
          {words('productFacts.all')}
        </Link>
      )}
    </div>
  )
}
