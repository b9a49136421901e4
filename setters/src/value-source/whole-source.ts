import { byIndex, getIn, type Json, updateIn } from '@vitrine/schemas'
import type { FieldSource, FieldState } from '../field-source.ts'
import { stepsOf } from './json-path.ts'

const stateFor = (isThere: boolean, isDisabled: boolean | undefined): FieldState => ({
  origin: { kind: isThere ? 'base' : 'none' },
  isOwn: false,
  ...(isDisabled !== undefined && { isDisabled }),
})

/**
 * The inside of one value that its own source knows only as a whole: a list without ids, an object
 * whose names are no path names. Its items go by their place (`tags[2].name`); each change sets the
 * whole value anew. Paths outside of it are the outer source's.
 */
export function createWholeSource(outer: FieldSource, whole: string): FieldSource {
  const isInside = (path: string) =>
    path !== whole && (whole === '' || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`))
  const steps = (path: string) => stepsOf(path.slice(whole.length))
  const at = (path: string) =>
    isInside(path) ? getIn(outer.valueAt(whole), steps(path), byIndex) : outer.valueAt(path)

  const states = new Map<string, FieldState>()
  /** One object for each of the few states that there are. */
  function stateInside(path: string): FieldState {
    const { isDisabled } = outer.stateOf(whole)
    const isThere = at(path) !== undefined
    const key = `${isThere} ${isDisabled}`
    const state = states.get(key) ?? stateFor(isThere, isDisabled)
    states.set(key, state)
    return state
  }
  const write = (path: string, change: (old: Json | undefined) => Json | undefined) => {
    const value = outer.valueAt(whole)
    const next = updateIn(value, steps(path), change, byIndex)
    return next === undefined || next === value ? undefined : outer.set(whole, next)
  }
  const noIds = () => {
    throw new Error('The items of a list that is edited as a whole have no ids.')
  }

  return {
    valueAt: at,
    stateOf: (path) => (isInside(path) ? stateInside(path) : outer.stateOf(path)),
    subscribe: (path, listener) => outer.subscribe(isInside(path) ? whole : path, listener),
    set: (path, value) => (isInside(path) ? write(path, () => value) : outer.set(path, value)),
    clear(path) {
      if (!isInside(path)) outer.clear(path)
      // An item that is emptied stays: taking it away would move the others while they are typed in.
      else if (!path.endsWith(']')) write(path, () => undefined)
    },
    keepTranslation: (path) => outer.keepTranslation?.(path),
    insertItem: noIds,
    duplicateItem: noIds,
    removeItem: noIds,
    moveItem: noIds,
  }
}
