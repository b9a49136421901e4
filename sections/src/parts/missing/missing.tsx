import { Icon, Link } from '@vitrine/renderer'
import type { IconName, LinkValue } from '@vitrine/schemas'
import styles from './missing.module.css'

interface MissingProps {
  readonly icon: IconName
  /** Why there is nothing, in words of the section. */
  readonly reason: string
  /** The way to the others, and what it is called; nothing where there is no such page. */
  readonly to?: LinkValue | undefined
  readonly label?: string | undefined
}

/** What stands where the thing of a page would, when it is not there. */
export const Missing = ({ icon, reason, to, label }: MissingProps) => (
  <div className={styles.missing}>
    <Icon name={icon} className={styles.sign} />
    <p className={styles.reason}>{reason}</p>
    {to && label && (
      <Link to={to} className="button button-secondary">
        {label}
      </Link>
    )}
  </div>
)
