import type { Operation } from '@vitrine/schemas'
import type { Done } from '../operations/apply.ts'
import { needsOf } from '../operations/needs.ts'

/** The three sets of the specification (R146): components that are new, changed or gone since the last save. */
export interface Changes {
  readonly addedIds: readonly string[]
  readonly editedIds: readonly string[]
  readonly deletedIds: readonly string[]
}

/** The components that an operation brings. */
function comingOf(operation: Operation): readonly string[] {
  switch (operation.type) {
    case 'insert-component':
      return Object.keys(operation.components)
    case 'duplicate-component':
      return Object.values(operation.ids)
    case 'wrap-component':
      return [operation.wrapper.id]
    case 'add-page':
      return Object.keys(operation.pageSchema.components)
    case 'set-part':
      return Object.keys(operation.value?.pageSchema.components ?? {})
    default:
      return []
  }
}

/** The component whose settings an operation edits. */
const editedBy = (operation: Operation): string | undefined =>
  'of' in operation && 'component' in operation.of ? operation.of.component : undefined

/**
 * The three sets, worked out from the unsaved operations (R203–R212). What was added and deleted again
 * is in none of them; what was deleted and has come back is where it was before.
 */
export function changesOf(unsaved: readonly Done[]): Changes {
  const added = new Set<string>()
  const edited = new Set<string>()
  const deleted = new Set<string>()
  for (const { operation, inverse } of unsaved) {
    for (const id of comingOf(inverse)) if (!added.delete(id)) deleted.add(id)
    for (const id of comingOf(operation)) if (!deleted.delete(id)) added.add(id)
    const id = editedBy(operation)
    if (id !== undefined) edited.add(id)
  }
  return {
    addedIds: [...added],
    editedIds: [...edited].filter((id) => !added.has(id) && !deleted.has(id)),
    deletedIds: [...deleted],
  }
}

/**
 * Whether a page has unsaved changes (R203–R206): its own, or of what all pages share, such as the
 * theme, a menu or the header.
 */
export const hasChangeCurPage = (unsaved: readonly Done[], page: string): boolean =>
  unsaved.some(({ operation }) => {
    const { pages } = needsOf([operation])
    return pages.length === 0 || pages.includes(page)
  })
