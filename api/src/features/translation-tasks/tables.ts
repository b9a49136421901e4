import type {
  Json,
  SettingsOf,
  TranslationMeta,
  TranslationPause,
  TranslationScope,
  TranslationTaskOptions,
  TranslationTaskState,
  TranslationTextReason,
  TranslationTextState,
} from '@vitrine/schemas'
import type { Generated } from 'kysely'
import type { JsonText } from '../../platform/database/json-text.ts'
import type { JobAuthor } from '../content-imports/job-author.ts'

/** What an engine made of a text, and the checks that it does not pass. */
export interface StoredAnswer {
  readonly value: Json
  readonly why: readonly string[]
}

/** What a language said at a path before a task wrote there. */
export interface StoredEntry {
  readonly value: Json
  readonly note: TranslationMeta | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What engines are to translate. All times are milliseconds by the clock of the database. */
    translation_tasks: {
      tenant_id: string
      id: string
      state: TranslationTaskState
      scope: JsonText<TranslationScope>
      /** The draft that it is about, where it is about one. */
      draft_id: number | null
      languages: JsonText<readonly string[]>
      engine: string
      options: JsonText<TranslationTaskOptions>
      account_id: string
      /** As whom its texts are written. */
      author: JsonText<JobAuthor>
      created_at: number
      started_at: number | null
      ended_at: number | null
      /** Why it is paused. */
      paused_by: TranslationPause | null
      /** What the engine said, as it said it. */
      said: string | null
      /** How often one after the other the engine could not be used. */
      failures: Generated<number>
      /** Until when it waits, and what for. */
      wait_until: Generated<number>
      waits_for: 'rate' | 'down' | null
    }
    translation_task_texts: {
      tenant_id: string
      task_id: string
      language: string
      /** Its place among the texts of the task. */
      n: number
      state: TranslationTextState
      owner: JsonText<SettingsOf>
      path: string
      source_language: string
      source: JsonText<Json>
      /** Letters that are sent for it. */
      characters: number
      /** The most letters that its translation may have. */
      max_length: number | null
      seen: string
      reason: TranslationTextReason | null
      /** What the engine said, as it said it. */
      said: string | null
      result: JsonText<StoredAnswer> | null
      /** Once it is applied: what stood there before; JSON's `null` for nothing. */
      before: JsonText<StoredEntry | null> | null
    }
  }
}
