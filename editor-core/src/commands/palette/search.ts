/** Small letters without accents, so that `menu` finds “Menü”. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase()

interface Searchable {
  readonly label: string
  /** More words by which it is found. */
  readonly more?: string
}

/** How well a text answers a query: all its words, in any order; less is better, nothing is no answer. */
function distance({ label, more = '' }: Searchable, words: readonly string[], query: string): number | undefined {
  const name = plain(label)
  const all = `${name} ${plain(more)}`
  if (!words.every((word) => all.includes(word))) return undefined
  if (name.startsWith(query)) return 0
  const starts = name.split(/[^\p{Letter}\p{Number}]+/u)
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? 1 : name.includes(query) ? 2 : 3
}

/** What is found, the nearest first, else in the order in which it was given; all of it for an empty query. */
export function foundEntries<T extends Searchable>(all: readonly T[], query: string): readonly T[] {
  const wanted = plain(query).trim()
  if (wanted === '') return all
  const words = wanted.split(/\s+/)
  return all
    .flatMap((one) => {
      const far = distance(one, words, wanted)
      return far === undefined ? [] : [{ one, far }]
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ one }) => one)
}
