import { byIdOrIndex, getIn, type Json, newId, updateIn } from '@vitrine/schemas'
import type { FieldSource, FieldState } from '../field-source.ts'
import { stepsOf } from './json-path.ts'
import { createPathListeners } from './listeners.ts'

export interface ValueSource extends FieldSource {
  readonly value: () => Json | undefined
  /** Whether everything can only be read. */
  readonly setDisabled: (isDisabled: boolean) => void
  /** Puts another value in from outside. */
  readonly reset: (value: Json | undefined) => void
}

const missing: FieldState = { origin: { kind: 'none' }, isOwn: false }
const removable: FieldState = { origin: { kind: 'base' }, isOwn: true }
/** The whole value, and items: these are removed from their list. */
const fixed: FieldState = { origin: { kind: 'base' }, isOwn: false }

const disabled = (state: FieldState): FieldState => ({ ...state, isDisabled: true })
const states = { missing, removable, fixed }
const disabledStates = { missing: disabled(missing), removable: disabled(removable), fixed: disabled(fixed) }

/**
 * A form's values that are one plain JSON value, without languages or layers. Items of lists go by
 * their id, or by their place where they have none. What is there can be taken away again.
 *
 * @param onChange is told every change that was made in the form, and the path that it was made at.
 */
export function createValueSource(
  initial: Json | undefined,
  onChange: (value: Json | undefined, path: string) => void = () => {},
): ValueSource {
  let value = initial
  let known = states
  const listeners = createPathListeners()

  const at = (path: string) => getIn(value, stepsOf(path), byIdOrIndex)
  const write = (path: string, change: (old: Json | undefined) => Json | undefined) => {
    value = updateIn(value, stepsOf(path), change, byIdOrIndex)
    listeners.notify(path)
    onChange(value, path)
  }
  const list = (path: string, change: (items: readonly Json[]) => readonly Json[]) =>
    write(path, (old) => change(Array.isArray(old) ? old : []))
  const behind = (items: readonly Json[], after: string | null) => (after === null ? 0 : byIdOrIndex(items, after) + 1)

  return {
    value: () => value,
    reset(next) {
      value = next
      listeners.notify('')
    },
    setDisabled(isDisabled) {
      const next = isDisabled ? disabledStates : states
      if (next === known) return
      known = next
      listeners.notify('')
    },
    valueAt: at,
    stateOf(path) {
      if (at(path) === undefined) return known.missing
      return path === '' || path.endsWith(']') ? known.fixed : known.removable
    },
    subscribe: listeners.subscribe,
    set(path, next) {
      write(path, () => next)
      return undefined
    },
    clear(path) {
      if (!path.endsWith(']')) write(path, () => undefined)
    },
    insertItem: (path, item, after) => list(path, (items) => items.toSpliced(behind(items, after), 0, item)),
    duplicateItem: (path, id) =>
      list(path, (items) => {
        const at = byIdOrIndex(items, id)
        return items.toSpliced(at + 1, 0, { ...(items[at] as object), id: newId() })
      }),
    removeItem: (path, id) => list(path, (items) => items.toSpliced(byIdOrIndex(items, id), 1)),
    moveItem: (path, id, after) =>
      list(path, (items) => {
        const moved = items[byIdOrIndex(items, id)] as Json
        const rest = items.toSpliced(byIdOrIndex(items, id), 1)
        return rest.toSpliced(behind(rest, after), 0, moved)
      }),
  }
}
