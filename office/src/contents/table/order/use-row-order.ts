import { useCommandsContext } from '@vitrine/editor-core'
import { type ContentRow, type EntitySpec, moveContent } from '@vitrine/schemas'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import type { TableNotice } from '../../change-notice.tsx'
import { PAGE_SIZE } from '../../rows-view.ts'

interface RowOrderOptions {
  readonly entity: EntitySpec
  readonly rows: readonly ContentRow[]
  readonly page: number
  readonly total: number
  /** Shows the rows of the page in another order until they are read again. */
  readonly show: (rows: readonly ContentRow[]) => void
  readonly refresh: () => void
  readonly goToPage: (page: number) => void
  readonly tell: (notice: TableNotice | undefined) => void
}

/** The order that a kind has of its own, as it is changed row by row. */
export interface RowOrder {
  readonly total: number
  /** Where a row stands among all, counted from 1; 0 for one that is not on the page. */
  readonly positionOf: (id: string) => number
  /** Takes a row to another place; visitors see it at once. */
  readonly move: (id: string, position: number) => void
  /** Whether something is on its way: what is read meanwhile is older than what is shown. */
  readonly isMoving: () => boolean
}

/** Moves of one row within this time are taken back as one, in milliseconds. */
const TOGETHER = 3000

interface LastMove {
  readonly id: string
  /** Where it stood at first. */
  readonly before: number
  readonly at: number
}

/** The rows with one of them elsewhere on the page. */
function withMoved(rows: readonly ContentRow[], from: number, to: number): readonly ContentRow[] {
  const row = rows[from]
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows
}

/** Moves rows of a table that stands in its own order: at once on the screen, one after the other on the service. */
export function useRowOrder(options: RowOrderOptions): RowOrder {
  const { entity, rows, page, total, show, refresh, goToPage, tell } = options
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const waiting = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef<LastMove>(undefined)
  const start = (page - 1) * PAGE_SIZE
  const indexOf = (id: string) => rows.findIndex((row) => row.id === id)
  const { kind } = entity

  /** Does it after what is on its way; the rows are read again when nothing is left. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    waiting.current += 1
    const done = queue.current.then(act).finally(() => {
      waiting.current -= 1
      if (waiting.current === 0) refresh()
    })
    queue.current = done.catch(() => undefined)
    return done
  }
  function moved(id: string, name: string, before: number, position: number): void {
    const isSame = last.current?.id === id && Date.now() - last.current.at < TOGETHER
    const first = isSame && last.current ? last.current.before : before
    last.current = { id, before: first, at: Date.now() }
    tell({
      text: t('contentTable.moved', { name, position, total }),
      act: {
        label: t('contents.undo'),
        async run() {
          last.current = undefined
          await inTurn(() => send(moveContent, { kind, id, position: first }))
          announcer.announce(t('contents.undone'))
        },
      },
    })
  }
  function move(id: string, wanted: number): void {
    const index = indexOf(id)
    const row = rows[index]
    const position = Math.min(Math.max(wanted, 1), total)
    if (!row || position === start + index + 1) return
    const name = String(row.values.title ?? row.slug)
    const to = position - 1 - start
    const isOnPage = to >= 0 && to < rows.length
    if (isOnPage) show(withMoved(rows, index, to))
    announcer.announce(t('contentTable.position', { name, position, total }))
    inTurn(() => send(moveContent, { kind, id, position })).then(
      (answer) => {
        moved(id, name, answer.before, answer.position)
        if (!isOnPage) goToPage(Math.ceil(answer.position / PAGE_SIZE))
      },
      (error: unknown) => {
        const text = t('contentTable.notMoved', { name })
        announcer.announce(text, true)
        tell({
          text,
          ...(error instanceof Error && { error }),
          act: {
            label: t('contentTable.tryAgain'),
            async run() {
              await inTurn(() => send(moveContent, { kind, id, position }))
            },
          },
        })
      },
    )
  }
  return {
    total,
    positionOf(id) {
      const index = indexOf(id)
      return index < 0 ? 0 : start + index + 1
    },
    move,
    isMoving: () => waiting.current > 0,
  }
}
