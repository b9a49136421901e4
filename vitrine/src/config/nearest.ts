/** How many letters one has to write anew, take away or add. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, compared] of [...other].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === compared ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The one of some names that is most like another one. */
export const nearest = (name: string, names: readonly string[]): string | undefined =>
  names.toSorted((a, b) => distance(name, a) - distance(name, b))[0]
