import { setTimeout as sleep } from 'node:timers/promises'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { TextRow } from '../store/texts.queries.ts'
import { isOfContent, type Writing, writeTexts } from './write-texts.ts'

/** So many texts go into one transaction at most; on SQLite so many at first, until it is known how long they take. */
const [MOST, FIRST] = [50, 10] as const
/** So long a transaction is to last on SQLite, and so long is waited at least between two, in milliseconds. */
const [LENGTH, PAUSE] = [25, 5] as const

/** The first of some texts that stand in one place: on the same page, around all pages, or in contents. */
function together(rows: readonly TextRow[], most: number): readonly TextRow[] {
  const placeOf = (row: TextRow): string => {
    if (isOfContent(row)) return 'contents'
    const of = fromJson(row.owner)
    if ('pageRecord' in of) return of.pageRecord
    return 'page' in of && of.page !== undefined ? of.page : ''
  }
  const [first] = rows
  const place = first && placeOf(first)
  const end = rows.findIndex((row) => placeOf(row) !== place)
  return rows.slice(0, Math.min(end < 0 ? rows.length : end, most))
}

/** Writes texts by short transactions, so that others who write wait for none of them long. */
export async function writeAll(
  { db, engine, changes }: Pick<Storage, 'db' | 'engine' | 'changes'>,
  rows: readonly TextRow[],
  writing: Writing,
): Promise<void> {
  const isAlone = engine === 'sqlite'
  let atOnce: number = isAlone ? FIRST : MOST
  for (let at = 0; at < rows.length; ) {
    const some = together(rows.slice(at), atOnce)
    const since = performance.now()
    await db.transaction().execute((write) => writeTexts(write, some, writing))
    const [first] = some
    if (first && isOfContent(first)) changes.tell({ kind: 'site', id: first.tenant_id })
    at += some.length
    if (!isAlone) continue
    const took = performance.now() - since
    atOnce = Math.max(1, Math.min(MOST, Math.round((LENGTH / took) * some.length)))
    if (at < rows.length) await sleep(Math.max(PAUSE, took / 2))
  }
}
