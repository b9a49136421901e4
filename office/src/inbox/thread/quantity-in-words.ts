import { unitCodes } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import type { OfficeTranslate } from '../../context/office-context.ts'

/** A quantity with its unit, in words where we have them: `5,000 pieces`. */
export function quantityInWords(
  t: OfficeTranslate,
  locale: string,
  { quantity, unit }: { readonly quantity: number; readonly unit?: string | undefined },
): string {
  const number = formatNumber(quantity, locale)
  const code = unitCodes.find((one) => one === unit)
  if (code) return `${number} ${t(`unit.${code}`, { count: quantity })}`
  return unit ? `${number} ${unit}` : number
}
