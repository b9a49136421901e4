/** Minutes, hours or days, whichever is read best. */
export function durationInWords(seconds: number, locale: string): string {
  const [amount, unit] =
    seconds < 5400 ? [seconds / 60, 'minute'] : seconds < 172_800 ? [seconds / 3600, 'hour'] : [seconds / 86_400, 'day']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(amount))
}
