import { isShortcut } from '@vitrine/editor-core'
import type { Answer, ContentRow, contentRows, EntitySpec } from '@vitrine/schemas'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { type KeyboardEvent, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useOffice } from '../../context/office-context.ts'
import type { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { ScreenLoadFailed } from '../../controls/screen-load-failed.tsx'
import { usePages } from '../../navigation/use-pages.ts'
import { ChangeNotice, type TableNotice } from '../change-notice.tsx'
import type { RowSelection } from '../row-selection.ts'
import { PAGE_SIZE, type RowsView } from '../rows-view.ts'
import type { ContentLanguages } from '../use-content-languages.ts'
import { HANDLE } from './grid/grid-row.tsx'
import { cellAt, placeOf } from './inline/cell-at.ts'
import type { CellPlace } from './inline/inline-columns.ts'
import { useCellEditing } from './inline/use-cell-editing.ts'
import { useRowDrag } from './order/use-row-drag.ts'
import { useRowOrder } from './order/use-row-order.ts'
import { RowsGrid } from './rows-grid.tsx'
import styles from './table.module.css'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useRowDuplicate } from './use-row-duplicate.ts'
import type { TableEditing } from './use-table-editing.ts'

const CellEditor = lazyWithRetry(
  async () => ({ default: (await import('./inline/cell-editor.tsx')).CellEditor }),
  ScreenLoadFailed,
)
const ConflictDialog = lazyWithRetry(
  async () => ({ default: (await import('@vitrine/editor-core/conflict-dialog')).ConflictDialog }),
  ScreenLoadFailed,
)
const OrderMenu = lazyWithRetry(
  async () => ({ default: (await import('./order/order-menu.tsx')).OrderMenu }),
  ScreenLoadFailed,
)

interface EditableRowsProps extends Pick<TableEditing, 'language' | 'editable' | 'isOrdered'> {
  readonly entity: EntitySpec
  readonly view: RowsView
  readonly languages: ContentLanguages | undefined
  readonly rows: readonly ContentRow[]
  readonly total: number
  readonly selected: RowSelection
  readonly onSelect: (selected: RowSelection) => void
  readonly request: Pick<ReturnType<typeof useCall<typeof contentRows>>, 'mutate' | 'refresh'>
}

/** On a phone rows are cards, which are edited in their forms. */
const isNarrow = (): boolean => globalThis.matchMedia?.('(max-width: 767px)').matches ?? false

type Rows = Answer<typeof contentRows>

