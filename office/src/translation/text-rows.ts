import type { SendCall } from '@vitrine/editor-core'
import { listTextRows, type TextList, type TextRow, type TextRows } from '@vitrine/schemas'

/** So many rows are asked for at once. */
const WINDOW = 100

/** A row as it was read, with the revision on which a change of it is made. */
export interface LoadedRow extends TextRow {
  readonly revision: number
}

export interface TextRowsStore {
  /** A row that was read already. */
  readonly at: (id: number) => LoadedRow | undefined
  /** Reads rows that are not there yet: those between two places of the list, in whole windows. */
  readonly need: (from: number, to: number) => void
  /** Reads a row anew. */
  readonly read: (id: number) => Promise<LoadedRow | undefined>
  readonly put: (row: LoadedRow) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Another number after each change. */
  readonly version: () => number
}

/** Whether a text is one of the contents, which have a revision of their own. */
const isContent = ({ of }: Pick<TextRow, 'of'>): boolean => 'content' in of

const loaded = (row: TextRow, revisions: Pick<TextRows, 'draftRevision' | 'contentsRevision'>): LoadedRow => ({
  ...row,
  revision: isContent(row) ? revisions.contentsRevision : (revisions.draftRevision ?? 0),
})

/** The rows of one list, read in windows as far as somebody looks at them. The list itself stays as it is. */
export function createTextRows(send: SendCall, list: TextList, language: string): TextRowsStore {
  const { ids, draftsId } = list
  const known = new Map(list.rows.map((row) => [row.id, loaded(row, list)]))
  const asked = new Set<number>()
  const listeners = new Set<() => void>()
  let version = 0

  function changed(): void {
    version += 1
    for (const listener of listeners) listener()
  }
  async function ask(wanted: readonly number[]): Promise<void> {
    const rows = await send(listTextRows, {
      language,
      ids: wanted.join(),
      ...(draftsId !== undefined && { draftsId }),
    })
    for (const row of rows.items) known.set(row.id, loaded(row, rows))
    changed()
  }
  function needWindow(window: number): void {
    if (asked.has(window)) return
    const wanted = ids.slice(window * WINDOW, (window + 1) * WINDOW).filter((id) => !known.has(id))
    if (wanted.length === 0) return
    asked.add(window)
    // Whoever looks at it again asks again.
    ask(wanted).catch(() => asked.delete(window))
  }

  return {
    at: (id) => known.get(id),
    need(from, to) {
      const last = Math.floor(Math.min(to, ids.length - 1) / WINDOW)
      for (let window = Math.floor(Math.max(from, 0) / WINDOW); window <= last; window += 1) needWindow(window)
    },
    async read(id) {
      await ask([id])
      return known.get(id)
    },
    put(row) {
      known.set(row.id, row)
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
  }
}
