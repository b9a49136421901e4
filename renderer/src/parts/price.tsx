import type { ProductProps } from '@vitrine/schemas'
import { formatMoney } from '@vitrine/schemas/format'
import { useStage } from '#stage-context'
import { Filled } from './filled.tsx'

/** The lowest price of a product; nothing when it is pending, zero or missing (R115). */
export function lowestPrice({
  priceTiers = [],
}: Pick<ProductProps, 'priceTiers'>): { readonly price: number; readonly isOneOf: boolean } | undefined {
  const prices = priceTiers
    .map(({ price }) => price)
    .filter((price): price is number => typeof price === 'number' && price > 0)
  const price = Math.min(...prices)
  return Number.isFinite(price) ? { price, isOneOf: new Set(priceTiers.map((tier) => tier.price)).size > 1 } : undefined
}

interface MoneyProps {
  /** In minor units; `pending`, zero and nothing are to be agreed on (R115). */
  readonly amount: number | 'pending' | undefined
  readonly currency: string | undefined
  readonly className?: string | undefined
}

/** A price as the language writes it, or that it has to be agreed on. */
export function Money({ amount, currency, className }: MoneyProps) {
  const { language, words } = useStage()
  if (typeof amount !== 'number' || amount <= 0 || !currency)
    return <span className={className}>{words('price.negotiable')}</span>
  return (
    <bdi dir="ltr" className={className}>
      {formatMoney(amount, currency, language)}
    </bdi>
  )
}

interface PriceProps {
  readonly product: Pick<ProductProps, 'priceTiers' | 'currency'>
  readonly className?: string | undefined
}

/** What a product costs, at the least. */
export function Price({ product, className }: PriceProps) {
  const lowest = lowestPrice(product)
  const amount = <Money amount={lowest?.price} currency={product.currency} className={className} />
  if (!lowest?.isOneOf || !product.currency) return amount
  return (
    <Filled word="price.from" name="price">
      {amount}
    </Filled>
  )
}
