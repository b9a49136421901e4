import {
  type ContentFieldChanges,
  contentProps,
  type EditedContent,
  newId,
  type Operation,
  readContentKey,
} from '@vitrine/schemas'
import { type Editable, ofMap, type WithoutId } from '../document/editing.ts'
import { applyAll, type Done } from '../operations/apply.ts'
import { isSame } from '../values/clean.ts'
import { layersBetween, propsBetween } from './between-settings.ts'

const fields = ['slug', 'status', 'order', 'publishedAt'] as const

function changesBetween(content: string, before: EditedContent, after: EditedContent): readonly WithoutId[] {
  const kind = readContentKey(content)?.kind
  if (!kind) return []
  const changed = fields.filter((field) => before[field] !== after[field])
  const changes = Object.fromEntries(changed.map((field) => [field, after[field] ?? null])) as ContentFieldChanges
  const of = { content }
  return [
    ...(changed.length > 0 ? [{ type: 'change-content' as const, content, changes }] : []),
    ...propsBetween(of, contentProps[kind], before.settings, after.settings),
    // No language is left out: what a map says of the language of the base is a change as any other.
    ...layersBetween(of, before.settings, after.settings, ''),
  ]
}

/** What has to be done to a content to make it another one, before it is known whether it can be: what rights are asked for. */
export function contentSteps(
  content: string,
  before: EditedContent | undefined,
  after: EditedContent | undefined,
): readonly Operation[] {
  const steps: readonly WithoutId[] =
    before && after
      ? changesBetween(content, before, after)
      : after
        ? [{ type: 'add-content', content, record: after }]
        : [{ type: 'remove-content', content }]
  return steps.map((step) => ({ ...step, id: newId() }) as Operation)
}

/** A translation that is stored without a note gets none here. */
const asNoted = (operation: Operation): Operation =>
  operation.type === 'set-setting' && operation.language !== undefined && operation.meta === undefined
    ? { ...operation, meta: null }
    : operation

/**
 * The operations that lead from one state of a content to another one that is stored, exactly, each with what
 * takes it back. Where a change cannot be said as operations on its values, the content goes and comes back.
 *
 * @param draft holds the content as it was, where there was one
 */
export function contentDifference(draft: Editable, content: string, after: EditedContent | undefined): readonly Done[] {
  const before = ofMap(draft.contents ?? {}, content)
  const changed = applyAll(draft, contentSteps(content, before, after).map(asNoted), [])
  if (!('error' in changed) && isSame(ofMap(changed.draft.contents ?? {}, content), after)) return changed.done
  const add = (record: EditedContent): Operation => ({ id: newId(), type: 'add-content', content, record })
  const remove = (): Operation => ({ id: newId(), type: 'remove-content', content })
  return [
    ...(before ? [{ operation: remove(), inverse: add(before) }] : []),
    ...(after ? [{ operation: add(after), inverse: remove() }] : []),
  ]
}