/** The rows of a page: values are changed in their cells, and rows are moved where the table stands in its own order. */
export function EditableRows(props: EditableRowsProps) {
  const { entity, view, languages, language, editable, isOrdered, rows, total, selected, onSelect, request } = props
  const { mutate, refresh } = request
  const { label, locale } = useOffice()
  const place = useRef<HTMLDivElement>(null)
  const [notice, tell] = useState<TableNotice>()
  const change = (items: (before: readonly ContentRow[]) => readonly ContentRow[]) =>
    mutate((before: Rows | undefined) => before && { ...before, items: items(before.items) })
  const drawn = useDrawnRows(rows, view)
  const duplicate = useRowDuplicate({ entity, refresh, tell })
  const editing = useCellEditing({
    ...{ entity, columns: view.columns, editable, rows, language, languages, refresh, tell },
    patch: (row) => change((items) => items.map((one) => (one.id === row.id ? row : one))),
  })
  const order = useRowOrder({
    ...{ entity, rows, total, refresh, tell, page: view.page },
    show: (items) => change(() => items),
    goToPage: usePages(PAGE_SIZE).onChange,
  })
  // What is read while something is on its way is older than what is shown.
  useSiteEvents(['content'], () => order.isMoving() || refresh())
  const drag = useRowDrag(place, { rows, order: isOrdered ? order : undefined })
  const [menu, setMenu] = useState<{ readonly id: string; readonly at: HTMLElement }>()
  const focusAfter = useFocusAfter(place, rows)
  const pressed = useRef<CellPlace>(undefined)
  const isForCell = useRef(false)

  const isEditable = (cell: CellPlace | undefined): cell is CellPlace =>
    cell !== undefined && editable.has(cell.column) && !isNarrow()

  /** The cell that a key is meant for: that which has the focus, or of a row the one that was pressed, or its first. */
  function cellForKey(target: EventTarget): CellPlace | undefined {
    const own = placeOf(target)
    if (own) return own
    const id = rowOf(target)
    if (id === undefined) return undefined
    if (pressed.current?.id === id && isEditable(pressed.current)) return pressed.current
    const first = view.columns.find(({ name }) => editable.has(name))
    return first && { id, column: first.name }
  }
  function onKeyDown(event: KeyboardEvent): void {
    isForCell.current = false
    const { target, key } = event
    const handle = handleOf(target)
    // The grid would open or choose the row.
    if (handle && (key === 'Enter' || key === ' ')) {
      event.stopPropagation()
      return
    }
    const use = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const id = rowOf(target)
      if (!isOrdered || id === undefined) return
      use()
      focusAfter(target)
      order.move(id, order.positionOf(id) + (key === 'ArrowUp' ? -1 : 1))
      return
    }
    if (duplicate && isShortcut('mod+d', event.nativeEvent)) {
      const row = rows.find(({ id }) => id === rowOf(target))
      if (!row) return
      use()
      void duplicate(row)
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const cell = key === 'F2' ? cellForKey(target) : key === 'Enter' && isCell(target) ? placeOf(target) : undefined
    if (!isEditable(cell)) return
    use()
    editing.start(cell)
  }
  function onPointerDown(event: SyntheticEvent<HTMLElement, PointerEvent>): void {
    const { nativeEvent, target } = event
    const handle = handleOf(target)
    if (handle && nativeEvent.button === 0) {
      event.stopPropagation()
      if (isOrdered) drag.begin(handle.dataset.handle ?? '', nativeEvent)
    }
    pressed.current = placeOf(target)
    isForCell.current = isEditable(pressed.current)
  }
  function onClick(event: SyntheticEvent): void {
    const handle = handleOf(event.target)
    if (!handle) return
    event.stopPropagation()
    if (!drag.wasDrag()) setMenu({ id: handle.dataset.handle ?? '', at: handle })
  }
  const leave = (cell: CellPlace) => {
    if (place.current) focusCell(place.current, cell)
  }
  const edited = editing.edited
  const cell = edited && editing.cellOf(edited)
  const moved = menu && rows.find(({ id }) => id === menu.id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the cells and handles in it
    <div
      ref={place}
      className={styles.place}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={onPointerDown}
      onMouseDownCapture={(event) => handleOf(event.target) && event.stopPropagation()}
      onClickCapture={onClick}
      onDoubleClick={({ target }) => {
        const at = placeOf(target)
        const isControl = target instanceof Element && target.closest('a, button, label') !== null
        if (isEditable(at) && !isControl) editing.start(at)
      }}
    >
      <RowsGrid
        {...{ entity, view, rows, drawn, language, selected, onSelect, editable, isOrdered }}
        wasForCell={() => isForCell.current}
      />
      {drag.line && <div className={styles.dropLine} style={{ insetBlockStart: drag.line.top }} />}
      <Suspense>
        {edited && cell && (
          <CellEditor
            key={`${edited.id} ${edited.column} ${edited.error ? 'again' : ''}`}
            {...{ cell, edited, editing, place }}
            onLeave={leave}
          />
        )}
        {editing.conflict && (
          <ConflictDialog
            {...{ entity, label, locale }}
            conflicts={editing.conflict.conflicts}
            onChoose={editing.conflict.settle}
            onClose={editing.conflict.close}
          />
        )}
        {menu && moved && (
          <OrderMenu
            id={menu.id}
            name={String(moved.values.title ?? moved.slug)}
            order={order}
            at={menu.at}
            onClose={() => setMenu(undefined)}
          />
        )}
      </Suspense>
      {notice && <ChangeNotice key={notice.text} notice={notice} onClose={() => tell(undefined)} />}
    </div>
  )
}

const isCell = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('[role="gridcell"], [role="rowheader"]')

const handleOf = (target: EventTarget): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-handle]')) || undefined

/** The row that something stands in. */
function rowOf(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('[role="row"]') : null
  return row?.querySelector<HTMLElement>('[data-row]')?.dataset.row
}

/** The grid takes it on to the link or the button in the cell. */
const focusCell = (around: ParentNode, place: CellPlace): void => cellAt(around, place)?.focus()

/** Brings the focus back to the row that had it, once the rows stand in another order: browsers lose it with the place. */
function useFocusAfter(place: { readonly current: HTMLElement | null }, rows: readonly ContentRow[]) {
  const wanted = useRef<CellPlace>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows stand otherwise
  useEffect(() => {
    const at = wanted.current
    const around = place.current
    if (!at || !around || around.contains(document.activeElement)) return
    if (at.column !== '') return focusCell(around, at)
    cellAt(around, { ...at, column: HANDLE })
      ?.closest<HTMLElement>('[role="row"]')
      ?.focus()
  }, [rows, place])
  return (target: EventTarget) => {
    const id = rowOf(target)
    wanted.current = placeOf(target) ?? (id === undefined ? undefined : { id, column: '' })
  }
}
