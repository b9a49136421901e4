import { folded } from '../../platform/language/folded.ts'

/** The most tags that one file may have, and characters of one. */
export const MOST_TAGS = 20

const asTyped = (tag: string): string =>
  tag
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()

/** Tags as they are kept: without doubled spaces and empty ones; the same word in another case is the same tag. */
export function cleanedTags(tags: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map(asTyped)) {
    const key = folded(tag)
    if (key !== '' && !byKey.has(key)) byKey.set(key, tag)
  }
  return [...byKey.values()]
}

/** Tags with some more and without others. */
export function changedTags(
  tags: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): readonly string[] {
  const gone = new Set(remove.map(folded))
  return cleanedTags([...tags, ...add]).filter((tag) => !gone.has(folded(tag)))
}
