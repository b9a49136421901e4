import { useStage, viewParts } from '@vitrine/renderer'
import { type ButtonValue, CONTACT_US_PAGE, type LinkValue } from '@vitrine/schemas'
import { AskButton } from '../parts/product-facts/ask.tsx'
import { selectionFormId, withProduct } from '../parts/selection/selection.tsx'
import type { PartOfProduct } from './part-of-product.ts'

const { Text } = viewParts<{ readonly askButton?: ButtonValue }>()

const contactPage: LinkValue = { type: 'page', pageType: CONTACT_US_PAGE, newTab: false }

/** Where to ask about the product, if that is a page of this site: only there it is known what was chosen. */
export function useAskHref(button: ButtonValue | undefined): string | undefined {
  const href = useStage().href(button?.link ?? contactPage)
  return href !== undefined && /^(?:#|\/(?!\/))/.test(href) ? href : undefined
}

/**
 * The way to ask about this product: it takes along what is chosen, with or without script. A link that the owner
 * set to another place (an e-mail, another site) stays what it is.
 */
export function AskAbout({ id, product, shows }: PartOfProduct) {
  const { words } = useStage()
  const button = shows.askButton
  const href = useAskHref(button)
  if (href === undefined) return <AskButton button={button} />
  const look = button?.look ?? 'primary'
  const className = look === 'primary' ? 'button' : `button button-${look}`
  const label = button?.label?.trim() ? <Text path="askButton.label" /> : words('productFacts.contactSupplier')
  return shows.showSelection ? (
    <button type="submit" form={selectionFormId(id)} name="do" value="ask" className={className} data-ask="">
      {label}
    </button>
  ) : (
    <a href={withProduct(href, product)} className={className} data-ask="">
      {label}
    </a>
  )
}
