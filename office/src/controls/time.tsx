import { useOffice } from '../context/office-context.ts'

const steps = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
] as const

/** How long ago something was, in words, up to four weeks; nothing for what is older. */
function ago(seconds: number, locale: string): string | undefined {
  if (seconds < 60) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  let amount = seconds
  let unit: Intl.RelativeTimeFormatUnit = 'second'
  for (const [next, size] of steps) {
    if (amount < size) break
    amount /= size
    unit = next
  }
  if (unit === 'week' && amount > 4) return undefined
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(amount), unit)
}

interface TimeProps {
  /** ISO 8601. */
  readonly at: string
  /** The whole of it instead of how long it is ago. */
  readonly isWhole?: boolean
}

/** When something was: how long ago, with the day and time in its tooltip, in the time zone of who looks. */
export function Time({ at, isWhole = false }: TimeProps) {
  const { locale } = useOffice()
  const date = new Date(at)
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  const short = isWhole ? undefined : ago((Date.now() - date.getTime()) / 1000, locale)
  return (
    <time dateTime={at} title={short === undefined ? undefined : whole}>
      {short ?? (isWhole ? whole : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date))}
    </time>
  )
}
