import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useSize } from 'ahooks'
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { ActionError } from '../../../controls/action-error.tsx'
import { columnLabel } from '../column-label.ts'
import styles from '../table.module.css'
import { cellAt } from './cell-at.ts'
import { type CellOf, currencyIn, nodeOf, textsOfCell } from './cell-value.ts'
import type { CellPlace } from './inline-columns.ts'
import { useCellChoices } from './use-cell-choices.ts'
import type { CellEditing, EditedCell } from './use-cell-editing.ts'

interface CellEditorProps {
  readonly cell: CellOf
  readonly edited: EditedCell
  readonly editing: CellEditing
  /** What the editor stands in: the place of the table. */
  readonly place: RefObject<HTMLElement | null>
  /** Brings the focus back to a cell. */
  readonly onLeave: (place: CellPlace) => void
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a cell is in the place of the table, in CSS pixels; followed while it scrolls and changes its size. */
function useBoxOf(place: RefObject<HTMLElement | null>, at: CellPlace): Box | undefined {
  const [box, setBox] = useState<Box>()
  const size = useSize(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another size cells stand elsewhere
  useLayoutEffect(() => {
    const around = place.current
    if (!around) return undefined
    const measure = () => {
      const cell = cellAt(around, at)?.getBoundingClientRect()
      const origin = around.getBoundingClientRect()
      if (!cell) return
      setBox({ left: cell.left - origin.left, top: cell.top - origin.top, width: cell.width, height: cell.height })
    }
    measure()
    around.addEventListener('scroll', measure, true)
    return () => around.removeEventListener('scroll', measure, true)
  }, [place, at, size])
  return box
}

/**
 * The control of a cell. It lies over the grid and not in it: there a grid takes the keys that are typed, the space
 * first of all. Enter saves, Tab saves and goes on, Escape takes back; leaving it saves.
 */
export function CellEditor({ cell, edited, editing, place, onLeave }: CellEditorProps) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const id = useId()
  const box = useBoxOf(place, edited)
  const choices = useCellChoices(cell)
  const { text: before, placeholder } = textsOfCell(cell)
  const [text, setText] = useState(edited.typed ?? before)
  const [isBad, setBad] = useState(false)
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isLeft = useRef(false)
  const isByPointer = useRef(false)
  const isClosed = edited.problem === 'contentTable.manyPrices'
  useEffect(() => {
    control.current?.focus()
    control.current?.select?.()
  }, [])

  function save(typed = text): boolean {
    if (isLeft.current) return false
    const isUnreadable = control.current?.validity?.badInput === true
    setBad(isUnreadable)
    if (isUnreadable) return false
    isLeft.current = isClosed || editing.save(cell, typed.trim(), before)
    if (isClosed) editing.cancel()
    return isLeft.current
  }
  function onKeyDown(event: KeyboardEvent): void {
    isByPointer.current = false
    if (event.nativeEvent.isComposing) return
    // Letters are no shortcuts of the screen for who chooses here.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      isLeft.current = true
      editing.cancel()
      onLeave(edited)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (save()) onLeave(edited)
    } else if (event.key === 'Tab') {
      event.preventDefault()
      if (!save()) return
      const next = editing.beside(edited, event.shiftKey ? -1 : 1)
      // A cell that has the focus would take it back from its editor.
      if (next) editing.start(next)
      else onLeave(edited)
    }
  }

  const { column, entity, row } = cell
  const name = String(row.values.title ?? row.slug)
  const problem = isBad ? 'contentTable.number' : edited.problem
  const hasMessage = problem !== undefined || edited.error !== undefined
  const given = {
    ref: control,
    'aria-label': t('contentTable.cell', { field: columnLabel(label, entity, column), name }),
    'aria-invalid': hasMessage || undefined,
    'aria-describedby': hasMessage ? id : undefined,
    value: text,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the control in it
    <div
      className={styles.editor}
      data-inline-editor
      style={box && { insetInlineStart: 'auto', left: box.left, top: box.top, width: box.width, minHeight: box.height }}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who looks at another window comes back to what they typed.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) save()
      }}
    >
      {choices ? (
        <select
          {...given}
          className={`${controls.select} ${styles.editorInput}`}
          // A choice by the pointer is final; by keys all are gone through first.
          onPointerDown={() => {
            isByPointer.current = true
          }}
          onChange={({ target }) => {
            setText(target.value)
            if (isByPointer.current && save(target.value)) onLeave(edited)
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <span className={controls.withUnit}>
          <input
            {...given}
            readOnly={isClosed}
            className={`${controls.input} ${styles.editorInput}`}
            type={column.kind === 'date' ? 'date' : isNumber(cell) ? 'number' : 'text'}
            step={isNumber(cell) ? 'any' : undefined}
            dir={column.name === 'slug' ? 'ltr' : isNumber(cell) || column.kind === 'date' ? undefined : 'auto'}
            lang={column.isTranslatable ? cell.language : undefined}
            maxLength={nodeOf(cell).maxLength}
            placeholder={placeholder}
            onChange={({ target }) => setText(target.value)}
          />
          {column.kind === 'money' && <bdi>{currencyIn(cell)}</bdi>}
        </span>
      )}
      {hasMessage && (
        <div id={id} className={styles.editorMessage}>
          {problem !== undefined && (
            <p role="alert" className={frames.error}>
              {t(problem)}
            </p>
          )}
          <ActionError error={edited.error} />
        </div>
      )}
    </div>
  )
}

const isNumber = ({ column: { kind } }: CellOf): boolean => kind === 'number' || kind === 'money'
