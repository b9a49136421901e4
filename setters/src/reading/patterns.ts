/**
 * The regular expression of a pattern, as Unicode where it can be read so: many were written before.
 * Nothing, where it cannot be read at all.
 */
export function schemaPatternOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags)
    } catch {
      // Another reading may do.
    }
  return undefined
}

export const matches = (pattern: string, name: string): boolean => schemaPatternOf(pattern)?.test(name) ?? false
