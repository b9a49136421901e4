import { apply, applyAll } from '@vitrine/model'
import type { Operation } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'

/** What was done and could not be saved: it is no longer in the draft, but can be copied as text. */
export interface RejectedChange {
  readonly operations: readonly Operation[]
  /** Why, in words of the service; empty where `refusal` says it. */
  readonly message: string
  /** The error as the key of a message with its parameters. Backups in browsers hold it by this name. */
  readonly refusal?: { readonly key: string; readonly params: Readonly<Record<string, string | number>> }
}

/**
 * Takes unsaved operations out of the draft, with those that cannot stand without them: the text in a
 * section goes with the section. Answers all that went, in order.
 */
export function takeOut(editor: Editor, ids: ReadonlySet<string>): readonly Operation[] {
  const { unsaved } = editor.state.getState().history
  const inverses = unsaved.map(({ inverse }) => inverse).toReversed()
  const before = applyAll(editor.whole(), inverses, editor.specs)
  if ('error' in before) return []
  const gone = new Set(ids)
  let draft = before.draft
  for (const { operation } of unsaved) {
    if (gone.has(operation.id)) continue
    const outcome = apply(draft, operation, editor.specs)
    if ('error' in outcome) gone.add(operation.id)
    else draft = outcome.draft
  }
  editor.drop(gone)
  return unsaved.flatMap(({ operation }) => (gone.has(operation.id) ? [operation] : []))
}
