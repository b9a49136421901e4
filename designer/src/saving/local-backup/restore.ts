import type { SendCall } from '@vitrine/editor-core'
import { needsOf, rebase } from '@vitrine/model'
import type { Operation } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import { type Conflict, rejectedChangeFor, withFound } from '../conflicts/conflicts.ts'
import type { RejectedChange } from '../conflicts/rejected-changes.ts'
import { type ConnectedDraft, loadPage } from '../remote/open-page.ts'
import { logAfter } from '../remote/operation-log.ts'
import type { LocalBackup } from './local-backup.ts'

/** The copy without what has been saved after all: the answer got lost, not the save. */
export async function withoutSaved(send: SendCall, draftsId: string, copy: LocalBackup): Promise<LocalBackup> {
  const saved = new Set((await logAfter(send, draftsId, copy.baseRevision)).map(({ operation }) => operation.id))
  return { ...copy, operations: copy.operations.filter(({ id }) => !saved.has(id)) }
}

/**
 * Puts the operations of a copy on the draft as it is now; what was done since then comes before them.
 * Answers the conflicts, and what cannot be done any more.
 * @throws CallError
 */
export async function restoreBackup(parts: ConnectedDraft, copy: LocalBackup): Promise<Restored> {
  const { editor, send, receive } = parts
  const { draftsId, pagesList } = editor.state.getState()
  const known = new Set(pagesList.map((page) => page.id))
  for (const page of needsOf(copy.operations).pages) if (known.has(page)) await loadPage(parts, page)
  await receive()
  const log = await logAfter(send, draftsId, copy.baseRevision)
  await receive(log)
  const { revision, history } = editor.state.getState()
  const ids = new Set(copy.operations.map(({ id }) => id))
  const theirs = log.filter((entry) => !ids.has(entry.operation.id) && entry.revision <= revision)
  const done = new Set([...log, ...history.unsaved].map(({ operation }) => operation.id))
  const mine = copy.operations.filter(({ id }) => !done.has(id))
  const rebased = rebase(mine, theirs, { draft: editor.whole(), specs: editor.specs })
  const unsaved = new Map(mine.map((one) => [one.id, one]))
  const conflicts = withFound(copy.conflicts, { conflicts: rebased.conflicts, theirs, unsaved })
  return { conflicts, rejected: [...copy.refused, ...doneAgain(editor, rebased.operations)] }
}

export interface Restored {
  readonly conflicts: readonly Conflict[]
  readonly rejected: readonly RejectedChange[]
}

/** All of it as one step to undo; if that cannot be, what can be. */
function doneAgain(editor: Editor, operations: readonly Operation[]): readonly RejectedChange[] {
  if (operations.length === 0 || !editor.dispatch(operations)) return []
  return operations.flatMap((operation) => {
    const error = editor.dispatch([operation])
    return error ? [rejectedChangeFor(operation, error)] : []
  })
}
