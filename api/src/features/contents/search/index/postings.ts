/** So many records share a row of postings. */
export const BLOCK = 1024
/** Of one record in a row: its place in the block, low byte first, and the impact of the word on it (1 to 255). */
export const BYTES = 3

export const blockOf = (ordinal: number): number => Math.floor(ordinal / BLOCK)

/**
 * A row with some records changed.
 *
 * @param data what the row held.
 * @param changes by the place in the block; 0 takes a record out.
 * @returns the records in order; empty when none is left.
 */
export function changedPostings(data: Uint8Array | undefined, changes: ReadonlyMap<number, number>): Uint8Array {
  const impacts = new Map<number, number>()
  if (data) for (const [at, impact] of entriesOf(data)) impacts.set(at, impact)
  for (const [at, impact] of changes)
    if (impact === 0) impacts.delete(at)
    else impacts.set(at, impact)
  const sorted = [...impacts].sort(([left], [right]) => left - right)
  const next = new Uint8Array(sorted.length * BYTES)
  for (const [index, [at, impact]] of sorted.entries()) next.set([at & 0xff, at >> 8, impact], index * BYTES)
  return next
}

function* entriesOf(data: Uint8Array): Generator<readonly [at: number, impact: number]> {
  for (let at = 0; at + BYTES <= data.length; at += BYTES)
    yield [(data[at] ?? 0) | ((data[at + 1] ?? 0) << 8), data[at + 2] ?? 0]
}
