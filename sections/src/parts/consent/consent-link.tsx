import { useStage } from '@vitrine/renderer'
import { CONSENT_SETTINGS } from './consent-ids.ts'

interface ConsentLinkProps {
  readonly className?: string | undefined
  /** Whether it is the one that whoever closes the settings is back at; there is one on a page. */
  readonly isWayBack?: boolean
}

/** The way to the settings, where what was agreed to is withdrawn (R313); nothing on sites without tags. */
export function ConsentLink({ className, isWayBack = false }: ConsentLinkProps) {
  const { site, words } = useStage()
  if (!site.consent) return null
  return (
    <a id={isWayBack ? CONSENT_SETTINGS : undefined} href={`#${site.consent.anchor}`} className={className}>
      {words('consent.settings')}
    </a>
  )
}
