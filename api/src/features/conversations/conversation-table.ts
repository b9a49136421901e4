import type { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { type CsvColumn, csvTable } from '../../platform/csv-table.ts'
import type { Database } from '../../platform/database/tables.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { mailTexts } from '../../platform/mail/texts.ts'
import type { MessageRow } from '../inbox/records.ts'
import { entriesOf } from '../visitors/messages/conversation.queries.ts'
import { extrasOf, type RowExtras, rowsAfter, type Wanted } from './rows.queries.ts'

interface Exported {
  readonly row: MessageRow
  readonly extras: RowExtras
  /** What was written by the buyer and to the buyer, in its order. */
  readonly written: readonly string[]
}

const iso = (time: number): string => new Date(time).toISOString()

/** So many conversations are read at once. */
const AT_ONCE = 100

async function* exported(db: Database, wanted: Wanted): AsyncGenerator<Exported> {
  let last: MessageRow | undefined
  do {
    const rows = await rowsAfter(db, wanted, last, AT_ONCE)
    const extras = await extrasOf(db, wanted.tenantId, rows)
    const ids = rows.map(({ id }) => id)
    const entries = Map.groupBy(await entriesOf(db, wanted.tenantId, ids), ({ message_id }) => message_id)
    for (const row of rows) {
      const written = (entries.get(row.id) ?? []).filter(({ kind }) => kind === 'in' || kind === 'out')
      yield { row, extras, written: written.map(({ kind, text }) => `${kind === 'in' ? '>' : '<'} ${text}`) }
    }
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
    await othersFirst()
  } while (last)
}

/** Conversations as CSV, one in a row, those that came last first, with columns named in the language. */
export function conversationTable(db: Database, wanted: Wanted, language: string): Readable {
  const t = translatorFor(mailTexts, language)
  const columns: readonly CsvColumn<Exported>[] = [
    [t('mail.field.reference'), ({ row }) => row.reference],
    [t('export.field.kind'), ({ row }) => row.kind],
    [t('export.field.received'), ({ row }) => iso(row.created_at)],
    [t('export.field.lastWritten'), ({ row }) => iso(row.last_at)],
    [t('export.field.status'), ({ row }) => row.status],
    [t('mail.field.name'), ({ row }) => row.name],
    [t('mail.field.company'), ({ row }) => row.company ?? undefined],
    [t('mail.field.email'), ({ row }) => row.email],
    [t('mail.field.phone'), ({ row }) => row.phone ?? undefined],
    [t('mail.field.country'), ({ row }) => row.country ?? undefined],
    [t('export.field.language'), ({ row }) => row.language],
    [t('mail.field.product'), ({ row }) => row.product_name ?? undefined],
    [t('mail.field.message'), ({ row }) => row.message ?? undefined],
    [t('export.field.conversation'), ({ written }) => written.join('\n')],
    [t('export.field.assignee'), ({ row, extras }) => extras.names.get(row.assignee ?? '')],
    [t('export.field.tags'), ({ row, extras }) => extras.tags.get(row.id)?.join(', ')],
    [t('mail.field.page'), ({ row }) => row.page ?? undefined],
  ]
  return csvTable(exported(db, wanted), columns)
}
