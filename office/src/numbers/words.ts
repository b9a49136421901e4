import { type Dates, dateOptions, datesOf } from '@vitrine/schemas/format'
import { useMemo } from 'react'
import { useOffice } from '../context/office-context.ts'

/** How numbers and days are written in the language of the interface. */
interface NumberWords {
  readonly number: (value: number) => string
  /** A part of a whole: `1.3%`. */
  readonly percent: (part: number) => string
  /** With its sign: `+12%`. */
  readonly change: (part: number) => string
  /** `3 March 2026` */
  readonly day: (day: string) => string
  /** `3 Mar` */
  readonly shortDay: (day: string) => string
}

/** Days are those of the site: they are written as they are, whatever the time zone of who reads. */
function wordsIn(locale: string, dates: Dates): NumberWords {
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const of = { timeZone: 'UTC', calendar: dateOptions(locale, dates).calendar } as const
  const day = new Intl.DateTimeFormat(locale, { ...of, dateStyle: 'long' })
  const short = new Intl.DateTimeFormat(locale, { ...of, day: 'numeric', month: 'short' })
  const dateOf = (text: string) => new Date(`${text}T00:00:00Z`)
  return {
    number: (value) => number.format(value),
    percent: (part) => percent.format(part),
    change: (part) => change.format(part),
    day: (text) => day.format(dateOf(text)),
    shortDay: (text) => short.format(dateOf(text)),
  }
}

export function useNumberWords(): NumberWords {
  const { locale, boot } = useOffice()
  return useMemo(() => wordsIn(locale, datesOf(boot.dates ?? {})), [locale, boot])
}
