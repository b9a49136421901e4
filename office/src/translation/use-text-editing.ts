import { useCommandsContext } from '@vitrine/editor-core'
import { wordsOfValue } from '@vitrine/model'
import type { Json } from '@vitrine/schemas'
import { type Dispatch, type SetStateAction, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadedRow } from './text-rows.ts'
import type { TextChange, TextSaved, TextSaver } from './text-save.ts'

interface Conflict {
  readonly by: string | undefined
  readonly theirs: LoadedRow | undefined
}

/** What somebody has typed for one text, and what became of it. */
export interface Typed {
  /** Nothing was typed where this is missing; an emptied field holds `undefined` in it. */
  readonly typed?: { readonly value: Json | undefined }
  readonly isBusy?: boolean
  readonly error?: Error
  readonly conflict?: Conflict
  /** Another number when the value was put in from outside of the field. */
  readonly version?: number
}

export interface TextEditing {
  readonly value: Json | undefined
  readonly isUnsaved: boolean
  readonly isBusy: boolean
  readonly error: Error | undefined
  readonly conflict: Conflict | undefined
  readonly version: number
  readonly type: (value: Json | undefined) => void
  readonly copySource: () => void
  readonly acceptAndNext: () => void
  readonly keep: () => void
  readonly review: () => void
  /** After a conflict: the own text counts, or that of the other one. */
  readonly keepMine: () => void
  readonly drop: () => void
}

/** What is typed, by language and text: `de 24`. It outlives a list, so that nothing is lost by a filter. */
export type TypedTexts = ReadonlyMap<string, Typed>
export type TypedTextsState = readonly [TypedTexts, Dispatch<SetStateAction<TypedTexts>>]

interface TextEditingParts {
  readonly typed: TypedTextsState
  readonly language: string
  readonly saver: TextSaver
  /** A text was saved: `before` is how it was. */
  readonly onSaved: (before: LoadedRow, after: LoadedRow | undefined) => void
  readonly onNext: () => void
}

const isEmpty = (value: Json | undefined): boolean => value === undefined || wordsOfValue(value).trim() === ''

/** Edits texts of a language. What is typed stays until it is saved: another text may be looked at meanwhile. */
export function useTextEditing({ typed: [all, setAll], language, saver, onSaved, onNext }: TextEditingParts) {
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  const now = useRef(all)
  now.current = all

  const keyOf = (id: number) => `${language} ${id}`

  function change(id: number, next: (typed: Typed) => Typed | undefined): void {
    setAll((known) => {
      const typed = next(known.get(keyOf(id)) ?? {})
      const changed = new Map(known)
      if (typed) changed.set(keyOf(id), typed)
      else changed.delete(keyOf(id))
      return changed
    })
  }
  /** @returns whether it was saved */
  async function save(made: TextChange): Promise<boolean> {
    const { row } = made
    const sent = now.current.get(keyOf(row.id))?.typed
    change(row.id, ({ conflict: _conflict, error: _error, ...typed }) => ({ ...typed, isBusy: true }))
    try {
      const saved: TextSaved = await saver.save(made)
      if (saved.state === 'conflict') {
        const { by, theirs } = saved
        change(row.id, (typed) => ({
          ...typed,
          isBusy: false,
          typed: typed.typed ?? { value: made.value },
          conflict: { by, theirs },
        }))
        return false
      }
      // What was typed meanwhile stays, to be saved the next time.
      change(row.id, ({ typed, version = 0 }) => (typed === sent ? undefined : { ...(typed && { typed }), version }))
      onSaved(row, saved.row)
      announcer.announce(t('translation.saved'))
      return true
    } catch (error) {
      change(row.id, (typed) => ({
        ...typed,
        isBusy: false,
        error: error instanceof Error ? error : new Error(String(error)),
      }))
      return false
    }
  }

  /** What can be done with one text. */
  function editingOf(row: LoadedRow): TextEditing {
    const { typed, isBusy = false, error, conflict, version = 0 } = all.get(keyOf(row.id)) ?? {}
    const value = typed ? typed.value : row.value
    const put = (next: Json | undefined) =>
      change(row.id, (known) => ({ ...known, typed: { value: next }, version: (known.version ?? 0) + 1 }))
    const accept = async (): Promise<boolean> => {
      if (isBusy) return false
      // Nothing is there, and nothing was typed: there is nothing to accept.
      if (isEmpty(value)) return row.value === undefined ? true : save({ row, value: undefined })
      if (!typed && row.state === 'translated') return true
      return save({ row, value })
    }
    return {
      value,
      isUnsaved: typed !== undefined,
      isBusy,
      error,
      conflict,
      version,
      type: (next) =>
        change(row.id, (known) => {
          const { error: _error, ...rest } = known
          return { ...rest, typed: { value: next } }
        }),
      copySource: () => put(row.source),
      acceptAndNext: () => void accept().then((isDone) => isDone && onNext()),
      keep() {
        if (row.state !== 'stale' || row.value === undefined || isBusy) return
        const { status = 'new', engine } = row.note ?? {}
        const meta = { status, ...(engine !== undefined && { engine }), at: new Date().toISOString() }
        void save({ row, value: row.value, meta })
      },
      review() {
        if (isEmpty(value) || isBusy) return
        void save({ row, value, meta: { status: 'needs-review', at: new Date().toISOString() } })
      },
      keepMine() {
        const theirs = conflict?.theirs
        if (theirs) void save({ row: theirs, value })
      },
      drop: () => change(row.id, () => undefined),
    }
  }

  return { editingOf, isUnsaved: (id: number) => all.get(keyOf(id))?.typed !== undefined }
}
