import { refuse } from './operation-error.ts'

/** A list with an entry behind the one at `index - 1`. */
export const inserted = <T>(list: readonly T[], index: number, entry: T): readonly T[] =>
  list.toSpliced(index, 0, entry)

/** Where an entry goes that comes behind another; refused where that one is not there. */
export function indexAfter<T>(list: readonly T[], after: string | null, idOf: (entry: T) => unknown): number {
  if (after === null) return 0
  const at = list.findIndex((entry) => idOf(entry) === after)
  return at < 0 ? refuse('refusal.unknownPlace', { after }) : at + 1
}

/** The id of the entry before an index. */
export const before = <T>(list: readonly T[], index: number, idOf: (entry: T) => string): string | null => {
  const entry = index > 0 ? list[index - 1] : undefined
  return entry === undefined ? null : idOf(entry)
}
