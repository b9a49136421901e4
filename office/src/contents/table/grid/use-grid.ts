import { isShortcut } from '@vitrine/editor-core'
import { directionOf } from '@vitrine/schemas'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useOffice } from '../../../context/office-context.ts'
import { firstIn, focusableIn, focusOn, isCell, placeByKey, rowOf } from './grid-focus.ts'
import type { SelectRows } from './select-rows.ts'

interface GridOptions {
  /** Chooses rows, where the role may. */
  readonly select: SelectRows | undefined
  /** What a press or Enter on a row does while none is chosen. */
  readonly onOpen: (id: string) => void
}

/** A finger that stays so long chooses the row that it is on, in milliseconds. */
const LONG = 500
/** Further than that it scrolls, in CSS pixels. */
const FAR = 10

const idOf = (target: EventTarget | null): string | undefined => rowOf(target)?.dataset.key

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null

/** Whether somebody just marked text, to copy it. */
const hasMarked = (): boolean => window.getSelection()?.isCollapsed === false

/**
 * The keys and presses of a grid of rows (WAI-ARIA), heard once for all of it: the focus moves in the document, and only
 * the rows whose choice changes are drawn anew. A grid of React Aria drew all cells for each arrow key, 70 ms for 50 rows.
 */
export function useGrid({ select, onOpen }: GridOptions) {
  const { locale } = useOffice()
  const isRightToLeft = directionOf(locale) === 'rtl'
  const [isInside, setInside] = useState(false)
  const last = useRef<HTMLElement>(undefined)
  const finger = useRef<{ readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  )
  /** Whether the press that ends now has chosen a row already. */
  const wasLong = useRef(false)

  function act(id: string): void {
    if (select && !select.isEmpty) select.toggle(id)
    else onOpen(id)
  }
  /** What a key does with rows; whether it was one of them. */
  function onChoosingKey(event: KeyboardEvent<HTMLElement>, id: string | undefined): boolean {
    if (!select) return false
    const { key, shiftKey, target } = event
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') {
      select.choosePage()
      return true
    }
    if (key === 'Escape' && !select.isEmpty) {
      select.clear()
      return true
    }
    const isChoosing = key === ' ' || isShortcut('x', event.nativeEvent)
    if (!isChoosing || id === undefined || (target instanceof Element && target.matches('input, button'))) return false
    if (shiftKey) select.extend(id, id)
    else select.toggle(id)
    return true
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget: grid, target, key, shiftKey } = event
    if (event.defaultPrevented || event.altKey) return
    const id = idOf(target)
    const use = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (onChoosingKey(event, id)) {
      use()
      return
    }
    if (key === 'Enter' && id !== undefined && !isControl(target)) {
      use()
      act(id)
      return
    }
    const next = placeByKey(grid, target, { key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, isRightToLeft })
    if (!next) return
    use()
    focusOn(next)
    const to = idOf(next)
    if (shiftKey && select && id !== undefined && to !== undefined && to !== id) select.extend(to, id)
  }
  function onFocus({ currentTarget: grid, target }: FocusEvent<HTMLElement>): void {
    setInside(true)
    if (target === grid) {
      focusOn(last.current && grid.contains(last.current) ? last.current : firstIn(grid))
      return
    }
    last.current = target
    const within = isCell(target) ? focusableIn(target) : target
    if (within !== target) within.focus({ preventScroll: true })
  }
  function onClick(event: MouseEvent<HTMLElement>): void {
    const id = idOf(event.target)
    if (id === undefined || isControl(event.target)) return
    if (event.shiftKey && select) select.extend(id, id)
    else if (!hasMarked()) act(id)
  }
  function leave(): void {
    clearTimeout(finger.current?.timer)
    finger.current = undefined
  }
  function onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void {
    wasLong.current = false
    leave()
    const id = idOf(target)
    if (!select || pointerType !== 'touch' || id === undefined) return
    const timer = setTimeout(() => {
      wasLong.current = true
      select.toggle(id)
    }, LONG)
    finger.current = { x, y, timer }
  }
  function onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>): void {
    const at = finger.current
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > FAR) leave()
  }
  return {
    /** While nothing in it has the focus, Tab leads to the grid, which gives it to the row that had it last. */
    tabIndex: isInside ? -1 : 0,
    onKeyDown,
    onFocus,
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) setInside(false)
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!wasLong.current) return
      // The finger has chosen the row, and presses nothing in it.
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onClick,
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // Rows are chosen up to here: no text is.
      if (event.shiftKey && select) event.preventDefault()
    },
    onPointerDown,
    onPointerMove,
    onPointerUp: leave,
    onPointerCancel: leave,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // That of a long press; the mouse has its own.
      if (finger.current || wasLong.current) event.preventDefault()
    },
  }
}
