import { isObject, type Json, type JsonObject, own, type RichTextNode } from '@vitrine/schemas'
import { masksIn } from '../masks/mask-text.ts'
import { readMessage } from '../masks/message-format.ts'
import type { Inline, KnownCodes, Segment } from './segment.ts'

/** A text as segments, with the codes and marks that stand in them. */
export interface SegmentedText extends KnownCodes {
  readonly segments: readonly Segment[]
}

/** What a line break in rich text is written as. */
export const LINE_BREAK = '<br>'

/** Gives codes and marks their ids: those that the source has, each once, then new ones. */
class Ids {
  readonly codes = new Map<number, string>()
  readonly marks = new Map<number, Json>()
  readonly #free: { readonly id: number; readonly key: string }[] = []
  #next = 1

  constructor(source?: KnownCodes) {
    for (const [id, data] of source?.codes ?? []) this.#know(id, data, this.codes, data)
    for (const [id, mark] of source?.marks ?? []) this.#know(id, JSON.stringify(mark), this.marks, mark)
  }

  #know<T>(id: number, key: string, known: Map<number, T>, value: T): void {
    known.set(id, value)
    this.#free.push({ id, key: `${known === (this.codes as unknown) ? 'code' : 'mark'} ${key}` })
    this.#next = Math.max(this.#next, id + 1)
  }

  #id(key: string): number {
    const at = this.#free.findIndex((one) => one.key === key)
    const [found] = at < 0 ? [] : this.#free.splice(at, 1)
    return found?.id ?? this.#next++
  }

  code(data: string): Inline {
    const id = this.#id(`code ${data}`)
    this.codes.set(id, data)
    return { id, data }
  }

  mark(mark: Json): number {
    const id = this.#id(`mark ${JSON.stringify(mark)}`)
    this.marks.set(id, mark)
    return id
  }
}

/** A plain text: its placeholders and tags are codes. A message with choices is words all through: each language has its own. */
function plainSegment(text: string, ids: Ids): Segment {
  if (readMessage(text)) return [text]
  const inlines: Inline[] = []
  let end = 0
  for (const { kind, value, at } of masksIn(text)) {
    if (kind !== 'placeholder' && kind !== 'tag') continue
    if (at > end) inlines.push(text.slice(end, at))
    inlines.push(ids.code(value))
    end = at + value.length
  }
  if (end < text.length) inlines.push(text.slice(end))
  return inlines
}

interface Run {
  readonly node: RichTextNode
  readonly marks: readonly Json[]
}

/** Neighbours with the same first mark stand in it together. */
function nested(runs: readonly Run[], ids: Ids): readonly Inline[] {
  const inlines: Inline[] = []
  for (let at = 0; at < runs.length; ) {
    const run = runs[at] as Run
    const [mark] = run.marks
    if (mark === undefined) {
      const { node } = run
      const last = inlines.at(-1)
      if (node.type !== 'text') inlines.push(ids.code(LINE_BREAK))
      else if (typeof last === 'string') inlines[inlines.length - 1] = last + (node.text ?? '')
      else inlines.push(node.text ?? '')
      at += 1
      continue
    }
    const key = JSON.stringify(mark)
    let end = at + 1
    while (end < runs.length && JSON.stringify(runs[end]?.marks[0]) === key) end += 1
    const id = ids.mark(mark)
    const inner = runs.slice(at, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) }))
    inlines.push({ id, mark, content: nested(inner, ids) })
    at = end
  }
  return inlines
}

const isInline = (node: RichTextNode): boolean => node.type === 'text' || node.type === 'hardBreak'

/** Whether a block is one that is translated: it has words of its own. */
export const isBlockOfWords = ({ content = [] }: RichTextNode): boolean =>
  content.some((node) => node.type === 'text' && (node.text ?? '').trim() !== '')

function* blocksIn(node: RichTextNode): Generator<RichTextNode> {
  if (isBlockOfWords(node)) yield node
  else for (const child of node.content ?? []) yield* blocksIn(child)
}

const blockSegment = ({ content = [] }: RichTextNode, ids: Ids): Segment =>
  nested(
    content.filter(isInline).map((node) => ({ node, marks: (node.marks ?? []) as unknown as readonly Json[] })),
    ids,
  )

const isRichText = (value: Json): value is JsonObject => isObject(value) && own(value, 'type') === 'doc'

/** Whether a value can be taken apart: a plain text or rich text. */
export const hasSegments = (value: Json | undefined): boolean =>
  typeof value === 'string' || (value !== undefined && isRichText(value))

/**
 * A text as segments: a plain text is one, of rich text each block with words is. Other values have none.
 *
 * `segmentsOf('{count} bolts').segments` → `[[{ id: 1, data: '{count}' }, ' bolts']]`
 *
 * @param source of a translation: the codes of what it translates, whose ids it has.
 */
export function segmentsOf(value: Json, source?: KnownCodes): SegmentedText {
  const ids = new Ids(source)
  const segments =
    typeof value === 'string'
      ? [plainSegment(value, ids)]
      : isRichText(value)
        ? [...blocksIn(value as unknown as RichTextNode)].map((block) => blockSegment(block, ids))
        : []
  return { segments, codes: ids.codes, marks: ids.marks }
}
