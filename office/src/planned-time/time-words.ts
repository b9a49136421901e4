import { cityOfZone } from '@vitrine/schemas/format'
import { isolated } from '../controls/isolated.ts'

/** A moment as clocks of its zone show it, and whose clocks: for `{{time}} ({{place}})`. */
export function timeWords(at: string | number, timeZone: string, locale: string) {
  const shown = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return {
    time: isolated(new Intl.DateTimeFormat(locale, shown).format(new Date(at))),
    place: isolated(cityOfZone(timeZone)),
  }
}
