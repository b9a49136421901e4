import type { Migration } from '../platform/database/migrate.ts'

/** The categories of one content are found without reading those of all others: for each save and removal. */
export const categoriesOfContents: Migration = {
  name: '0026-categories-of-contents',
  async up({ schema }) {
    await schema
      .createIndex('contents_categories_of')
      .on('contents_categories')
      .columns(['tenant_id', 'content_id'])
      .execute()
  },
}
