import { isDeepStrictEqual } from 'node:util'
import { applyAll, baseLanguage, type Editable, idFrom, mayDo } from '@vitrine/model'
import {
  type BulkChange,
  type BulkOutcome,
  type ContentRecord,
  contentKey,
  type EditedContent,
  entities,
  type Operation,
} from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'
import { inSteps } from '../../platform/in-steps.ts'
import { describeProblem } from '../../platform/language/translator.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { problemsOf } from '../contents/editing/content-problems.ts'
import { editableRecords } from '../contents/saving/editable-contents.ts'
import { withDates } from '../contents/saving/published-dates.ts'
import type { SaveContext } from '../contents/saving/save-contents.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { describeOperationError } from '../operations/operation-errors.ts'

/** What a change would make of a content. */
export interface Simulated {
  readonly record: ContentRecord
  readonly operation: Operation
  readonly outcome: BulkOutcome
  /** As it would be stored; nothing of one that is taken away or refused. */
  readonly after: EditedContent | undefined
  /** Why it is refused. */
  readonly message: string | undefined
}

/** What the operation on one content of a change of many is called: the same in each run of its job. */
export const bulkOperationId = (seed: string, { kind, id }: Pick<ContentRecord, 'kind' | 'id'>): string =>
  idFrom(`bulk ${seed} ${contentKey({ kind, id })}`)

function operationOf(change: BulkChange, record: ContentRecord, seed: string): Operation {
  const content = contentKey(record)
  const id = bulkOperationId(seed, record)
  switch (change.type) {
    case 'remove':
      return { id, type: 'remove-content', content }
    case 'status':
      return { id, type: 'change-content', content, changes: { status: change.status } }
    default: {
      const { path, language } = change
      const at = { id, of: { content }, path, ...(language !== undefined && { language }) }
      return change.type === 'clear'
        ? { ...at, type: 'clear-setting' }
        : { ...at, type: 'set-setting', value: change.value }
    }
  }
}

/** What a record says, without notes of who translated it and when. */
const saysOf = ({ status, settings: { props, editPropsByLangEnvMap } }: EditedContent) => ({
  ...{ status, props },
  // A language without a value is as good as one that is not there.
  languages: Object.entries(editPropsByLangEnvMap ?? {}).filter(([, values]) => Object.keys(values ?? {}).length > 0),
})

const isSame = (before: EditedContent | undefined, after: EditedContent): boolean =>
  before !== undefined && isDeepStrictEqual(saysOf(before), saysOf(after))

/**
 * What a change would make of some records, each by itself; nothing is stored. Refused is what the role may not do, what
 * cannot be applied, and what would leave a record as it may not be stored.
 *
 * @param seed makes the ids of the operations.
 */
export async function simulated(
  db: Database,
  context: SaveContext,
  records: readonly ContentRecord[],
  { change, seed }: { readonly change: BulkChange; readonly seed: string },
): Promise<readonly Simulated[]> {
  const { tenant, member, t } = context
  const configured = await configuredLanguages(db, tenant)
  const hosts = await mediaHostsOf(context, db)
  const at = new Date().toISOString()
  const othersFirst = inSteps()
  /** The record after the operation; nothing of one that is gone. @throws Refusal */
  function afterOf(record: ContentRecord, operation: Operation, draft: Editable): EditedContent | undefined {
    const mayNot = mayDo(member, operation, draft, [])
    if (mayNot !== true) throw new Refusal(describeOperationError(mayNot, t).message)
    const result = applyAll(draft, withDates([operation], draft.contents ?? {}, at), [])
    if ('error' in result) throw new Refusal(describeOperationError(result.error, t).message)
    const after = result.draft.contents?.[contentKey(record)]
    if (!after) return undefined
    const known = Object.keys(record.settings.editPropsByLangEnvMap ?? {})
    const rules = { languages: new Set([...configured, ...known]), baseLanguage: baseLanguage(tenant), hosts }
    const [problem] = problemsOf({ ...after, kind: record.kind }, record.settings, rules)
    if (problem) throw new Refusal(describeProblem(t, problem))
    return after
  }
  const all: Simulated[] = []
  for (const record of records) {
    await othersFirst()
    const operation = operationOf(change, record, seed)
    const draft = editableRecords(tenant, [record], configured)
    try {
      const after = afterOf(record, operation, draft)
      const same = after !== undefined && isSame(draft.contents[contentKey(record)], after)
      all.push({ record, operation, outcome: same ? 'same' : 'changed', after, message: undefined })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      all.push({ record, operation, outcome: 'refused', after: undefined, message: error.message })
    }
  }
  return all
}

class Refusal extends Error {}

/** What a record is called in the source language. */
export function nameOfRecord({ kind, slug, settings }: ContentRecord): string {
  const name = settings.props[entities[kind].title]
  return typeof name === 'string' && name !== '' ? name : slug
}
