import type { EngineKind } from '@vitrine/schemas'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The engines that a site has itself. */
    translation_engines: {
      tenant_id: string
      kind: EngineKind
      url: string | null
      model: string | null
      /** The key, sealed for the site, the kind and the address. */
      secret: string | null
      /** Letters that it may be sent in a month. */
      characters_per_month: number | null
      /** In milliseconds. */
      changed_at: number
    }
    /** Letters that engines were sent by a site, by month (UTC): `2026-11`. */
    translation_usage: {
      tenant_id: string
      month: string
      engine: string
      used: number
    }
  }
}
