import type { ContentKind, ContentPlanState, ContentPlanStop, Status } from '@vitrine/schemas'

declare module '../../../platform/database/tables.ts' {
  /** Contents that get another status at a time. Times are milliseconds. */
  interface Tables {
    content_plans: {
      tenant_id: string
      id: string
      kind: ContentKind
      content_id: string
      /** What it was called when it was planned, for when it is gone. */
      name: string
      state: ContentPlanState
      /** The status that it must have at its time. */
      before: Status
      status: Status
      at: number
      time_zone: string
      account_id: string
      stopped_by: ContentPlanStop | null
      /** How often it failed. */
      tries: number
      /** When it is tried next: at its time, or some time after a try that failed. */
      next_at: number
      created_at: number
      ended_at: number | null
    }
  }
}
