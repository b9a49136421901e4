import type { RowChange } from '@vitrine/model'
import type { ContentImportState, ContentKind, ImportOutcome, Operation } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

/** A column of the file, and the key of the column that it goes to. */
export interface ImportColumn {
  readonly header: string
  readonly to: string | null
}

export interface ImportOptions {
  readonly emptyCells: 'keep' | 'clear'
  readonly decimalSign: '.' | ','
  readonly newAre: 'draft' | 'published'
  readonly newRows: 'add' | 'refuse'
}

/** What is wrong with a row, for whoever asks in words of theirs. */
export interface StoredProblem {
  readonly column?: string
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A change of a row; `isKept` of what an undo left. */
export interface StoredChange extends RowChange {
  readonly isKept?: boolean
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    content_imports: {
      tenant_id: string
      id: string
      kind: ContentKind
      name: string
      /** `failed` is told of its job, and stands nowhere. */
      state: Exclude<ContentImportState, 'failed'>
      columns: JsonText<readonly ImportColumn[]>
      options: JsonText<ImportOptions>
      account_id: string | null
      job_id: string | null
      created_at: string
      updated_at: string
    }
    content_import_rows: {
      tenant_id: string
      import_id: string
      row: number
      outcome: ImportOutcome
      /** The record that it changes or adds; of a refused row only where one was found. */
      content_id: string | null
      name: string
      /** The address that it gives its record. */
      slug: string | null
      /** Of the record when it was checked; nothing for a new one. */
      revision: number | null
      /** Of all contents, with what the row did. */
      applied_revision: number | null
      cells: JsonText<readonly string[]>
      changes: JsonText<readonly StoredChange[]>
      problems: JsonText<readonly StoredProblem[]>
      /** Their ids follow from the import and the row. */
      operations: JsonText<readonly Operation[]>
    }
    /** Where columns of earlier imports went; nothing where they were left out. */
    content_import_headers: {
      tenant_id: string
      kind: ContentKind
      header: string
      target: string | null
      updated_at: string
    }
  }
}
