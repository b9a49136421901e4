import { Link, useStage, viewParts } from '@vitrine/renderer'
import { type ButtonValue, CONTACT_US_PAGE, type LinkValue } from '@vitrine/schemas'
import type { Product } from './product-of.ts'
import { withProduct } from './with-product.ts'

const { Button, Text } = viewParts<{ readonly askButton?: ButtonValue }>()

const contactPage: LinkValue = { type: 'page', pageType: CONTACT_US_PAGE, newTab: false }

/** Where to ask about a product, if that is a page of this site: only there it is known what was chosen. */
export function useAskHref(button: ButtonValue | undefined): string | undefined {
  const href = useStage().href(button?.link ?? contactPage)
  return href !== undefined && /^(?:#|\/(?!\/))/.test(href) ? href : undefined
}

interface AskProps {
  /** The `askButton` of the section. */
  readonly button: ButtonValue | undefined
  /** What is asked about; nothing where it is no product. */
  readonly product?: Product | undefined
  /** How it looks where the owner did not say. */
  readonly look?: 'button' | 'button button-secondary'
}

/**
 * The way to the supplier: the section's `askButton`, and without one the contact page under the
 * interface's own words. Nothing where there is no such page.
 */
export function AskButton({ button, product, look = 'button' }: AskProps) {
  const stage = useStage()
  const own = useAskHref(button)
  const isNamed = Boolean(button?.label?.trim())
  const to = button?.link ?? contactPage
  const words = stage.words('productFacts.contactSupplier')
  if (product && own !== undefined) {
    const lookOfButton = button?.look ?? 'primary'
    const ofOwner = lookOfButton === 'primary' ? 'button' : `button button-${lookOfButton}`
    const newTab = 'newTab' in to && to.newTab
    return (
      <a
        href={withProduct(own, product)}
        className={isNamed ? ofOwner : look}
        target={newTab ? '_blank' : undefined}
        rel={newTab ? 'noopener' : undefined}
      >
        {isNamed ? <Text path="askButton.label" /> : words}
      </a>
    )
  }
  if (isNamed) return <Button path="askButton" />
  if (stage.href(to) === undefined) return null
  return (
    <Link to={to} className={look}>
      {words}
    </Link>
  )
}
