import { type PlaceToOpen, placeHash, placeIn } from '@vitrine/editor-core'
import type { CommandContext } from '../../commands/index.ts'
import { panels } from '../../store/view.ts'
import { openPlace } from './open-place.ts'

/** The address of a place in the designer, beside this one: `designer#page=home&component=k3v9Qa2Z`. */
export const placeAddress = (place: PlaceToOpen, search = location.search): string =>
  `designer${search}${placeHash(place)}`

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
