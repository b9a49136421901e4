import type { Answer, TranslationTextState, translationTaskById } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import { usageOf } from '../translation-engines/store/usage.queries.ts'
import type { NamedTaskRow } from './store/tasks.queries.ts'
import { countTexts } from './store/texts.queries.ts'

type Task = Answer<typeof translationTaskById>
type Progress = Task['progress'][number]
type Counted = Awaited<ReturnType<typeof countTexts>>[number]

/** How a state of a text is counted. */
const counts: Readonly<Record<TranslationTextState, 'waiting' | 'applied' | 'skipped' | 'failed' | 'undone' | 'kept'>> =
  {
    waiting: 'waiting',
    answered: 'waiting',
    applied: 'applied',
    skipped: 'skipped',
    failed: 'failed',
    undone: 'undone',
    kept: 'kept',
  }

function progressOf(language: string, counted: readonly Counted[]): Progress {
  const sums = { texts: 0, characters: 0, waiting: 0, applied: 0, skipped: 0, failed: 0, undone: 0, kept: 0 }
  const reasons: Progress['reasons'] = []
  for (const { state, reason, count, characters, said } of counted) {
    sums.texts += count
    sums.characters += characters
    sums[counts[state]] += count
    if ((state === 'failed' || state === 'skipped') && reason !== null)
      reasons.push({ reason, count, ...(said !== null && { said }) })
  }
  return { language, ...sums, reasons: reasons.sort((one, other) => other.count - one.count) }
}

const iso = (at: number | null): string => new Date(Number(at)).toISOString()

/** Tasks as they are told, with how far they are. */
export async function shownTasks(rows: readonly NamedTaskRow[], context: MemberContext): Promise<Task[]> {
  const { storage, tenant, parts } = context
  const counted = Map.groupBy(
    await countTexts(
      storage.db,
      tenant.id,
      rows.map(({ id }) => id),
    ),
    ({ task_id: id }) => id,
  )
  const usage = await usageOf(storage.db, tenant.id)
  const ids = new Set(rows.map(({ engine }) => engine))
  const engines = new Map(
    await Promise.all([...ids].map(async (id) => [id, await parts.translationEngines.byId(tenant.id, id)] as const)),
  )
  const now = Date.now()
  return rows.map((row): Task => {
    const languages = fromJson(row.languages)
    const own = Map.groupBy(counted.get(row.id) ?? [], ({ language }) => language)
    const known = engines.get(row.engine)
    const limit = known?.charactersPerMonth
    const isWaiting = row.waits_for !== null && Number(row.wait_until) > now
    return {
      ...{ id: row.id, state: row.state, scope: fromJson(row.scope), languages: [...languages], engine: row.engine },
      ...(known && { engineName: known.engine.name }),
      options: fromJson(row.options),
      ...(row.by !== null && { by: row.by }),
      createdAt: iso(row.created_at),
      ...(row.started_at !== null && { startedAt: iso(row.started_at) }),
      ...(row.ended_at !== null && { endedAt: iso(row.ended_at) }),
      ...(row.paused_by !== null && { pausedBy: row.paused_by }),
      ...(row.said !== null && { said: row.said }),
      ...(row.waits_for !== null && isWaiting && { waits: { until: iso(row.wait_until), for: row.waits_for } }),
      ...(limit !== undefined && { charactersLeft: Math.max(0, limit - (usage.get(row.engine) ?? 0)) }),
      progress: languages.map((language) => progressOf(language, own.get(language) ?? [])),
    }
  })
}
