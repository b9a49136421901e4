import type { Json } from '@vitrine/schemas'
import type { FieldSource, FieldState } from '../field-source.ts'
import { byPlace, changedAt, same, stepsOf, valueAt } from './json-path.ts'
import { createListeners } from './listeners.ts'

/**
 * The inside of one value that its own source knows only as a whole: a list without ids, an object
 * whose names are no path names. Its items go by their place (`tags[2].name`); each change sets the
 * whole value anew. Paths outside of it are the outer source's.
 */
export function createWholeSource(outer: FieldSource, whole: string): FieldSource {
  const states = new Map<string, FieldState>()
  const listeners = createListeners()
  let stop: (() => void) | undefined
  const isInside = (path: string) =>
    path !== whole && (whole === '' || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`))
  const steps = (path: string) => stepsOf(path.slice(whole.length))

  const inside = (path: string): FieldState => {
    const { value, isDisabled } = outer.get(whole)
    const found = valueAt(value, steps(path), byPlace)
    const known = states.get(path)
    if (known && known.isDisabled === isDisabled && same(known.value, found)) return known
    const state: FieldState = {
      value: found,
      origin: { kind: found === undefined ? 'none' : 'base' },
      isOwn: false,
      ...(isDisabled !== undefined && { isDisabled }),
    }
    states.set(path, state)
    return state
  }
  const seen = new Map<string, FieldState>()
  /** Of one whole value, only those are told whose own part is another. */
  const tell = () => {
    for (const path of listeners.paths()) {
      const state = inside(path)
      if (seen.get(path) === state) continue
      seen.set(path, state)
      listeners.tellExactly(path)
    }
  }
  const write = (path: string, change: (old: Json | undefined) => Json | undefined) => {
    const { value } = outer.get(whole)
    const next = changedAt(value, steps(path), byPlace, change)
    return next === undefined || next === value ? undefined : outer.set(whole, next)
  }
  const noIds = () => {
    throw new Error('The items of a list that is edited as a whole have no ids.')
  }

  return {
    get: (path) => (isInside(path) ? inside(path) : outer.get(path)),
    subscribe(path, listener) {
      if (!isInside(path)) return outer.subscribe(path, listener)
      stop ??= outer.subscribe(whole, tell)
      seen.set(path, inside(path))
      const leave = listeners.subscribe(path, listener)
      return () => {
        leave()
        if (!listeners.isEmpty()) return
        stop?.()
        stop = undefined
        states.clear()
        seen.clear()
      }
    },
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
