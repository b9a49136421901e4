import type { TranslationTextState } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import type { TaskKey } from './tasks.queries.ts'

export type TextRow = Selectable<Tables['translation_task_texts']>

/** So many rows go into one statement. */
const AT_ONCE = 200

const textsOf = (db: Database, { tenantId, id }: TaskKey) =>
  db.selectFrom('translation_task_texts').where('tenant_id', '=', tenantId).where('task_id', '=', id)

/** Takes away all texts of a task that is counted once more. */
export async function deleteTexts(db: Database, { tenantId, id }: TaskKey): Promise<void> {
  await db.deleteFrom('translation_task_texts').where('tenant_id', '=', tenantId).where('task_id', '=', id).execute()
}

export type NewText = Pick<
  TextRow,
  'language' | 'n' | 'owner' | 'path' | 'source_language' | 'source' | 'characters' | 'max_length' | 'seen'
>

export async function addTexts(
  db: Database,
  { tenantId: tenant_id, id: task_id }: TaskKey,
  texts: readonly NewText[],
): Promise<void> {
  for (let at = 0; at < texts.length; at += AT_ONCE)
    await db
      .insertInto('translation_task_texts')
      .values(
        texts.slice(at, at + AT_ONCE).map((text) => ({
          ...{ tenant_id, task_id, state: 'waiting' as const, ...text },
          ...{ reason: null, said: null, result: null, before: null },
        })),
      )
      .execute()
}

/** Texts of a task in some state, one language after the other, in their order. */
export const textsIn = (
  db: Database,
  task: TaskKey,
  state: TranslationTextState,
  limit: number,
): Promise<readonly TextRow[]> =>
  textsOf(db, task).selectAll().where('state', '=', state).orderBy('language').orderBy('n').limit(limit).execute()

type Change = Partial<Pick<TextRow, 'reason' | 'said' | 'result' | 'before'>> & {
  readonly state: TranslationTextState
}

/** Notes what became of a text, where it is still in the state in which it was read; whether it was. */
export async function noteText(
  db: Database,
  { tenant_id, task_id, language, n, state: from }: TextRow,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('translation_task_texts')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('task_id', '=', task_id)
    .where('language', '=', language)
    .where('n', '=', n)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many texts of some tasks are in which state, by language. */
export async function countTexts(db: Database, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('translation_task_texts')
    .select(({ fn }) => [
      ...(['task_id', 'language', 'state', 'reason'] as const),
      fn.countAll<number>().as('count'),
      fn.sum<number>('characters').as('characters'),
      fn.min('said').as('said'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('task_id', 'in', ids)
    .groupBy(['task_id', 'language', 'state', 'reason'])
    .execute()
  return rows.map(({ count, characters, ...row }) => ({
    ...row,
    count: Number(count),
    characters: Number(characters),
  }))
}

/** How many texts of a task are in which state. */
export async function stateCounts(db: Database, task: TaskKey): Promise<ReadonlyMap<TranslationTextState, number>> {
  const rows = await textsOf(db, task)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Makes the failed texts of a task wait again; how many there were. */
export async function retryTexts(db: Database, { tenantId, id }: TaskKey): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('translation_task_texts')
    .set({ state: 'waiting', reason: null, said: null, result: null })
    .where('tenant_id', '=', tenantId)
    .where('task_id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
