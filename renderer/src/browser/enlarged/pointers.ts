import type { Point, Zoomed } from './zoom.ts'

/** How far a click zooms. */
export const CLICK = 2.5
/** How far a finger moves sideways before it is a swipe, and anywhere before it is no click, in pixels. */
const SWIPE = 60
const STILL = 8

/** Fingers and the mouse. */
export function watchPointers(view: HTMLElement, zoom: Zoomed, swiped: (by: number) => void): void {
  const points = new Map<number, Point>()
  let first: Point | undefined
  let hasMoved = false
  let wasPinched = false
  const at = ({ clientX: x, clientY: y }: PointerEvent | WheelEvent): Point => ({ x, y })
  const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
  const middle = ([a, b]: readonly Point[]) => a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }

  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    view.setPointerCapture(event.pointerId)
    if (points.size === 0) {
      first = at(event)
      hasMoved = false
      wasPinched = false
    } else wasPinched = true
    points.set(event.pointerId, at(event))
  })
  view.addEventListener('pointermove', (event) => {
    const before = points.get(event.pointerId)
    if (!before || !first) return
    const was = [...points.values()]
    const now = at(event)
    points.set(event.pointerId, now)
    if (Math.hypot(now.x - first.x, now.y - first.y) > STILL) hasMoved = true
    if (points.size === 2) {
      const is = [...points.values()]
      const from = middle(was)
      const to = middle(is)
      zoom.to((zoom.scale * distance(is)) / (distance(was) || 1), to)
      if (from && to) zoom.move({ x: to.x - from.x, y: to.y - from.y })
    } else if (zoom.scale > 1) zoom.move({ x: now.x - before.x, y: now.y - before.y })
  })
  const end = (event: PointerEvent) => {
    if (!points.delete(event.pointerId) || points.size > 0 || !first) return
    const by = event.clientX - first.x
    if (event.type === 'pointercancel' || wasPinched) return
    if (!hasMoved) zoom.to(zoom.scale > 1 ? 1 : CLICK, first)
    else if (zoom.scale === 1 && Math.abs(by) > SWIPE && Math.abs(by) > Math.abs(event.clientY - first.y)) swiped(by)
  }
  view.addEventListener('pointerup', end)
  view.addEventListener('pointercancel', end)
  view.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoom.to(zoom.scale * Math.exp(-event.deltaY / 300), at(event))
    },
    { passive: false },
  )
  view.addEventListener('dragstart', (event) => event.preventDefault())
}
