/** Several words as they are typed, with a bar between them; a bar that belongs to a word has a backslash before it. */
export const joinWords = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[\\|]/g, '\\$&')).join(' | ')

/** The words of what was typed. */
export const splitWords = (typed: string): readonly string[] =>
  [...typed.matchAll(/(?:\\[\\|]|[^|])+/g)]
    .map(([word]) => word.trim().replaceAll(/\\([\\|])/g, '$1'))
    .filter((word) => word !== '')
