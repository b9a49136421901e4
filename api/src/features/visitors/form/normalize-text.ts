// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g
/** Marks that turn the direction of what follows: a name with one could turn the text around it. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const cleaned = (text: string): string => text.replaceAll(controls, '').replaceAll(turns, '')

/** A text of several lines as it is stored: NFC, without control characters, trimmed (R168). */
export const paragraph = (text: string): string =>
  cleaned(text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .normalize('NFC')
    .trim()

/** The same for a text of one line. */
export const line = (text: string): string => paragraph(text).replaceAll(/\s+/g, ' ')

/** How many characters people would count. */
export const lengthOf = (text: string): number => [...text].length

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

const grouped = /^[0-9]{1,3}(?:[\s.,'’٬][0-9]{2,3})*[\s.,'’٬][0-9]{3}$/

/** A quantity as people write it (R119): digits of any script, thousands set apart or not; nothing when it is none. */
export function quantityIn(text: string): number | undefined {
  const digits = latinDigits(text.trim())
  if (!/^[0-9]+$/.test(digits) && !grouped.test(digits)) return undefined
  return Number(digits.replaceAll(/[^0-9]/g, ''))
}
