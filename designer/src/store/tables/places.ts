import type { On, PageSchema, Parent } from '@vitrine/schemas'

/** A page, or a part that all pages share, as a key: `page:home`, `part:header`. */
export const locationKey = ({ page, part }: On): string => (part === undefined ? `page:${page}` : `part:${part}`)
export const locationOn = (key: string): On => {
  const name = key.slice(key.indexOf(':') + 1)
  return key.startsWith('part:') ? { part: name as 'header' | 'footer' } : { page: name }
}

/** Where a component stands. */
export interface ComponentLocation {
  readonly on: On
  readonly parent: Parent
}

/** The places of all components of a page, outermost first. What stands in two places has the first one. */
export function componentLocations(on: On, { root, components }: PageSchema): Map<string, ComponentLocation> {
  const places = new Map<string, ComponentLocation>()
  const open: (readonly [string, Parent])[] = root.map((id) => [id, null] as const).toReversed()
  for (let next = open.pop(); next; next = open.pop()) {
    const [id, parent] = next
    if (places.has(id)) continue
    places.set(id, { on, parent })
    for (const [slot, ids] of Object.entries(components[id]?.slots ?? {}).toReversed())
      for (const child of ids.toReversed()) open.push([child, { component: id, slot }])
  }
  return places
}

export const sameParent = (a: Parent, b: Parent): boolean => a?.component === b?.component && a?.slot === b?.slot
