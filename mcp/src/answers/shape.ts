import type { Json } from '@vitrine/schemas'

/** Characters of an answer as JSON, about 8,000 tokens: more is cut into pieces that are asked for one by one. */
export const ROOM = 30_000

/** Characters of one value, from which on it is left out of an answer of many. */
const LONGEST = 6_000

/** A piece of a list, and where the next one begins. */
export interface Piece<T> {
  readonly items: readonly T[]
  readonly next: number | undefined
}

/** As many items as there is room for, from one on; at least one. */
export function pieceFrom<T>(all: readonly T[], from: number, room = ROOM): Piece<T> {
  let used = 0
  let end = from
  for (; end < all.length; end++) {
    used += JSON.stringify(all[end]).length
    if (used > room && end > from) break
  }
  return { items: all.slice(from, end), next: end < all.length ? end : undefined }
}

/** What stands in place of a value that is too long to be told among others. */
export interface LeftOut {
  readonly leftOut: true
  readonly characters: number
}

/** Values by path or name, without those that are too long. */
export function withoutLongOnes(values: Readonly<Record<string, Json>>): {
  readonly values: Readonly<Record<string, Json | LeftOut>>
  readonly leftOut: readonly string[]
} {
  const leftOut: string[] = []
  const entries = Object.entries(values).map(([name, value]) => {
    const characters = JSON.stringify(value).length
    if (characters <= LONGEST) return [name, value] as const
    leftOut.push(name)
    return [name, { leftOut: true, characters } satisfies LeftOut] as const
  })
  return { values: Object.fromEntries(entries), leftOut }
}

/** Where a cursor points: it is the number of what comes next. */
export const placeOf = (cursor: string | undefined): number => (cursor === undefined ? 0 : Number(cursor))

export const cursorField = {
  type: 'string',
  pattern: '^[0-9]{1,7}$',
  description: 'nextCursor of the answer before, to read on.',
} as const

export const nextCursor = {
  type: 'string',
  description: 'There is more: ask again with this as cursor. Left out at the end.',
} as const

export const note = { type: 'string', description: 'What is to be known of this answer.' } as const

/** The cursor of what comes next, where anything does. */
export const cursorTo = (next: number | undefined): { readonly nextCursor?: string } =>
  next === undefined ? {} : { nextCursor: String(next) }

/** The page that a cursor names, and the cursor behind it, of lists that the service tells page by page. */
export const pageOf = (cursor: string | undefined): number => Math.max(1, placeOf(cursor))

export const cursorBehind = (page: number, pageSize: number, total: number): { readonly nextCursor?: string } =>
  cursorTo(page * pageSize < total ? page + 1 : undefined)
