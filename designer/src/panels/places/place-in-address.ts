import type { CommandContext } from '../../commands/index.ts'
import { panels } from '../../store/view.ts'
import { openPlace, type PlaceToOpen } from './open-place.ts'

const names = ['page', 'part', 'menu', 'theme', 'component', 'path', 'language'] as const

/** The address of a place in the designer, beside this one: `designer#page=home&component=k3v9Qa2Z`. */
export function placeAddress(place: PlaceToOpen, search = location.search): string {
  const given = names.flatMap((name) => (place[name] === undefined ? [] : [[name, place[name]] as [string, string]]))
  const hash = new URLSearchParams(given).toString()
  return `designer${search}${hash === '' ? '' : `#${hash}`}`
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

/** Opens the panel (`designer#panel=releases`) or the place that the address names, and takes it out of the address: it counts once. */
export async function openPlaceInAddress(context: CommandContext): Promise<void> {
  const wanted = new URLSearchParams(location.hash.replace(/^#/, '')).get('panel')
  const panel = panels.find((one) => one === wanted)
  const place = placeIn(location.hash)
  if (!panel && !place) return
  history.replaceState(history.state, '', location.pathname + location.search)
  if (panel)
    context.view.change((state) => {
      state.openPanel = panel
    })
  if (place) await openPlace(context, place)
}
