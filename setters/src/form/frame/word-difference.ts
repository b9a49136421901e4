import { diffWords } from 'diff'

/** A piece of a text: as it was, gone since, or new. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** How long two texts are compared; of those that take longer each is shown as a whole. */
const MILLISECONDS = 200

/**
 * What has changed from one text to another, word by word, by the words of its language.
 *
 * `wordDifference('Bolts for every site', 'Bolts for any site', 'en')`
 */
export function wordDifference(before: string, after: string, language: string): readonly Piece[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const found = diffWords(before, after, { intlSegmenter, timeout: MILLISECONDS })
  if (!found)
    return [
      { kind: 'removed', text: `${before}\n` },
      { kind: 'added', text: after },
    ]
  return found.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
