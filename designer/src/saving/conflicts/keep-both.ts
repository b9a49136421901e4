import type { OperationInput } from '@vitrine/editor-core'
import { nestingProblem, specOf } from '@vitrine/model'
import { newId, type Operation, type SettingsOf } from '@vitrine/schemas'
import { componentSubtree, newIdsFor } from '../../placement/subtree.ts'
import type { Editor } from '../../store/editor.ts'
import { type Conflict, rejectedChangeFor } from './conflicts.ts'
import type { RejectedChange } from './rejected-changes.ts'

type OfComponent = Extract<SettingsOf, { readonly component: string }>

/** The component whose settings an operation writes. */
const ownerOf = (operation: Operation): OfComponent | undefined =>
  'of' in operation && 'component' in operation.of ? operation.of : undefined

/**
 * The component of which a copy with mine may stand behind the one with theirs: it is still there, and
 * there may be another one.
 */
export function copyable(editor: Editor, { mine }: Conflict): string | undefined {
  const [component, ...others] = new Set(mine.map((operation) => ownerOf(operation)?.component))
  const subtree = component === undefined || others.length > 0 ? undefined : componentSubtree(editor, component)
  const place = editor.place(component ?? '')
  const structure = place && editor.structure(place.on)
  if (component === undefined || !subtree || !structure) return undefined
  const types = Object.values(subtree.components).map(({ type }) => type)
  if (types.some((type) => specOf(editor.specs, type)?.nesting?.single)) return undefined
  const { parent } = place
  const spot = { type: editor.component(component)?.type ?? '', parent: parent?.component ?? null }
  return nestingProblem(editor.specs, structure, { ...spot, ...(parent && { slot: parent.slot }) })
    ? undefined
    : component
}

/** Puts a copy with mine behind each component with theirs, in one step. Answers what cannot be done. */
export function keepBoth(editor: Editor, conflicts: readonly Conflict[]): readonly RejectedChange[] {
  const groups = Map.groupBy(conflicts, (conflict) => copyable(editor, conflict))
  return [...groups].flatMap(([component, group]): readonly RejectedChange[] => {
    const operations = group.flatMap(({ mine }) => mine)
    const [first] = operations
    if (!first) return []
    const place = component === undefined ? undefined : editor.place(component)
    const subtree = component === undefined ? undefined : componentSubtree(editor, component)
    // It went in the meantime: what I did is shown as rejected, to be copied as text.
    if (component === undefined || !place || !subtree)
      return operations.map((operation) =>
        rejectedChangeFor(operation, { key: 'refusal.unknownComponent', params: {} }),
      )
    const ids = newIdsFor(subtree)
    const onCopy = operations.map(
      (operation) =>
        ({ ...operation, id: newId(), of: { ...ownerOf(operation), component: ids[component] } }) as OperationInput,
    )
    const error = editor.dispatch([{ type: 'duplicate-component', ...place.on, component, ids }, ...onCopy])
    return error ? operations.map((operation) => rejectedChangeFor(operation, error)) : []
  })
}
