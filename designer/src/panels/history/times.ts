const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, isToday: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${isToday}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
  formats.set(key, format)
  return format
}

/** When something was, as short as possible: the time alone where it was today. */
export function shortTime(at: number | string, locale: string): string {
  const date = new Date(at)
  return formatOf(locale, date.toDateString() === new Date().toDateString()).format(date)
}
