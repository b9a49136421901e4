/** Keeps where somebody was on each page of this tab, and the last pages themselves, for Back and Forward. */
import type { View } from './view.ts'

/** So many pages stay as they were left, with what was typed and opened on them. */
const MOST_PAGES = 8

/** One entry of the history. Several may show the same page: places on it. */
interface Place {
  /** The page, by the key of the entry that it was opened with. */
  readonly page: number
  x: number
  y: number
}

interface LeftPage {
  readonly view: View
  /** What had the focus. */
  readonly focused: Element | null
}

const places = new Map<number, Place>()
const left = new Map<number, LeftPage>()

let lastKey = Date.now()
export const newKey = (): number => ++lastKey

/** The entry that is shown. */
let shown = 0

/** Notes which entry is shown now, and the page that it shows. */
export function enter(key: number, page = key): void {
  shown = key
  if (!places.has(key)) places.set(key, { page, x: 0, y: 0 })
}

/** Notes how far the entry that is shown is scrolled. */
export function noteScroll(): void {
  const place = places.get(shown)
  if (place) [place.x, place.y] = [scrollX, scrollY]
}

export const placeOf = (key: number): Readonly<Place> | undefined => places.get(key)
export const shownPage = (): number => places.get(shown)?.page ?? shown

/** Keeps the page that is left as it is; the ones that were left longest ago are given up. */
export function leave(view: View, focused: Element | null): void {
  const page = shownPage()
  left.delete(page)
  left.set(page, { view, focused })
  for (const [old, { view: given }] of left) {
    if (left.size <= MOST_PAGES) return
    left.delete(old)
    for (const part of [...given.header, given.main, ...given.footer]) if (!part.isConnected) unmount(part)
  }
}

/** A page as it was left; it is not kept twice. */
export function comeBack(page: number): LeftPage | undefined {
  const found = left.get(page)
  left.delete(page)
  return found
}

/** Tells the islands of a part that it is gone for good. */
function unmount(part: Element): void {
  for (const island of part.querySelectorAll('[data-island]')) island.dispatchEvent(new Event('vitrine:unmount'))
}
