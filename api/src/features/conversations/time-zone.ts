/** Countries with several zones in which nearly everybody lives in one. */
const mainZones: Readonly<Record<string, string>> = {
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kiev',
}

const offsetIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The zones of a country, by CLDR. */
function zonesOf(country: string): readonly string[] {
  try {
    // The types of TypeScript do not have it yet.
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): readonly string[] | undefined }
    return locale.getTimeZones() ?? []
  } catch {
    return []
  }
}

/**
 * The time zone of somebody in a country (ISO 3166-1), where its clocks show the same in summer and in winter; an estimate:
 * nothing where they differ.
 */
export function timeZoneOf(country: string | null, now = new Date()): string | undefined {
  if (country === null) return undefined
  const main = mainZones[country]
  if (main !== undefined) return main
  const zones = zonesOf(country)
  const times = [0, 6].map((month) => new Date(Date.UTC(now.getUTCFullYear(), month, 15)))
  const offsets = new Set(zones.map((zone) => times.map((at) => offsetIn(zone, at)).join(' ')))
  return offsets.size === 1 ? zones[0] : undefined
}
