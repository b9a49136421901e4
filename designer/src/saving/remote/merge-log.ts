import type { OperationConflict } from '@vitrine/model'
import type { LoggedOperation, On, Operation } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import { locationKey, locationOn } from '../../store/tables/places.ts'
import { takeOut } from '../conflicts/rejected-changes.ts'

/**
 * Brings a draft up to the end of some entries of its log, in their order. Those of the batch that is
 * on its way are only noted as saved; the others' come before my unsaved ones.
 *
 * @param mine the ids of that batch
 * @returns the conflicts; not `isWhole` when it cannot be done to the end, and the draft must be loaded anew
 */
export function mergeLog(editor: Editor, entries: readonly LoggedOperation[], mine: ReadonlySet<string>): MergedLog {
  const revision = () => editor.state.getState().revision
  const conflicts: OperationConflict[] = []
  let others: LoggedOperation[] = []
  const merge = (to: number): boolean => {
    if (others.length === 0 && to <= revision()) return true
    const found = editor.merge(others, to)
    others = []
    if (found) conflicts.push(...found)
    return found !== undefined
  }
  for (const [to, group] of Map.groupBy(entries, (entry) => entry.revision)) {
    if (to <= revision()) continue
    if (group.some(({ operation }) => mine.has(operation.id))) {
      if (!merge(to - 1)) return { conflicts, isWhole: false }
      editor.sent(to)
      continue
    }
    forgetOwn(editor, group)
    others.push(...group)
  }
  return { conflicts, isWhole: merge(entries.at(-1)?.revision ?? revision()) }
}

export interface MergedLog {
  readonly conflicts: readonly OperationConflict[]
  readonly isWhole: boolean
}

/** Another tab of mine saved what was offered to both: it counts as somebody else's, and only once. */
function forgetOwn(editor: Editor, group: readonly LoggedOperation[]): void {
  const { unsaved } = editor.state.getState().history
  if (unsaved.length === 0) return
  const logged = new Set(group.map(({ operation }) => operation.id))
  const again = unsaved.filter(({ operation }) => logged.has(operation.id))
  if (again.length > 0) takeOut(editor, new Set(again.map(({ operation }) => operation.id)))
}

/**
 * The pages and parts that are here, and that something is moved to or from which is not here: entries
 * do not say what it holds, so these must be loaded again. Keys as of `keyOf`.
 */
export function tornBy(editor: Editor, entries: readonly LoggedOperation[]): ReadonlySet<string> {
  const { revision } = editor.state.getState()
  const torn = new Set<string>()
  const moves = entries.flatMap((entry): (readonly [On, On])[] =>
    entry.revision > revision && entry.operation.type === 'move-component'
      ? [[entry.operation, entry.operation.to]]
      : [],
  )
  if (moves.length === 0) return torn
  const { unsaved } = editor.state.getState().history
  // What I took away and have not saved is still there for the others.
  const known = new Set([
    ...unsaved.flatMap(({ operation }) =>
      operation.type === 'remove-page' ? locationKey(operation) : brought(operation),
    ),
    ...entries.flatMap(({ operation }) => brought(operation)),
  ])
  const isHere = (key: string) => !torn.has(key) && (known.has(key) || editor.structure(locationOn(key)) !== undefined)
  for (let size = -1; size !== torn.size; ) {
    size = torn.size
    for (const [from, to] of moves) {
      const keys = [locationKey(from), locationKey(to)] as const
      for (const [one, other] of [keys, keys.toReversed()] as const)
        if (isHere(one as string) && !isHere(other as string)) torn.add(one as string)
    }
  }
  return torn
}

/** The page or part that an operation brings, or replaces as a whole. */
function brought(operation: Operation): readonly string[] {
  if (operation.type === 'set-part') return [locationKey(operation)]
  return operation.type === 'add-page' ? [locationKey({ page: operation.page.id })] : []
}
