import type { Operation } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import type { Editable } from '../document/editing.ts'
import type { Specs } from '../document/specs.ts'
import { applyAll, type Done } from '../operations/apply.ts'
import type { OperationError } from '../operations/operation-error.ts'
import { overlap } from '../operations/overlaps.ts'
import { touches } from '../operations/touches.ts'
import { isSame } from '../values/clean.ts'
import type { History, Step } from './new-history.ts'
import { type OperationConflict, rebase } from './rebase.ts'

/** Whoever writes on within this time goes on with the same step, in milliseconds. */
const TYPING = 1000
/** More steps than anybody takes back. */
const STEPS = 500

/** What a change of a theme changes, without the values: `colors.primary`. */
const fieldsOf = (changes: object): readonly string[] =>
  Object.entries(changes).flatMap(([name, value]) =>
    isObject(value) ? fieldsOf(value).map((field) => `${name}.${field}`) : [name],
  )

function isTypedOn(last: Operation, next: Operation): boolean {
  if (last.type === 'set-setting' && next.type === 'set-setting')
    return isSame(last.of, next.of) && last.path === next.path && last.language === next.language
  // A colour that is dragged through its area is one choice.
  if (last.type === 'change-theme' && next.type === 'change-theme')
    return last.theme === next.theme && isSame(fieldsOf(last.changes), fieldsOf(next.changes))
  return false
}

/** Writing on: the newest value, and what takes all of it back. */
const joined = (first: Done, last: Done): Done => ({ operation: last.operation, inverse: first.inverse })

/** The last operation that is not on its way. */
const lastUnsaved = ({ unsaved, sending }: History): Done | undefined =>
  unsaved.length > sending ? unsaved.at(-1) : undefined

/** The unsaved operations when somebody writes on: what is not on its way takes the newest value. */
function writtenOn(history: History, before: Done, next: Done, one: Done): readonly Done[] {
  const { unsaved } = history
  const last = lastUnsaved(history)
  if (last === before) return [...unsaved.slice(0, -1), one]
  // An earlier part of the step was sent already: this is what was written since.
  return last?.operation.id === before.operation.id ? [...unsaved.slice(0, -1), joined(last, next)] : [...unsaved, next]
}

/**
 * The history with operations that were applied together, as one step. A value that is written again
 * within a second, or in the same visit, joins the step before, and the unsaved operation too, unless
 * that is on its way.
 */
export function record(history: History, done: readonly Done[], at: number, visit?: string): History {
  const { past, unsaved } = history
  const last = past.at(-1)
  const [before, next] = [last?.done[0], done[0]]
  const isAlone = last?.done.length === 1 && done.length === 1 && history.future.length === 0
  const goesOn = isAlone && (visit === undefined ? at - last.at <= TYPING : last.visit === visit)
  if (goesOn && before && next && isTypedOn(before.operation, next.operation)) {
    const one = joined(before, next)
    const rest = writtenOn(history, before, next, one)
    return { ...history, past: [...past.slice(0, -1), { ...last, done: [one], at }], unsaved: rest }
  }
  return {
    ...history,
    past: [...past, { done, at, visit }].slice(-STEPS),
    future: [],
    unsaved: [...unsaved, ...done],
  }
}

export type Stepped<D extends Editable> = {
  readonly history: History
  readonly draft: D
  readonly error?: OperationError
}

/** Takes back what was done, last first; what has not been sent yet simply goes. */
function takenBack<D extends Editable>(history: History, draft: D, step: Step, specs: Specs) {
  const outcome = applyAll(draft, step.done.map(({ inverse }) => inverse).toReversed(), specs)
  if ('error' in outcome) return outcome
  let { unsaved } = history
  for (const [at, done] of step.done.toReversed().entries()) {
    const taken = outcome.done[at] as Done
    unsaved = lastUnsaved({ ...history, unsaved }) === done ? unsaved.slice(0, -1) : [...unsaved, taken]
  }
  return { draft: outcome.draft, unsaved, step: { done: outcome.done, at: Number.NEGATIVE_INFINITY } }
}

/** Takes the last step back. A step that can no longer be taken back is dropped, with the reason. */
export function undo<D extends Editable>(history: History, draft: D, specs: Specs): Stepped<D> {
  const step = history.past.at(-1)
  if (!step) return { history, draft }
  const past = history.past.slice(0, -1)
  const back = takenBack(history, draft, step, specs)
  if ('error' in back) return { history: { ...history, past }, draft, error: back.error }
  return {
    history: { ...history, past, future: [...history.future, back.step], unsaved: back.unsaved },
    draft: back.draft,
  }
}

/** Does again what was taken back last. */
export function redo<D extends Editable>(history: History, draft: D, specs: Specs): Stepped<D> {
  const step = history.future.at(-1)
  if (!step) return { history, draft }
  const future = history.future.slice(0, -1)
  const again = takenBack(history, draft, step, specs)
  if ('error' in again) return { history: { ...history, future }, draft, error: again.error }
  return {
    history: { ...history, future, past: [...history.past, again.step], unsaved: again.unsaved },
    draft: again.draft,
  }
}

/** A save is on its way with all that is unsaved. */
export const sending = (history: History): History => ({ ...history, sending: history.unsaved.length })
/** It has arrived. */
export const saved = (history: History): History => ({
  ...history,
  unsaved: history.unsaved.slice(history.sending),
  sending: 0,
})
/** It has not: what it held is unsaved as before. */
export const notSaved = (history: History): History => ({ ...history, sending: 0 })

/**
 * What others did comes in between what is saved and what is not: the unsaved operations are taken
 * back, theirs are applied, and the unsaved ones follow them as `rebase` says. Those that conflict are
 * answered as conflicts and are no longer in the draft. Steps that touch what others touched can no longer be undone.
 */
export function merge<D extends Editable>(
  history: History,
  draft: D,
  theirs: readonly Done[],
  specs: Specs,
): Stepped<D> & { readonly conflicts: readonly OperationConflict[] } {
  const apart = <E extends Editable>(to: E, operations: readonly Operation[]) => applyAll(to, operations, specs)
  const base = apart(draft, history.unsaved.map(({ inverse }) => inverse).toReversed())
  if ('error' in base) return { history, draft, conflicts: [], error: base.error }
  const now = apart(
    base.draft,
    theirs.map(({ operation }) => operation),
  )
  if ('error' in now) return { history, draft, conflicts: [], error: now.error }
  const mine = history.unsaved.map(({ operation }) => operation)
  const { operations, conflicts } = rebase(mine, theirs, { draft: now.draft, specs })
  const next = apart(now.draft, operations)
  if ('error' in next) return { history, draft, conflicts, error: next.error }
  const touched = theirs.map(({ operation, inverse }) => touches(operation, inverse))
  const isFree = ({ done }: Step): boolean =>
    done.every(({ operation, inverse }) => touched.every((other) => !overlap(touches(operation, inverse), other)))
  return {
    history: {
      ...history,
      past: history.past.filter(isFree),
      future: history.future.filter(isFree),
      unsaved: next.done,
      // Those that conflict are no longer among them.
      sending: mine.slice(0, history.sending).filter(({ id }) => operations.some((one) => one.id === id)).length,
    },
    draft: next.draft,
    conflicts,
  }
}
