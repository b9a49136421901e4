/** So many letters a word must have to be looked for with an error (R131). */
export const LEAST_LETTERS = 5

/** Whether one letter was left out, doubled up, mistaken, or two neighbours changed places. */
export function isOneTypo(left: string, right: string): boolean {
  const [a, b] = left.length <= right.length ? [[...left], [...right]] : [[...right], [...left]]
  if (b.length - a.length > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const tailIs = (from: number, to: number) => a.slice(from).join('') === b.slice(to).join('')
  if (b.length > a.length) return tailIs(at, at + 1)
  return tailIs(at + 1, at + 1) || (a[at] === b[at + 1] && a[at + 1] === b[at] && tailIs(at + 2, at + 2))
}

/** Whether errors are looked for in a word: it is of letters that stand between spaces. */
export const isTypable = (word: string): boolean => /^\p{L}+$/u.test(word)

/**
 * A word with one letter less, in every way. Two words that are one error apart share one of these, or one of
 * them is the other with a letter less: so similar words are looked up, not looked through.
 */
export function shortened(word: string): readonly string[] {
  const letters = [...word]
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))]
}
