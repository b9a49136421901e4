/**
 * Paths as lists of tokens, for upgrades: those are written for an older schema, so no schema can
 * be asked what a path means. A token is a name, `[id]`, or `[]` in a pattern.
 */
export type Tokens = readonly string[]

export const tokensOf = (path: string): Tokens => path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? []

export const pathOf = (tokens: Tokens): string =>
  tokens.reduce((path, token) => (token.startsWith('[') || path === '' ? `${path}${token}` : `${path}.${token}`), '')

const matches = (token: string | undefined, of: string): boolean =>
  of === '[]' ? token?.startsWith('[') === true : token === of

/** Whether a path is the one of a pattern, or stands below it. */
export const isUnder = (path: Tokens, pattern: Tokens): boolean =>
  path.length >= pattern.length && pattern.every((of, at) => matches(path[at], of))

/** The rest of a pattern below a path, when the path leads there: `items[k3v9Qa2Z]`, `items[].title` → `title`. */
export const restBelow = (path: Tokens, pattern: Tokens): Tokens | undefined =>
  pattern.length > path.length && path.every((token, at) => matches(token, pattern[at] as string))
    ? pattern.slice(path.length)
    : undefined

/** A path below `from` as the path below `to`; the ids fill the places of `to` in their order. */
export function moved(path: Tokens, from: Tokens, to: Tokens): Tokens {
  const ids = path.slice(0, from.length).filter((token) => token.startsWith('['))
  let next = 0
  return [...to.map((token) => (token === '[]' ? (ids[next++] ?? token) : token)), ...path.slice(from.length)]
}
