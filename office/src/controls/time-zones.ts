import { useMemo } from 'react'

/** The zones that this browser knows, and UTC, which not every one lists. */
export function useTimeZones(): readonly string[] {
  return useMemo(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])], [])
}

/** Zones as choices of a list, with one that this browser does not know where it is chosen. */
export const zoneChoices = (zones: readonly string[], chosen: string) =>
  (zones.includes(chosen) ? zones : [chosen, ...zones]).map((value) => ({ value, label: value.replaceAll('_', ' ') }))
