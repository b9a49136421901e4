/**
 * The ids that may stay where they are while the others move around them: the longest run that has the
 * same order in both lists.
 */
export function staying(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(after.map((id, at) => [id, at]))
  const common = before.filter((id) => places.has(id))
  const placeOf = (id: string | undefined): number => (id === undefined ? -1 : (places.get(id) ?? -1))
  // The last one of the best run of each length, and for each id the one before it.
  const ends: string[] = []
  const previous = new Map<string, string | undefined>()
  for (const id of common) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (placeOf(ends[middle]) < placeOf(id)) low = middle + 1
      else high = middle
    }
    previous.set(id, ends[low - 1])
    ends[low] = id
  }
  const stay = new Set<string>()
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) stay.add(id)
  return stay
}
