import { replyPlaceholders } from '@vitrine/schemas'

const known: ReadonlySet<string> = new Set(replyPlaceholders)

/** What stands in double braces and is no placeholder: it would reach the buyer as it is. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim()).filter((name) => !known.has(name))
