import { currencyDecimals, formatMoney, formatNumber, useStage, useUnit } from '@vitrine/renderer'
import type { Product } from '../parts/product-facts/product-of.ts'

/** Numbers, units and money of one product, as the language of the page writes them. */
export function useFigures({ props: { currency, unit: code, pricePer = 1 } }: Pick<Product, 'props'>) {
  const { language, words } = useStage()
  const unit = useUnit()
  const number = (value: number): string => formatNumber(value, language)
  const counted = (count: number): string => `${number(count)} ${unit(code, count)}`.trim()
  const money = (minor: number | bigint | undefined): string =>
    minor === undefined || !currency
      ? words('price.negotiable')
      : formatMoney(minor, currency, language, currencyDecimals(currency))
  /** A price within a sentence: it stands left to right, and says how many units it is for where that is not one. */
  const price = (minor: number): string => {
    const isolated = `\u2066${money(minor)}\u2069`
    return pricePer === 1 ? isolated : words('selection.priceFor', { price: isolated, units: counted(pricePer) })
  }
  return { number, counted, unitOf: (count: number) => unit(code, count), money, price }
}
export type Figures = ReturnType<typeof useFigures>
