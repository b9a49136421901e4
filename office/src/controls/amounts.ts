import { formatMoney } from '@vitrine/schemas/format'

/** Money within a sentence: it stands left to right, also where the sentence does not: else `US$` comes apart. */
export const moneyInSentence = (minor: number, currency: string, locale: string): string =>
  `\u2066${formatMoney(minor, currency, locale)}\u2069`

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people say it: `1.4 MB`, in the digits and words of a language. Kilobytes of 1,000 bytes, as systems show them. */
export function bytesInWords(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: bytes / 1000 ** step < 10 && step > 0 ? 1 : 0,
  }).format(bytes / 1000 ** step)
}
