import { formatMoney, formatNumber, type Stage, useStage } from '@vitrine/renderer'
import { useMemo } from 'react'
import type { SelectionData } from './selection-data.ts'

/** The words of the selection that travel with the page. */
export const selectionWords = [
  'price.negotiable',
  'productDetail.andMore',
  'productDetail.range',
  'productDetail.terms.orderQuantity',
  'productDetail.terms.productTotal',
  'productDetail.terms.quantity',
  'productDetail.terms.unitPrice',
  'form.message.quantityInvalid',
  'selection.add',
  'selection.askAnyway',
  'selection.choose',
  'selection.count',
  'selection.dropped',
  'selection.edit',
  'selection.editLine',
  'selection.line',
  'selection.minimum',
  'selection.minimumEach',
  'selection.next',
  'selection.packs',
  'selection.priceFor',
  'selection.remove',
  'selection.removeLine',
  'selection.selectFirst',
  'selection.soldOut',
  'selection.title',
  'selection.notOffered',
  'selection.use',
  'selection.yourPrice',
] as const

/** Numbers, units and money of one product, as the language of the page writes them. */
export function figuresOf(
  { unit, terms: { currency, pricePer }, decimals }: Pick<SelectionData, 'unit' | 'terms' | 'decimals'>,
  { language, words }: Pick<Stage, 'language' | 'words'>,
) {
  const plural = new Intl.PluralRules(language)
  const unitOf = (count: number) => unit[plural.select(count)] ?? unit.other ?? ''
  const number = (value: number) => formatNumber(value, language)
  /** What a number of units is called: `1,000 pieces`. */
  const counted = (count: number) => `${number(count)} ${unitOf(count)}`.trim()
  const money = (minor: number | bigint | undefined) =>
    minor === undefined || !currency ? words('price.negotiable') : formatMoney(minor, currency, language, decimals)
  /** The same within a sentence: it stands left to right also where the sentence does not. */
  const isolated = (minor: number) => `\u2066${money(minor)}\u2069`
  /** A price, with how many units it is for where that is not one. */
  const price = (minor: number) =>
    pricePer === 1 ? isolated(minor) : words('selection.priceFor', { price: isolated(minor), units: counted(pricePer) })
  return { unitOf, number, counted, money, price }
}
export type Figures = ReturnType<typeof figuresOf>

/** The same for the product that is drawn. */
export function useFigures(data: SelectionData): Figures {
  const stage = useStage()
  return useMemo(() => figuresOf(data, stage), [data, stage])
}
