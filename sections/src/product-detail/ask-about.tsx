import { useStage, viewParts } from '@vitrine/renderer'
import type { ButtonValue } from '@vitrine/schemas'
import { AskButton, useAskHref } from '../parts/product-facts/ask.tsx'
import { withProduct } from '../parts/product-facts/with-product.ts'
import { selectionFormId } from '../parts/selection/selection.tsx'
import type { PartOfProduct } from './part-of-product.ts'

const { Text } = viewParts<{ readonly askButton?: ButtonValue }>()

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
