import { useStage } from '@vitrine/renderer'
import type { ProductProps } from '@vitrine/schemas'
import type { ReactNode } from 'react'

/** The lowest price of a product; nothing when it is pending, zero or missing (R115). */
export function lowestPrice({
  priceTiers = [],
}: ProductProps): { readonly price: number; readonly isOneOf: boolean } | undefined {
  const prices = priceTiers.map(({ price }) => price).filter((price) => typeof price === 'number' && price > 0)
  const price = Math.min(...(prices as number[]))
  return Number.isFinite(price) ? { price, isOneOf: new Set(priceTiers.map((tier) => tier.price)).size > 1 } : undefined
}

/** Minor units of a currency as people write them: `formatMoney(42, 'USD', 'en')` is `$0.42` (R121). */
export function formatMoney(minor: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, numberingSystem: 'latn' })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(value)

/** A word of the interface with an element in the place of one of its values. */
export function Filled({
  word,
  name,
  children,
}: {
  readonly word: string
  readonly name: string
  readonly children: ReactNode
}) {
  const { words } = useStage()
  const [before, after] = words(word, { [name]: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}

/** What a product costs, at the least; without a price, that it is to be agreed on. */
export function Price({
  product,
  className,
}: {
  readonly product: ProductProps
  readonly className?: string | undefined
}) {
  const { language, words } = useStage()
  const lowest = lowestPrice(product)
  if (!lowest || !product.currency) return <span className={className}>{words('productList.negotiable')}</span>
  const amount = (
    <bdi dir="ltr" className={className}>
      {formatMoney(lowest.price, product.currency, language)}
    </bdi>
  )
  return lowest.isOneOf ? (
    <Filled word="productList.priceFrom" name="price">
      {amount}
    </Filled>
  ) : (
    amount
  )
}

/** A unit as the trade writes it; one that we have no word for is shown by its code. */
export function useUnit(): (code: string | undefined) => string {
  const { words } = useStage()
  return (code = 'piece') => {
    const key = `productList.unit.${code}`
    const word = words(key)
    return word === key || word === '' ? code.replaceAll('-', ' ') : word
  }
}
