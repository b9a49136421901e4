export {}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Pages that are stored as they were drawn; the row of a page comes before its file. */
    kept_pages: {
      tenant_id: string
      /** The last part of the name of its file. */
      name: string
      /** All that the page depends on, hashed: a page with another one is not the one that is wanted. */
      key: string
      release: string
      build: string
      path: string
      language: string
      etag: string
      /** Of the page as it is read, before it is packed. */
      bytes: number
    }
  }
}
