import { itemAround, MOST_ALIKE, schemaAt } from '@vitrine/schemas'
import { type Handler, ofMap, withEntries } from '../document/editing.ts'
import { sourceAt } from '../values/source-at.ts'
import { sourceOf } from '../values/source-words.ts'
import { compact } from './maps.ts'
import { refuse } from './operation-error.ts'
import { ownerOf } from './owner.ts'

/** What counts as equal from now on: what counted before where that is about the same words, and what the base says now. */
function alikeAfter(known: readonly string[], since: readonly string[], now: string): readonly string[] {
  const before = known.some((one) => since.includes(one)) ? known : []
  return [...new Set([...before, ...since, now])].slice(-MOST_ALIKE)
}

/**
 * A change of the base that is no change of what it means: translations that were right before stay right. What was
 * equal is kept beside what it is equal to, so that nothing has to be cleared when the base changes again, and undo
 * finds it as it was.
 */
export const markMinor: Handler<'mark-minor'> = (editing, operation) => {
  const { of, path, since } = operation
  const owner = ownerOf(editing, of)
  const settings = owner.settings ?? refuse('refusal.unknownPath', { path })
  if (!schemaAt(owner.props, path)) refuse('refusal.unknownPath', { path })
  const item = itemAround(path)
  if (item !== '' && sourceAt(owner.props, settings, item) === null) refuse('refusal.unknownItem', { path })
  const known = ofMap(settings.alike ?? {}, path) ?? []
  const alike = operation.alike ?? alikeAfter(known, since, sourceOf(owner.props, settings, path))
  const next = withEntries(settings.alike ?? {}, [[path, alike.length > 0 ? alike : undefined]])
  return {
    draft: owner.write(compact({ ...settings, alike: next })),
    operation: { ...operation, alike },
    inverse: { type: 'mark-minor', of, path, since, alike: known },
  }
}
