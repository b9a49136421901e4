import { isAsSeen } from '@vitrine/model'
import type { Operation, TranslationMeta } from '@vitrine/schemas'
import { schemaAt } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { TextRow } from '../store/texts.queries.ts'
import { noteText } from '../store/texts.queries.ts'
import type { StoredAnswer } from '../tables.ts'
import { entryOfRow, type TextsOfOwner } from './owned-texts.ts'
import { type Decision, operationIdOf, type Writing } from './write-texts.ts'

const noteOf = (engine: string, { why }: StoredAnswer, at: string): Omit<TranslationMeta, 'source'> => ({
  status: why.length > 0 ? 'needs-review' : 'machine',
  ...{ engine, at },
  ...(why.length > 0 && { why: why.slice(0, 20) }),
})

/** How a translation is written: where the text, its translation and its note are as they were when the task was made. */
export function applying(engine: string): Pick<Writing, 'decide' | 'note'> {
  const at = new Date().toISOString()

  function operationOf(row: TextRow, textsOf: TextsOfOwner): Operation | undefined {
    const texts = textsOf(row)
    if (!texts || row.result === null) return undefined
    const answer = fromJson(row.result)
    const { path, language } = row
    const isResponsive = schemaAt(texts.schema, path)?.responsive === true
    return {
      ...{ id: operationIdOf('apply', row), type: 'set-setting', of: fromJson(row.owner), path, language },
      value: isResponsive ? { pc: answer.value } : answer.value,
      meta: noteOf(engine, answer, at),
    }
  }

  function decide(row: TextRow, textsOf: TextsOfOwner): Decision {
    const texts = textsOf(row)
    const operation = operationOf(row, textsOf)
    if (!texts?.sources.has(row.path) || !operation) return { without: 'gone' }
    const isSame = texts.baseLanguage === row.source_language && isAsSeen(texts, row.language, row)
    return isSame ? { operation } : { without: 'changed' }
  }

  return {
    decide,
    async note(write, row, textsOf, reason) {
      const texts = textsOf(row)
      if (reason === undefined && texts) {
        const before = entryOfRow(texts, row) ?? null
        await noteText(write, row, { state: 'applied', before: toJson(before) })
        return
      }
      if (reason !== 'not-accepted') {
        await noteText(write, row, { state: 'skipped', reason: reason ?? 'gone' })
        return
      }
      const isLong = row.result !== null && fromJson(row.result).why.includes('length')
      await noteText(write, row, { state: 'failed', reason: isLong ? 'too-long' : reason })
    },
  }
}
