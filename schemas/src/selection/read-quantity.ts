const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The digits of every script stand in a row, beginning with its zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return String(value)
}

/** Digits of any script as 0 to 9: `٠٥٧` is `057` (T16). The rest stays. */
export const latinDigits = (text: string): string =>
  // Those of mathematics have several rows one after the other, and are the same as ours.
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const plain = digit.normalize('NFKC')
    return /^[0-9]$/.test(plain) ? plain : digitValue(plain)
  })

/** The largest number of an order (R119). */
export const MAX_QUANTITY = 999_999_999

/** Marks that turn the direction of a text; they come along when a number is copied from Arabic. */
const directionMarks = /[\u061c\u200e\u200f]/g

const grouped = /^[0-9]{1,3}(?:[\s.,'’٬][0-9]{2,3})*[\s.,'’٬][0-9]{3}$/

/**
 * A quantity as people write it (R119): digits of any script, thousands set apart or not. Nothing when it is
 * none: a fraction, a negative number, more than 999,999,999.
 */
export function readQuantity(text: string): number | undefined {
  const digits = latinDigits(text.replaceAll(directionMarks, '').trim())
  if (!/^[0-9]+$/.test(digits) && !grouped.test(digits)) return undefined
  const quantity = Number(digits.replaceAll(/[^0-9]/g, ''))
  return quantity <= MAX_QUANTITY ? quantity : undefined
}
