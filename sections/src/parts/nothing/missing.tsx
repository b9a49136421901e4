import { Link } from '@vitrine/renderer'
import type { IconName, LinkValue } from '@vitrine/schemas'
import { Nothing } from './nothing.tsx'

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
  <Nothing icon={icon} reason={reason} isPage>
    {to && label && (
      <Link to={to} className="button button-secondary">
        {label}
      </Link>
    )}
  </Nothing>
)
