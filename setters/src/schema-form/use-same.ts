import { useState } from 'react'

/**
 * The value that was given before, as long as the one that is given now is the same: what is written in place is
 * another object at every drawing.
 */
export function useSame<V>(value: V, isSame: (one: V, other: V) => boolean): V {
  const [known, setKnown] = useState(value)
  if (known === value || isSame(known, value)) return known
  setKnown(value)
  return value
}

/** Whether two objects or lists have the same members. */
export function haveSameMembers(one: object | undefined, other: object | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  const [before, after] = [Object.entries(one), Object.entries(other)]
  return before.length === after.length && after.every(([name, value]) => (one as never)[name] === value)
}
