declare module '../database/tables.ts' {
  interface Tables {
    /** How often something of a site changed that has no version of its own. */
    site_revisions: { tenant_id: string; what: CountedChange; revision: number }
  }
}

/**
 * `inbox`: what visitors sent, and what became of mails; `planned`: what became of planned releases and contents;
 * `comments`: those on previews.
 */
export type CountedChange = 'inbox' | 'planned' | 'comments'
