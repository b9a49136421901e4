import type { ReleasePlace } from '@vitrine/model'
import type { PlannedReleaseState, Release, SiteLanguage } from '@vitrine/schemas'
import type { JsonText } from '../../../platform/database/json-text.ts'
import type { changedIn } from '../release-summary.ts'

/** What a planned release changes in how visitors are offered the languages. */
export interface PlannedSettings {
  readonly before: readonly SiteLanguage[]
  readonly after: readonly SiteLanguage[]
  /** How much of each language is translated, in percent. */
  readonly progress: Readonly<Record<string, number>>
}

/** A place that shows something else, in the languages in which it does. */
export interface StoppedPlace extends Pick<ReleasePlace, 'kind' | 'id'> {
  readonly name?: string
  readonly languages: readonly string[]
}

declare module '../../../platform/database/tables.ts' {
  /** Releases that are made and wait for their time. Times are milliseconds. */
  interface Tables {
    planned_releases: {
      tenant_id: string
      id: string
      state: PlannedReleaseState
      at: number
      time_zone: string
      draft_id: number
      draft_revision: number
      account_id: string | null
      note: string | null
      /** Whether old addresses of pages that move lead to the new ones; 0 or 1. */
      redirects_moved: number
      /** What was shown when it was planned; nothing where nothing was, and once it was published or cancelled. */
      before: JsonText<Release> | null
      /** What it shows then; nothing once it was published or cancelled. */
      after: JsonText<Release> | null
      settings: JsonText<PlannedSettings>
      changed: JsonText<ReturnType<typeof changedIn>> | null
      stopped_by: JsonText<readonly StoppedPlace[]> | null
      release_id: string | null
      /** How often it failed. */
      tries: number
      /** When it is tried next: at its time, or some time after a try that failed. */
      next_at: number
      created_at: number
      ended_at: number | null
    }
  }
}
