import { type ContentConflict, useCommandsContext } from '@vitrine/editor-core'
import { CallError, type ContentRow, type EntityColumn, type EntitySpec } from '@vitrine/schemas'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import type { TableNotice } from '../../change-notice.tsx'
import type { ContentLanguages } from '../../use-content-languages.ts'
import { columnLabel } from '../column-label.ts'
import type { ContentEditor, SaveResult } from './cell-change.ts'
import { type CellOf, type CellProblem, changedRow, changeOfCell, hasManyPrices } from './cell-value.ts'
import type { CellPlace } from './inline-columns.ts'

/** A cell that is edited, with what was typed where that could not be saved. */
export interface EditedCell extends CellPlace {
  readonly typed?: string
  readonly error?: Error
  readonly problem?: CellProblem
}

/** What somebody else changed otherwise, until somebody chooses. */
export interface CellConflict {
  readonly conflicts: readonly ContentConflict[]
  readonly settle: (whose: 'mine' | 'theirs') => Promise<void>
  readonly close: () => void
}

interface CellEditingOptions {
  readonly entity: EntitySpec
  readonly columns: readonly EntityColumn[]
  /** The names of the columns that are edited in their cells. */
  readonly editable: ReadonlySet<string>
  readonly rows: readonly ContentRow[]
  readonly language: string
  readonly languages: ContentLanguages | undefined
  /** Shows a row otherwise until the rows are read again. */
  readonly patch: (row: ContentRow) => void
  readonly refresh: () => void
  readonly tell: (notice: TableNotice | undefined) => void
}

export interface CellEditing {
  readonly edited: EditedCell | undefined
  readonly conflict: CellConflict | undefined
  readonly cellOf: (place: CellPlace) => CellOf | undefined
  readonly start: (place: CellPlace) => void
  readonly cancel: () => void
  /** Saves what was typed; answers whether the cell is left: what is no value stays in it. */
  readonly save: (cell: CellOf, text: string, before: string) => boolean
  /** The next cell that is edited in the order of reading, or the one before it. */
  readonly beside: (place: CellPlace, step: 1 | -1) => CellPlace | undefined
}

interface Opened {
  readonly id: string
  readonly editor: Promise<ContentEditor>
}

const isSame = (one: CellPlace | undefined, other: CellPlace): boolean =>
  one?.id === other.id && one.column === other.column

/**
 * Values of a table that are changed in their cells: shown at once, saved by operations, and taken back from a notice.
 * The record is opened when a cell is, as its form opens it: what others saved since is merged or asked about.
 */
