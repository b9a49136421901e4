import type { JsonText } from '../../platform/database/json-text.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The builds whose files are kept: times in milliseconds, `files` as paths below `/builds/`. */
    builds: { id: string; activated_at: number; built_at: number; files: JsonText<readonly string[]> }
    /** The processes that serve, and when each of them was there last, in milliseconds. */
    instances: { id: string; build: string; seen_at: number }
  }
}
