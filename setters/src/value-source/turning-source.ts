import type { FieldSource, FieldState, TurningSource } from '../field-source.ts'
import { same } from './json-path.ts'

/** A source that stands for another one, until it is turned to the next. */
export function createTurningSource(first: FieldSource): TurningSource & {
  readonly turnTo: (next: FieldSource) => void
} {
  let now = first
  const seen = new Map<string, FieldState>()
  const atTurn = new Set<() => void>()
  /** What is subscribed, with how to leave what it stands for. */
  const subscribed = new Map<{ readonly path: string; readonly listener: () => void }, () => void>()

  /** The object that was given out already, where nothing is different. */
  function get(path: string): FieldState {
    const state = now.get(path)
    const known = seen.get(path)
    if (known && (known === state || same(known, state))) return known
    seen.set(path, state)
    return state
  }

  return {
    now: () => now,
    turnTo(next) {
      now = next
      for (const listener of [...atTurn]) listener()
      const paths = new Set([...subscribed.keys()].map(({ path }) => path))
      const told = new Set([...paths].filter((path) => seen.get(path) !== get(path)))
      for (const [subscription, leave] of [...subscribed]) {
        const { path, listener } = subscription
        subscribed.set(subscription, next.subscribe(path, listener))
        leave()
        if (told.has(path)) listener()
      }
    },
    onTurn(listener) {
      atTurn.add(listener)
      return () => atTurn.delete(listener)
    },
    get,
    subscribe(path, listener) {
      const subscription = { path, listener }
      subscribed.set(subscription, now.subscribe(path, listener))
      return () => {
        subscribed.get(subscription)?.()
        subscribed.delete(subscription)
      }
    },
    set: (path, value) => now.set(path, value),
    clear: (path) => now.clear(path),
    keepTranslation: (path) => now.keepTranslation?.(path),
    insertItem: (...asked) => now.insertItem(...asked),
    duplicateItem: (...asked) => now.duplicateItem(...asked),
    removeItem: (...asked) => now.removeItem(...asked),
    moveItem: (...asked) => now.moveItem(...asked),
  }
}
