export {}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** How often somebody did what is limited, until when it counts (milliseconds by the clock of the database); `key` is a hash. */
    rate_windows: { key: string; until: number; count: number }
  }
}
