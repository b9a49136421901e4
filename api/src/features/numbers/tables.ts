import type { CountedDimension, Measure } from './counted-event.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** How often something was counted on a day, and by how many browsers. */
    number_days: {
      tenant_id: string
      measure: Measure
      dimension: CountedDimension
      /** In the time zone of the site: `2026-03-15`. */
      day: string
      /** Empty for the dimension `all`, and for what is not known. */
      value: string
      views: number
      visitors: number
    }
    /** Which browsers were counted already; until the day is over. */
    number_visits: {
      tenant_id: string
      day: string
      measure: Measure
      dimension: CountedDimension
      value: string
      /** 8 bytes in Base64url (`hashOf`). */
      hash: string
    }
    /** What the hashes of a day are made with; until it is over. */
    number_salts: { tenant_id: string; day: string; salt: string }
  }
}
