import type { SettingsOf, TranslationFileFormat, TranslationImportState, TranslationOutcome } from '@vitrine/schemas'
import type { JsonText } from '../../../platform/database/json-text.ts'
import type { FileProblem } from '../../../platform/text-files/unreadable-file.ts'
import type { Written } from '../check/compare-text.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    translation_imports: {
      tenant_id: string
      id: string
      draft_id: number
      name: string
      format: TranslationFileFormat
      /** That of the call, until the file has said its own. */
      language: string | null
      /** `failed` is told of its job, and stands nowhere. */
      state: Exclude<TranslationImportState, 'failed'>
      /** Why the file cannot be read. */
      problem: JsonText<FileProblem> | null
      /** How many texts stay as they are: they have no rows. */
      same: number
      /** The file, until it is checked. */
      file: string | null
      account_id: string | null
      job_id: string | null
      created_at: string
      updated_at: string
    }
    translation_import_rows: {
      tenant_id: string
      import_id: string
      row: number
      outcome: Exclude<TranslationOutcome, 'same'>
      /** What counts of a conflict, and of what is refused and can be mended. */
      takes: 'file' | 'here'
      line: number
      place: string
      source: string
      before: string | null
      after: string | null
      problems: JsonText<readonly FileProblem[]>
      written: JsonText<Written> | null
      settings_of: JsonText<SettingsOf> | null
      path: string | null
      /** How the text stood when it was checked (`seenOf`). */
      seen: string | null
      /** That wrote it, and what its note says when. */
      operation_id: string | null
      applied_at: string | null
    }
  }
}
