import { Link, useStage, viewParts } from '@vitrine/renderer'
import { type ButtonValue, CONTACT_US_PAGE, type LinkValue } from '@vitrine/schemas'

const { Button } = viewParts<{ readonly askButton?: ButtonValue }>()

const contactPage: LinkValue = { type: 'page', pageType: CONTACT_US_PAGE, newTab: false }

interface AskProps {
  /** The `askButton` of the section. */
  readonly button: ButtonValue | undefined
  /** How it looks where the owner did not say. */
  readonly look?: 'button' | 'button button-secondary'
}

/**
 * The way to the supplier: the section's `askButton`, and without one the contact page under the
 * interface's own words. Nothing where there is no such page.
 */
export function AskButton({ button, look = 'button' }: AskProps) {
  const stage = useStage()
  if (button?.label?.trim()) return <Button path="askButton" />
  const to = button?.link ?? contactPage
  if (stage.href(to) === undefined) return null
  return (
    <Link to={to} className={look}>
      {stage.words('productFacts.contactSupplier')}
    </Link>
  )
}
