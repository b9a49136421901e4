import { type PointerEvent, type RefObject, useRef } from 'react'

/** So near to the edge of what scrolls, it scrolls; so many pixels in a frame. */
const EDGE = 32
const SPEED = 8

const scrollerOf = (element: Element): Element => {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer
  return document.documentElement
}

/** Before which item a pointer is: the items stand one below the other, so half of them are left out at each look. */
function placeAt(list: Element, y: number): number {
  let [low, high] = [0, list.children.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const box = list.children[middle]?.getBoundingClientRect()
    if (box && box.top + box.height / 2 < y) low = middle + 1
    else high = middle
  }
  return low
}

interface Drag {
  readonly items: HTMLElement
  readonly item: HTMLElement
  /** Where it would be dropped. */
  readonly line: HTMLElement
  readonly onMove: (at: number, to: number) => void
  /** Called when the drag is over, however it ended. */
  readonly onEnd: () => void
}

/** Scrolls near an edge, and keeps the line where the item would go; answers how to stop. */
function followPointer({ items, line }: Drag, start: number) {
  const scroller = scrollerOf(items)
  let y = start
  const show = () => {
    const place = placeAt(items, y)
    const next = items.children[place] ?? items.lastElementChild
    const box = next?.getBoundingClientRect()
    const edge = box ? (place < items.children.length ? box.top : box.bottom) : 0
    line.hidden = false
    line.style.insetBlockStart = `${edge - items.getBoundingClientRect().top}px`
  }
  const step = () => {
    const { top, bottom } = scroller === document.documentElement ? viewport() : scroller.getBoundingClientRect()
    const by = y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0
    if (by !== 0) scroller.scrollBy(0, by)
    show()
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return {
    move(moved: globalThis.PointerEvent) {
      y = moved.clientY
    },
    stop() {
      cancelAnimationFrame(frame)
      line.hidden = true
    },
  }
}

/** Drags an item until it is dropped, or Escape leaves everything as it was; answers how to end it. */
function dragItem(drag: Drag, event: PointerEvent<HTMLElement>): () => void {
  const { items, item, onMove, onEnd } = drag
  const at = [...items.children].indexOf(item)
  const pointer = followPointer(drag, event.clientY)
  const stop = () => {
    pointer.stop()
    item.removeAttribute('data-dragged')
    window.removeEventListener('pointermove', pointer.move)
    window.removeEventListener('pointerup', drop)
    window.removeEventListener('pointercancel', stop)
    window.removeEventListener('keydown', leaveAll, true)
    onEnd()
  }
  const drop = (dropped: globalThis.PointerEvent) => {
    const place = placeAt(items, dropped.clientY)
    const to = place > at ? place - 1 : place
    stop()
    if (to !== at) onMove(at, to)
    // The press took the focus nowhere: it would have selected text, so the browser was kept from it.
    else item.querySelector<HTMLElement>('button, input')?.focus()
  }
  const leaveAll = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return
    pressed.stopPropagation()
    stop()
  }
  item.setAttribute('data-dragged', '')
  window.addEventListener('pointermove', pointer.move)
  window.addEventListener('pointerup', drop)
  window.addEventListener('pointercancel', stop)
  window.addEventListener('keydown', leaveAll, true)
  return stop
}

/**
 * Reordering by a pointer on a handle (`data-handle` inside of `li`). Nothing re-renders while an
 * item is dragged: only a line is moved to where it would go.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  onMove: (at: number, to: number) => void,
) {
  const cancel = useRef<() => void>(undefined)
  return (event: PointerEvent<HTMLElement>) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null
    const item = handle?.closest('li')
    const [items, mark] = [list.current, line.current]
    if (!item || !items || !mark || event.button !== 0) return
    event.preventDefault()
    // What lies beside the list may be a page of its own: it gets neither the moves nor the keys of this drag.
    handle?.setPointerCapture(event.pointerId)
    window.focus()
    cancel.current?.()
    const onEnd = () => {
      cancel.current = undefined
    }
    cancel.current = dragItem({ items, item, line: mark, onMove, onEnd }, event)
  }
}

const viewport = () => ({ top: 0, bottom: window.innerHeight })
