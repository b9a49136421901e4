import { isWithin } from '@vitrine/schemas'
import type { Touch } from './touches.ts'

/** Whether a path is another one or stands below it; without a path it is all of a thing. */
const covers = (outer: string | undefined, inner: string | undefined): boolean =>
  outer === undefined || (inner !== undefined && isWithin(inner, outer))

/** Whether `b` writes the whole of what `a` is only a part of: `items` around `items[k3v9Qa2Z]`. */
const isAround = (b: Touch, a: Touch): boolean =>
  b.aspect === 'value' &&
  b.language === undefined &&
  b.path !== a.path &&
  a.path !== undefined &&
  covers(b.path, a.path)

const isItemOf = (path: string | undefined, list: string | undefined): boolean =>
  path !== undefined && list !== undefined && path.startsWith(`${list}[`)

function conflictsWith(a: Touch, b: Touch): boolean {
  switch (a.aspect) {
    case 'whole':
      return covers(a.path, b.path) || isAround(b, a)
    case 'value':
      if (b.aspect !== 'value') return false
      if (a.language === b.language) return covers(a.path, b.path) || covers(b.path, a.path)
      return a.language === undefined && isItemOf(b.path, a.path)
    case 'place':
      return (b.aspect === 'place' && a.path === b.path) || isAround(b, a)
    case 'deletion':
    case 'alike':
      return b.aspect === a.aspect && a.path === b.path
    case 'needs':
      return false
  }
}

/**
 * Whether two touches cannot both count.
 *
 * - Values conflict in the same settings and the same layer, when one path is the other's or stands
 *   above it. The base and each language are layers of their own (L17).
 * - What comes or goes conflicts with everything that is done to it or inside it.
 * - Two moves of the same thing conflict. Two things that go to the same place do not: the later one
 *   lands behind the same sibling.
 * - A list that is written as a whole conflicts with what its items do, and with their translations.
 */
export const touchesConflict = (a: Touch, b: Touch): boolean =>
  a.kind === b.kind && a.id === b.id && (conflictsWith(a, b) || conflictsWith(b, a))

/** What two operations both touch (`touchesConflict`), as the first one says it; `undefined` when they go together. */
export const overlap = (a: readonly Touch[], b: readonly Touch[]): Touch | undefined =>
  a.find((mine) => b.some((theirs) => touchesConflict(mine, theirs)))
