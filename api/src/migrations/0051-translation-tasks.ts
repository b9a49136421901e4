import type { Migration } from '../platform/database/migrate.ts'

/** What engines are to translate, text by text, and what became of each. */
export const translationTasks: Migration = {
  name: '0051-translation-tasks',
  async up({ schema }) {
    await schema
      .createTable('translation_tasks')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('draft_id', 'bigint')
      .addColumn('languages', 'text', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('paused_by', 'text')
      .addColumn('said', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('wait_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('waits_for', 'text')
      .addPrimaryKeyConstraint('translation_tasks_key', ['tenant_id', 'id'])
      .execute()
    await schema
      .createIndex('translation_tasks_by_time')
      .on('translation_tasks')
      .columns(['tenant_id', 'created_at'])
      .execute()
    await schema
      .createIndex('translation_tasks_by_state')
      .on('translation_tasks')
      .columns(['state', 'created_at'])
      .execute()
    await schema
      .createTable('translation_task_texts')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('task_id', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('source_language', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('characters', 'integer', (column) => column.notNull())
      .addColumn('max_length', 'integer')
      .addColumn('seen', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('said', 'text')
      .addColumn('result', 'text')
      .addColumn('before', 'text')
      .addPrimaryKeyConstraint('translation_task_texts_key', ['tenant_id', 'task_id', 'language', 'n'])
      .execute()
    await schema
      .createIndex('translation_task_texts_state')
      .on('translation_task_texts')
      .columns(['tenant_id', 'task_id', 'state', 'language', 'n'])
      .execute()
  },
}
