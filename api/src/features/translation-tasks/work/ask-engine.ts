import { textsOfValue } from '@vitrine/model'
import type { EngineError, TextToTranslate, TranslationTextReason } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { wordsOfTenant } from '../../terms/words-of-tenant.ts'
import { refund, spend } from '../../translation-engines/store/usage.queries.ts'
import { asEngineError } from '../../translation-engines/translate/in-batches.ts'
import { type TranslationResult, translateTexts } from '../../translation-engines/translate/translate-texts.ts'
import type { KnownEngine } from '../../translation-engines/translation-engines.ts'
import { noteText, type TextRow } from '../store/texts.queries.ts'
import type { StoredAnswer } from '../tables.ts'

/** So long one question may take altogether, in milliseconds. */
const PATIENCE = 120_000
/** So many letters of the texts around a text are told. */
const NEAR = 500

/** What came of a question: nothing, where all was answered. */
export interface Asked {
  readonly error?: EngineError
  readonly isOverBudget?: boolean
}

interface Sent {
  readonly row: TextRow
  readonly value: ReturnType<typeof textsOfValue>
  readonly texts: readonly TextToTranslate[]
}

/** The section of a text is not known here: its path says enough of what it is. */
const aboutOf = ({ path }: TextRow): string => path.replaceAll(/\[[^\]]*\]/g, '')

/** The texts of a row, with those that stand before and after it. */
function sentOf(rows: readonly TextRow[]): readonly Sent[] {
  const made = rows.map((row) => ({ row, value: textsOfValue(fromJson(row.source)) }))
  const near = (n: number, from: TextRow) => {
    const one = made[n]
    return one && one.row.owner === from.owner ? one.value.texts.join(' ') : undefined
  }
  return made.map(({ row, value }, n) => {
    const [before, after] = [near(n - 1, row), near(n + 1, row)]
    const texts = value.texts.map((text) => ({
      ...{ text, about: aboutOf(row) },
      ...(row.max_length !== null && { maxLength: row.max_length }),
      ...(before && { before: before.slice(-NEAR) }),
      ...(after && { after: after.slice(0, NEAR) }),
    }))
    return { row, value, texts }
  })
}

type Outcome = { readonly answer: StoredAnswer } | { readonly reason: TranslationTextReason; readonly said?: string }

/** What came of all texts of a row; nothing where one was not answered. */
function outcomeOf({ value }: Sent, results: readonly (TranslationResult | undefined)[]): Outcome | undefined {
  const answered = results.filter((result) => result !== undefined)
  const failure = answered.find((result) => 'error' in result)
  if (failure && 'error' in failure) {
    const { error } = failure
    return error === 'message' ? { reason: 'message' } : { reason: 'refused', said: error.slice(0, 500) }
  }
  if (answered.length < results.length) return undefined
  const texts = answered.flatMap((result) => ('text' in result ? [result.text] : []))
  const why = answered.flatMap((result) => ('failed' in result ? result.failed.map(({ id }) => id) : []))
  const { value: translated, isBroken } = value.withTexts(texts)
  return { answer: { value: translated, why: [...new Set([...why, ...(isBroken ? ['tags'] : [])])] } }
}

interface Question {
  readonly rows: readonly TextRow[]
  readonly engine: KnownEngine
  readonly signal: AbortSignal
}

/** Has texts of one language translated, and stores what comes back before anything else is done with it. */
export async function askEngine(db: Database, { rows, engine: known, signal }: Question): Promise<Asked> {
  const [first] = rows
  if (!first) return {}
  const { engine, charactersPerMonth: limit } = known
  const budget = { tenantId: first.tenant_id, engine: engine.id, limit }
  const letters = rows.reduce((sum, { characters }) => sum + characters, 0)
  if (!(await spend(db, budget, letters))) return { isOverBudget: true }
  const sent = sentOf(rows)
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
  const { source_language: from, language: to } = first
  const words = await wordsOfTenant(db, first.tenant_id, from, to)
  const job = { from, to, ...words, signal: patience }
  const { results, error } = await translateTexts(engine, { ...job, texts: sent.flatMap(({ texts }) => texts) }).catch(
    (reason: unknown) => ({ results: [], error: asEngineError(reason) }),
  )
  let at = 0
  let unsent = 0
  await db.transaction().execute(async (write) => {
    for (const one of sent) {
      const own = one.texts.map((_text, n) => results[at + n])
      at += one.texts.length
      const outcome = outcomeOf(one, own)
      if (!outcome) unsent += one.row.characters
      else if ('answer' in outcome)
        await noteText(write, one.row, { state: 'answered', result: toJson(outcome.answer) })
      else await noteText(write, one.row, { state: 'failed', reason: outcome.reason, said: outcome.said ?? null })
    }
    if (unsent > 0) await refund(write, budget, unsent)
  })
  return error ? { error } : {}
}
