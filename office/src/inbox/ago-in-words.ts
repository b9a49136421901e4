const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago a time was, in words that stand in a sentence: `2 minutes ago`. */
export function agoInWords(at: string, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const seconds = Math.max(0, (Date.now() - Date.parse(at)) / 1000)
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(seconds / size), unit)
}