export function useCellEditing(options: CellEditingOptions): CellEditing {
  const { entity, columns, editable, rows, language, languages, patch, refresh, tell } = options
  const { t } = useTranslation('office')
  const { send, label } = useOffice()
  const { announcer } = useCommandsContext()
  const [edited, setEdited] = useState<EditedCell>()
  const now = useRef<EditedCell>(undefined)
  const [conflict, setConflict] = useState<CellConflict>()
  const opened = useRef<Opened>(undefined)
  const show = (next: EditedCell | undefined) => {
    now.current = next
    setEdited(next)
  }

  function open(id: string): Promise<ContentEditor> {
    if (!languages) return Promise.reject(new Error('Cells are edited once the languages are known.'))
    if (opened.current?.id === id) return opened.current.editor
    const editor = import('./cell-change.ts').then(({ openRecord }) =>
      openRecord(send, languages, { kind: entity.kind, id }),
    )
    opened.current = { id, editor }
    // Whoever saves is told; a cell that is opened only to be read is not.
    editor.catch(() => undefined)
    return editor
  }
  function cellOf({ id, column: name }: CellPlace): CellOf | undefined {
    const row = rows.find((one) => one.id === id)
    const column = columns.find((one) => one.name === name)
    return row && column && languages && { entity, column, row, language, languages }
  }
  const nameOf = ({ column, row }: CellOf) => ({
    field: columnLabel(label, entity, column),
    name: String(row.values.title ?? row.slug),
  })

  function failed(cell: CellOf, typed: string, error: Error): void {
    patch(cell.row)
    const place = { id: cell.row.id, column: cell.column.name }
    if (!now.current || isSame(now.current, place)) {
      show({ ...place, typed, error })
      return
    }
    // Another cell is edited by now: what was typed comes back when it is asked for.
    const text = t('contentTable.notSaved', nameOf(cell))
    announcer.announce(text, true)
    tell({
      text,
      error,
      act: { label: t('contentTable.editAgain'), run: async () => show({ ...place, typed, error }) },
    })
  }
  function done(cell: CellOf, editor: ContentEditor): void {
    const text = t('contentTable.changed', nameOf(cell))
    announcer.announce(text)
    const undo = async () => {
      editor.undo()
      const result = await editor.save()
      if (result.state === 'conflict') throw conflictOf(t('contentTable.changedSince'))
      announcer.announce(t('contents.undone'))
      refresh()
    }
    tell({ text, act: { label: t('contents.undo'), run: undo } })
    refresh()
  }
  /** What became of a save; what others changed otherwise is asked about. */
  function settled(cell: CellOf, typed: string, editor: ContentEditor, result: SaveResult): void {
    setConflict(undefined)
    if (result.state === 'saved') {
      done(cell, editor)
      return
    }
    setConflict({
      conflicts: result.conflicts,
      async settle(whose) {
        try {
          settled(cell, typed, editor, await editor.settle(whose))
        } catch (error) {
          setConflict(undefined)
          failed(cell, typed, asError(error))
        }
      },
      // Put off: what was typed waits in its cell.
      close() {
        setConflict(undefined)
        patch(cell.row)
        show({ id: cell.row.id, column: cell.column.name, typed })
        refresh()
      },
    })
  }
  async function change(cell: CellOf, typed: string, record: Promise<ContentEditor>): Promise<void> {
    try {
      const editor = await record
      const { content } = editor.state.getState()
      const input = content && changeOfCell(cell, typed, content)
      if (input && 'problem' in input) {
        patch(cell.row)
        show({ id: cell.row.id, column: cell.column.name, typed, problem: input.problem })
        return
      }
      if (!input || editor.dispatch([input])) throw conflictOf(t('record.gone'))
      settled(cell, typed, editor, await editor.save())
    } catch (error) {
      failed(cell, typed, asError(error))
    }
  }

  return {
    edited,
    conflict,
    cellOf,
    start(place) {
      const cell = cellOf(place)
      if (!cell || !editable.has(place.column)) return
      opened.current = undefined
      show(place)
      const editor = open(place.id)
      void editor.then(
        (one) => {
          const { content } = one.state.getState()
          if (content && hasManyPrices(cell, content) && isSame(now.current, place))
            show({ ...place, problem: 'contentTable.manyPrices' })
        },
        () => undefined,
      )
    },
    cancel: () => show(undefined),
    save(cell, typed, before) {
      const place = { id: cell.row.id, column: cell.column.name }
      if (typed === before) {
        show(undefined)
        return true
      }
      // What is no value is told before anything is asked of the service.
      const early = changeOfCell(cell, typed, { settings: { props: {} } })
      if ('problem' in early) {
        show({ ...place, typed, problem: early.problem })
        return false
      }
      const record = open(place.id)
      opened.current = undefined
      patch(changedRow(cell, typed))
      show(undefined)
      void change(cell, typed, record)
      return true
    },
    beside({ id, column }, step) {
      const names = columns.map(({ name }) => name).filter((name) => editable.has(name))
      const places = rows.flatMap((row) => names.map((name) => ({ id: row.id, column: name })))
      return places[places.findIndex((place) => isSame(place, { id, column })) + step]
    },
  }
}

const conflictOf = (message: string): CallError => new CallError('conflict', { message })
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
