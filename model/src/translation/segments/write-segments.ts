import { isObject, type Json, type RichTextNode } from '@vitrine/schemas'
import { isBlockOfWords, LINE_BREAK } from './read-segments.ts'
import type { Inline, Segment } from './segment.ts'
import { wordsOfSegment } from './segment.ts'

type Mark = NonNullable<RichTextNode['marks']>[number]

function* nodesOf(inlines: readonly Inline[], marks: readonly Mark[]): Generator<RichTextNode> {
  for (const one of inlines) {
    if (typeof one !== 'string' && 'mark' in one) {
      yield* nodesOf(one.content, [...marks, one.mark as unknown as Mark])
      continue
    }
    const text = typeof one === 'string' ? one : one.data
    if (text === LINE_BREAK && typeof one !== 'string') yield { type: 'hardBreak' }
    else if (text !== '') yield { type: 'text', text, ...(marks.length > 0 && { marks }) }
  }
}

/** A block of rich text with other words. */
const withWords = (block: RichTextNode, segment: Segment): RichTextNode => {
  const rest = (block.content ?? []).filter(({ type }) => type !== 'text' && type !== 'hardBreak')
  return { ...block, content: [...nodesOf(segment, []), ...rest] }
}

function replaced(node: RichTextNode, next: () => Segment): RichTextNode {
  if (isBlockOfWords(node)) return withWords(node, next())
  return node.content ? { ...node, content: node.content.map((child) => replaced(child, next)) } : node
}

/**
 * A translation of a text from its segments, in their order: with the blocks of the source. As many segments as the
 * source has.
 */
export function valueOfSegments(source: Json, segments: readonly Segment[]): Json {
  if (!isObject(source)) return wordsOfSegment(segments[0] ?? [])
  let at = 0
  return replaced(source as unknown as RichTextNode, () => segments[at++] ?? []) as unknown as Json
}
