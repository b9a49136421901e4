import type { ContentRow } from '@vitrine/schemas'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RowOrder } from './use-row-order.ts'

/** So far a pointer goes before it drags, in CSS pixels. */
const FAR = 5
/** So near to the edge of the window it scrolls, and so far with each frame. */
const EDGE = 72
const STEP = 14

interface Drag {
  readonly id: string
  readonly pointer: number
  readonly startY: number
  y: number
  isFar: boolean
  /** In front of which row of the page it would stand. */
  index: number
}

/** Where a row would be put: a line over the table, in CSS pixels from its start. */
export interface DropLine {
  readonly top: number
}

const rowsIn = (place: HTMLElement, rows: readonly ContentRow[]) =>
  rows.flatMap(({ id }) => place.querySelector<HTMLElement>(`[role="row"]:has([data-row="${id}"])`) ?? [])

function scrollerOf(element: Element): Element {
  for (let at: Element | null = element.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}

/** Rows of a table are dragged by their handles, with the mouse, a finger or a pen; Escape takes it back. */
export function useRowDrag(
  place: RefObject<HTMLElement | null>,
  { rows, order }: { readonly rows: readonly ContentRow[]; readonly order: RowOrder | undefined },
) {
  const [line, setLine] = useState<DropLine>()
  const drag = useRef<Drag>(undefined)
  const wasDragged = useRef(false)
  const now = useRef({ rows, order })
  now.current = { rows, order }

  useEffect(() => {
    let frame = 0
    const rowOf = (id: string) => place.current?.querySelector(`[role="row"]:has([data-row="${id}"])`)
    function end(): void {
      cancelAnimationFrame(frame)
      if (drag.current) rowOf(drag.current.id)?.removeAttribute('data-dragged')
      drag.current = undefined
      setLine(undefined)
    }
    function look(): void {
      const around = place.current
      const one = drag.current
      if (!around || !one) return
      const elements = rowsIn(around, now.current.rows)
      const boxes = elements.map((element) => element.getBoundingClientRect())
      const index = boxes.findIndex(({ top, height }) => one.y < top + height / 2)
      one.index = index < 0 ? boxes.length : index
      const edge = boxes[one.index]?.top ?? boxes.at(-1)?.bottom ?? 0
      setLine({ top: edge - around.getBoundingClientRect().top })
    }
    function scroll(): void {
      const one = drag.current
      if (!one || !place.current) return
      const by = one.y < EDGE ? -STEP : one.y > innerHeight - EDGE ? STEP : 0
      if (by !== 0) {
        scrollerOf(place.current).scrollBy(0, by)
        look()
      }
      frame = requestAnimationFrame(scroll)
    }
    function onMove(event: PointerEvent): void {
      const one = drag.current
      if (one?.pointer !== event.pointerId) return
      one.y = event.clientY
      if (!one.isFar && Math.abs(one.y - one.startY) < FAR) return
      if (!one.isFar) {
        one.isFar = true
        rowOf(one.id)?.setAttribute('data-dragged', '')
        frame = requestAnimationFrame(scroll)
      }
      look()
    }
    function onUp(event: PointerEvent): void {
      const one = drag.current
      if (one?.pointer !== event.pointerId) return
      wasDragged.current = one.isFar
      const { rows: all, order: by } = now.current
      const from = all.findIndex(({ id }) => id === one.id)
      const first = all[0]
      if (one.isFar && by && first && from >= 0)
        by.move(one.id, by.positionOf(first.id) + (one.index > from ? one.index - 1 : one.index))
      end()
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !drag.current?.isFar) return
      event.preventDefault()
      event.stopPropagation()
      wasDragged.current = true
      end()
    }
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', end)
    addEventListener('keydown', onKey, true)
    return () => {
      end()
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', onKey, true)
    }
  }, [place])

  return {
    line,
    begin(id: string, { pointerId, clientY }: { readonly pointerId: number; readonly clientY: number }): void {
      wasDragged.current = false
      drag.current = { id, pointer: pointerId, startY: clientY, y: clientY, isFar: false, index: 0 }
    },
    /** Whether the press that ends with this click was a drag. */
    wasDrag: () => wasDragged.current,
  }
}
