import { type Kysely, sql } from 'kysely'
import { insertWords } from '../features/contents/search/search-words.queries.ts'
import { searchWordsOf } from '../features/contents/search/search-words.ts'
import { fromJson } from '../platform/database/json-text.ts'
import type { Migration } from '../platform/database/migrate.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Records are read in bunches of this many. */
const AT_ONCE = 200

/** Words by which contents are found, in place of one long text that every search had to read. */
export const searchWords: Migration = {
  name: '0007-search-words',
  async up(db, engine) {
    const { schema } = db
    const sorted = engine === 'postgres' ? sql`text collate "C"` : sql`text`
    // On SQLite the key is the table then, which halves it.
    const end = engine === 'postgres' ? sql`` : sql`without rowid`
    await schema
      .createTable('search_words')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('word', sorted, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_words_key', ['tenant_id', 'word'])
      .modifyEnd(end)
      .execute()
    await schema
      .createTable('contents_words')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('content_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('word', sorted, (column) => column.notNull())
      .addPrimaryKeyConstraint('contents_words_key', ['tenant_id', 'kind', 'word', 'content_id'])
      .addForeignKeyConstraint('contents_words_content', ['tenant_id', 'content_id'], 'contents', ['tenant_id', 'id'])
      .modifyEnd(end)
      .execute()
    await schema
      .createIndex('contents_words_of_content')
      .on('contents_words')
      .columns(['tenant_id', 'content_id'])
      .execute()
    // All that a list needs to find its page, so that no record is read for being counted.
    await schema.dropIndex('contents_in_order').execute()
    await schema
      .createIndex('contents_listed')
      .on('contents')
      .columns(['tenant_id', 'kind', 'status', 'position', 'slug', 'id'])
      .execute()
    await fill(db as unknown as Kysely<Tables>)
    await schema.alterTable('contents').dropColumn('search').execute()
  },
}

async function fill(db: Kysely<Tables>): Promise<void> {
  const read = (tenantId: string, id: string) =>
    db
      .selectFrom('contents')
      .select(['tenant_id', 'id', 'kind', 'settings'])
      .where(({ or, and, eb }) =>
        or([eb('tenant_id', '>', tenantId), and([eb('tenant_id', '=', tenantId), eb('id', '>', id)])]),
      )
      .orderBy('tenant_id')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  for (let rows = await read('', ''); rows.length > 0; ) {
    for (const { tenant_id, id, kind, settings } of rows)
      await insertWords(db, tenant_id, { id, kind }, searchWordsOf({ settings: fromJson(settings) }))
    const last = rows.at(-1)
    rows = last ? await read(last.tenant_id, last.id) : []
  }
}
