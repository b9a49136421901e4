import type { OperationInput } from '@vitrine/editor-core'
import { type OperationConflict, type OperationError, overlap, type Touch, touches } from '@vitrine/model'
import { type LoggedOperation, newId, type Operation } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import type { RejectedChange } from './rejected-changes.ts'

/** Something that two people changed: mine is not in the draft any more, theirs is. */
export interface Conflict {
  /** What both touch, as text: one conflict for each. */
  readonly key: string
  readonly touch: Touch
  /** What I did, in order. */
  readonly mine: readonly Operation[]
  /** The last that others did to it, with who and when. */
  readonly theirs: LoggedOperation | undefined
}

/** `both`: theirs, and a copy with mine behind it. */
export type ConflictSide = 'mine' | 'theirs' | 'both'

const keyOf = ({ kind, id, path, language }: Touch): string => JSON.stringify([kind, id, path, language])

/** A conflict as the log or the service names it. */
export type FoundConflict = Pick<OperationConflict, 'operation' | 'with' | 'touch'>

interface Found {
  readonly conflicts: readonly FoundConflict[]
  /** What was unsaved before, by id. */
  readonly unsaved: ReadonlyMap<string, Operation>
  readonly theirs: readonly LoggedOperation[]
}

/** The conflicts with those that were just found, in the order in which things were done. */
export function withFound(known: readonly Conflict[], { conflicts, unsaved, theirs }: Found): readonly Conflict[] {
  const byKey = new Map(known.map((conflict) => [conflict.key, conflict]))
  for (const { operation, touch, with: id } of conflicts) {
    const mine = unsaved.get(operation)
    if (!mine) continue
    const key = keyOf(touch)
    const before = byKey.get(key)
    const other =
      theirs.findLast((entry) => overlap([touch], touches(entry.operation, entry.inverse))) ??
      theirs.find((entry) => entry.operation.id === id)
    byKey.set(key, { key, touch, mine: [...(before?.mine ?? []), mine], theirs: other ?? before?.theirs })
  }
  return [...byKey.values()]
}

/** The same operation as a new one: the log knows the old one by its id, or may yet. */
const anew = (operation: Operation): OperationInput => ({ ...operation, id: newId() }) as OperationInput

/**
 * Does again what I did, on top of theirs; where theirs stands in its way (a section is gone), theirs is
 * taken back first. Answers what cannot be done any more.
 */
export function insist(editor: Editor, conflicts: readonly Conflict[]): readonly RejectedChange[] {
  const rejected: RejectedChange[] = []
  for (const { mine, theirs } of conflicts)
    for (const operation of mine) {
      const error = editor.dispatch([anew(operation)])
      if (!error) continue
      if (theirs && !editor.dispatch([anew(theirs.inverse), anew(operation)])) continue
      rejected.push(rejectedChangeFor(operation, error))
    }
  return rejected
}

export const rejectedChangeFor = (operation: Operation, { key, params, problem }: OperationError): RejectedChange => ({
  operations: [operation],
  message: '',
  refusal: problem ? { key: problem.key, params: problem.params as OperationError['params'] } : { key, params },
})
