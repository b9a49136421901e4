import type { PlaceToOpen } from './draft-naming.ts'

const names = ['page', 'part', 'menu', 'theme', 'component', 'path', 'language'] as const

/** The end of the address of a place in the designer: `#page=home&component=k3v9Qa2Z`; empty where nothing is named. */
export function placeHash(place: PlaceToOpen): string {
  const given = names.flatMap((name) => (place[name] === undefined ? [] : [[name, place[name]] as [string, string]]))
  const hash = new URLSearchParams(given).toString()
  return hash === '' ? '' : `#${hash}`
}

/** The place that the end of an address names. Whether it is there, opening it says. */
export function placeIn(hash: string): PlaceToOpen | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const entries = names.flatMap((name) => {
    const value = given.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  const { part, ...place } = Object.fromEntries(entries) as Readonly<Partial<Record<(typeof names)[number], string>>>
  if (entries.length === 0) return undefined
  return part === 'header' || part === 'footer' ? { ...place, part } : place
}
