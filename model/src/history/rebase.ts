import type { Operation } from '@vitrine/schemas'
import type { Editable } from '../document/editing.ts'
import type { Specs } from '../document/specs.ts'
import type { Done } from '../operations/apply.ts'
import type { OperationError } from '../operations/operation-error.ts'
import { touchesConflict } from '../operations/overlaps.ts'
import { type Touch, touches } from '../operations/touches.ts'
import { upgradeOperation } from '../operations/upgraded.ts'
import { isSame } from '../values/clean.ts'
import { landed, leavingOf, relocated } from './following.ts'

/** Two operations of which only one can count. */
export interface OperationConflict {
  /** The id of mine, and of the other one. */
  readonly operation: string
  readonly with: string
  /** What both touch. */
  readonly touch: Touch
  /** Why mine cannot be applied any more, where that is the reason. */
  readonly error?: OperationError
}

export interface Rebased {
  readonly operations: readonly Operation[]
  readonly conflicts: readonly OperationConflict[]
}

/** What an operation says: neither its id, nor the version of the section that its words are those of. */
function saying(operation: Operation): object {
  if (!('of' in operation && 'component' in operation.of)) return { ...operation, id: '' }
  const { version: _version, ...of } = operation.of
  return { ...operation, id: '', of }
}

const saysTheSame = (a: Operation, b: Operation): boolean => a.type === b.type && isSame(saying(a), saying(b))

/** What somebody else touched, and with which operation. */
interface Theirs {
  readonly touch: Touch
  readonly operation: Operation
}

const thing = ({ kind, id }: Touch): string => `${kind} ${id}`

/** The touches of all the others, by the thing that they touch, so that each of mine meets only its own. */
function indexOf(theirs: readonly Done[]): ReadonlyMap<string, readonly Theirs[]> {
  const index = new Map<string, Theirs[]>()
  for (const { operation, inverse } of theirs)
    for (const touch of touches(operation, inverse)) {
      const known = index.get(thing(touch)) ?? []
      known.push({ touch, operation })
      index.set(thing(touch), known)
    }
  return index
}

/** The first of theirs that holds for one of my touches, and that touch. */
function firstOf(
  touched: readonly Touch[],
  index: ReadonlyMap<string, readonly Theirs[]>,
  holds: (mine: Touch, theirs: Theirs) => boolean,
): { readonly touch: Touch; readonly with: string } | undefined {
  for (const touch of touched) {
    const theirs = index.get(thing(touch))?.find((other) => holds(touch, other))
    if (theirs) return { touch, with: theirs.operation.id }
  }
  return undefined
}

/**
 * My operations, made on an older revision, as they apply after those of others.
 *
 * Mine counts as a conflict when it touches the same as one of theirs (see `touchesConflict`), unless both
 * say the same, and when it can no longer be applied after theirs. Else mine is kept, and follows
 * theirs: a component that was moved to another page is edited there; a place behind a sibling that
 * has left its list is the place behind the nearest earlier one that is still there, or the start.
 * Every one of mine is in one of the two lists of the answer.
 *
 * @param logged what the others did, in their order, each with its inverse; made by whichever build
 * @param now the draft after theirs, with what `needsOf` names for mine and theirs
 */
export function rebase(
  mine: readonly Operation[],
  logged: readonly Done[],
  now: { readonly draft: Editable; readonly specs: Specs },
): Rebased {
  const last = logged.at(-1)?.operation
  if (!last) return { operations: mine, conflicts: [] }
  const current = (operation: Operation) => upgradeOperation(operation, now.draft, now.specs) ?? operation
  const theirs = logged.map(({ operation, inverse }) => ({ operation: current(operation), inverse: current(inverse) }))
  const index = indexOf(theirs)
  const moves = theirs.flatMap(({ operation }) => (operation.type === 'move-component' ? [operation.to] : []))
  const leavings = theirs.map(leavingOf)
  const operations: Operation[] = []
  const conflicts: OperationConflict[] = []
  let draft = now.draft
  for (const original of mine) {
    const { operation, outcome } = landed(draft, relocated(original, draft, moves), now.specs, leavings)
    const error = 'error' in outcome ? outcome.error : undefined
    const said = 'error' in outcome ? operation : outcome.operation
    const touched = touches(said, 'error' in outcome ? undefined : outcome.inverse)
    const conflict = firstOf(
      touched,
      index,
      (touch, other) => touchesConflict(touch, other.touch) && !saysTheSame(other.operation, said),
    )
    if (conflict) conflicts.push({ operation: original.id, ...conflict, ...(error && { error }) })
    else if (!('error' in outcome)) {
      draft = outcome.draft
      operations.push(outcome.operation)
    } else {
      const [first] = touched
      const near = firstOf(touched, index, () => true) ?? (first && { touch: first, with: last.id })
      if (near) conflicts.push({ operation: original.id, ...near, error: outcome.error })
    }
  }
  return { operations, conflicts }
}
