import type { JSONContent } from '@tiptap/react'
import { type Json, type RichTextNode, type RichTextValue, richTextBlocks, richTextMarks } from '@vitrine/schemas'

/** Rich text as a form holds it. */
export type RichTextJson = RichTextValue & Json

/** So long one run of text may be; the schema counts letters, which are at most as many. */
const LONGEST = 20_000

type Block = (typeof richTextBlocks)[number]
type MarkName = (typeof richTextMarks)[number]
type Marks = NonNullable<RichTextNode['marks']>
const blocks: ReadonlySet<string> = new Set(richTextBlocks)
const marks: ReadonlySet<string> = new Set(richTextMarks)
const isBlock = (type: string | undefined): type is Block => type !== undefined && blocks.has(type)
const isMark = (type: string): type is MarkName => marks.has(type)

/** What the editor holds, as it is stored. A text without any words is stored as an empty one. */
export function fromTiptap({ content = [] }: JSONContent): RichTextJson {
  const [only, ...more] = content
  const isEmpty = more.length === 0 && only?.type === 'paragraph' && !only.content?.length
  return { type: 'doc', content: isEmpty ? [] : [...nodesOf(content)] } as unknown as RichTextJson
}

/** Bare paragraphs give their words alone; two in a row are two paragraphs, or their words would run together. */
function nodesOf(content: readonly JSONContent[]): readonly RichTextNode[] {
  const isBare = (node: JSONContent | undefined) => node?.type === 'paragraph' && node.attrs?.bare === true
  return content.flatMap((node, at) => {
    const standsAlone = isBare(node) && !isBare(content[at - 1]) && !isBare(content[at + 1])
    return standsAlone ? nodesOf(node.content ?? []) : nodeOf(node)
  })
}

function nodeOf(node: JSONContent): readonly RichTextNode[] {
  const { type, attrs, content } = node
  if (type === 'text') return textsOf(node)
  if (type === 'hardBreak' || type === 'horizontalRule') return [{ type }]
  if (!isBlock(type)) return []
  const kept = attrsOf(type, attrs)
  return [{ type, ...(kept && { attrs: kept }), ...(content?.length && { content: nodesOf(content) }) }]
}

function attrsOf(type: Block, attrs: JSONContent['attrs']): RichTextNode['attrs'] | undefined {
  if (type === 'heading') return { level: Number(attrs?.level) }
  const start = type === 'orderedList' ? Number(attrs?.start ?? 1) : 1
  return Number.isInteger(start) && start > 1 ? { start: Math.min(start, 9999) } : undefined
}

function textsOf({ text = '', marks: given = [] }: JSONContent): readonly RichTextNode[] {
  const kept = given.flatMap(({ type, attrs }): Marks => {
    if (!isMark(type)) return []
    return type === 'link' ? (attrs?.link ? [{ type, link: attrs.link }] : []) : [{ type }]
  })
  const withMarks = kept.length > 0 ? { marks: kept } : {}
  return piecesOf(text).map((piece): RichTextNode => ({ type: 'text', text: piece, ...withMarks }))
}

function piecesOf(text: string): readonly string[] {
  if (text.length <= LONGEST) return text === '' ? [] : [text]
  // A letter of two units stays whole.
  const isCut = /[\uD800-\uDBFF]/.test(text[LONGEST - 1] ?? '')
  const end = isCut ? LONGEST - 1 : LONGEST
  return [text.slice(0, end), ...piecesOf(text.slice(end))]
}
