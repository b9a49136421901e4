export {}

declare module '../database/tables.ts' {
  /** What this instance signs with. */
  interface Tables {
    /** What signs links and times; made once per instance. */
    secrets: { name: string; value: string }
  }
}
