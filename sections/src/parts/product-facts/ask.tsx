import { Button, Link, useStage } from '@vitrine/renderer'
import { type Button as ButtonValue, CONTACT_US_PAGE, type Link as LinkValue } from '@vitrine/schemas'

const contactPage: LinkValue = { type: 'page', pageType: 'pages', id: CONTACT_US_PAGE, newTab: false }

/**
 * The way to the supplier: the section's `askButton`, and without one the contact page under the
 * interface's own words. Nothing where there is no such page.
 */
export function Ask({ button, className }: { readonly button: ButtonValue | undefined; readonly className?: string | undefined }) {
  const stage = useStage()
  if (button?.label) return <Button path="askButton" className={className} />
  const to = button?.link ?? contactPage
  if (stage.href(to) === undefined) return null
  return (
    <Link to={to} className={['button', className].filter(Boolean).join(' ')}>
      {stage.words('productFacts.contactSupplier')}
    </Link>
  )
}
