import { canonicalJson } from '@vitrine/model'
import { type Operation, schemaAt, type TranslationMeta } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import { noteText, type TextRow } from '../store/texts.queries.ts'
import { entryOfRow, type TextsOfOwner } from './owned-texts.ts'
import { type Decision, operationIdOf, type Writing } from './write-texts.ts'

/** Whether a text still says what the engine made of it, and nobody has accepted it since. */
function isUntouched(row: TextRow, textsOf: TextsOfOwner, engine: string): boolean {
  const texts = textsOf(row)
  const entry = texts && entryOfRow(texts, row)
  if (!texts || !entry || row.result === null) return false
  const { value } = fromJson(row.result)
  const made = schemaAt(texts.schema, row.path)?.responsive === true ? { pc: value } : value
  const { status, engine: by }: Partial<TranslationMeta> = entry.note ?? {}
  return (
    by === engine &&
    (status === 'machine' || status === 'needs-review') &&
    canonicalJson(entry.value) === canonicalJson(made)
  )
}

/** How a translation is taken back: it says what it said before, with the note of then, where nobody touched it since. */
export function takingBack(engine: string): Pick<Writing, 'decide' | 'note'> {
  function decide(row: TextRow, textsOf: TextsOfOwner): Decision {
    if (!textsOf(row)) return { without: 'gone' }
    if (!isUntouched(row, textsOf, engine)) return { without: 'changed' }
    const { path, language } = row
    const where = { id: operationIdOf('undo', row), of: fromJson(row.owner), path, language }
    const before = row.before === null ? null : fromJson(row.before)
    const operation: Operation = before
      ? { ...where, type: 'set-setting', value: before.value, meta: before.note }
      : { ...where, type: 'clear-setting' }
    return { operation }
  }
  return {
    decide,
    async note(write, row, _textsOf, reason) {
      await noteText(write, row, reason === undefined ? { state: 'undone' } : { state: 'kept', reason })
    },
  }
}
