import { getSchema, type JSONContent } from '@tiptap/react'
import { checkOf, type RichTextNode, type RichTextValue, richTextBlocks, richTextMarks } from '@vitrine/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extensions } from '../extensions.ts'
import { fromTiptap } from './from-tiptap.ts'
import { toTiptap } from './to-tiptap.ts'

const schema = getSchema([...extensions])
const problems = checkOf({ $ref: 'rich-text' })

/** Through the editor and back: what it refuses throws. */
function edited(value: RichTextValue): RichTextValue {
  const node = schema.nodeFromJSON(toTiptap(value))
  node.check()
  return fromTiptap(node.toJSON() as JSONContent)
}

const doc = (...content: readonly RichTextNode[]): RichTextValue => ({ type: 'doc', content })
const text = (words: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})

const links = fc.constantFrom(
  { type: 'page', pageType: 'home' },
  { type: 'page', pageType: 'product', id: 'hexbolt8', anchor: 'sizes', newTab: true },
  { type: 'address', href: '/catalogue.pdf' },
  { type: 'email', email: 'sales@example.com' },
  { type: 'anchor', anchor: 'delivery' },
)

describe('rich text in the editor', () => {
  const order = Object.keys(schema.marks)
  const marks = fc
    .record({ names: fc.subarray([...richTextMarks]), link: links })
    .map(({ names, link }) =>
      names
        .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
        .map((type) => (type === 'link' ? { type, link } : { type })),
    )
  const inline: fc.Arbitrary<RichTextNode> = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.string({ minLength: 1 }), marks).map(([words, all]) => text(words, ...all)) },
    { weight: 1, arbitrary: fc.constant<RichTextNode>({ type: 'hardBreak' }) },
  )
  /** Two runs of words with the same marks are one. */
  const joined = (nodes: readonly RichTextNode[]): readonly RichTextNode[] =>
    nodes.filter((node, at) => {
      const before = nodes[at - 1]
      return !before || node.type !== 'text' || before.type !== 'text' || !sameMarks(node, before)
    })
  const sameMarks = (a: RichTextNode, b: RichTextNode) => JSON.stringify(a.marks) === JSON.stringify(b.marks)
  const withContent = (node: RichTextNode, content: readonly RichTextNode[]): RichTextNode =>
    content.length > 0 ? { ...node, content } : node

  const { blocks } = fc.letrec<{
    inlines: readonly RichTextNode[]
    block: RichTextNode
    blocks: readonly RichTextNode[]
  }>((tie) => ({
    inlines: fc.array(inline, { maxLength: 5 }).map(joined),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('inlines').map((content) => withContent({ type: 'paragraph' }, content)),
      fc.constant<RichTextNode>({ type: 'horizontalRule' }),
      fc
        .tuple(fc.integer({ min: 2, max: 4 }), tie('inlines'))
        .map(([level, content]) => withContent({ type: 'heading', attrs: { level } }, content)),
      tie('inlines').map((content) =>
        withContent({ type: 'codeBlock' }, joined(content.filter(({ type }) => type === 'text'))),
      ),
      tie('blocks').map((content): RichTextNode => ({ type: 'blockquote', content })),
      fc
        .tuple(fc.array(tie('blocks'), { minLength: 1, maxLength: 4 }), fc.option(fc.integer({ min: 2, max: 9999 })))
        .map(
          ([items, start]): RichTextNode => ({
            type: start === null ? 'bulletList' : 'orderedList',
            ...(start !== null && { attrs: { start } }),
            content: items.map((content): RichTextNode => ({ type: 'listItem', content })),
          }),
        ),
    ),
    // Words may stand beside blocks, without a paragraph of their own.
    blocks: fc.array(fc.oneof(tie('block'), inline), { minLength: 1, maxLength: 5 }).map((nodes) => joined(nodes)),
  }))

  it('loses nothing of what owners can write', () => {
    fc.assert(
      fc.property(blocks, (content) => {
        const value = doc(...content)
        fc.pre(!(content.length === 1 && content[0]?.type === 'paragraph' && !content[0].content))
        expect(problems(value)).toEqual([])
        expect(edited(value)).toEqual(value)
      }),
    )
  })

  const { any } = fc.letrec<{ any: RichTextNode }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      inline,
      fc.record({
        type: fc.constantFrom(...richTextBlocks.filter((type) => type !== 'horizontalRule')),
        content: fc.array(tie('any'), { maxLength: 4 }),
      }),
      fc.constant<RichTextNode>({ type: 'horizontalRule' }),
    ),
  }))
  const wordsOf = (nodes: readonly RichTextNode[]): string =>
    nodes.map((node) => (node.text ?? '') + wordsOf(node.content ?? [])).join('')

  it('keeps every word of any stored tree, and changes it no second time', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (content) => {
        const once = edited(doc(...content))
        expect(problems(once)).toEqual([])
        const words = wordsOf((once.content ?? []) as RichTextNode[]).replaceAll('\n', '')
        expect(words).toBe(wordsOf(content).replaceAll('\n', ''))
        expect(edited(once)).toEqual(once)
      }),
    )
  })

  it('calls a text without words empty', () => {
    expect(edited({ type: 'doc' })).toEqual(doc())
    expect(edited(doc({ type: 'paragraph' }))).toEqual(doc())
  })

  it('cuts a run that is longer than may be stored, and no letter', () => {
    const long = `a${'🔩'.repeat(15_000)}`
    const value = edited(doc({ type: 'paragraph', content: [text(long.slice(0, 19_999)), text(long.slice(19_999))] }))
    expect(problems(value)).toEqual([])
    expect(wordsOf(value.content as RichTextNode[])).toBe(long)
    expect(edited(value)).toEqual(value)
  })

  it('takes each mark once, and a link that leads nowhere not at all', () => {
    const value = doc({ type: 'paragraph', content: [text('a', { type: 'bold' }, { type: 'bold' }, { type: 'link' })] })
    expect(edited(value)).toEqual(doc({ type: 'paragraph', content: [text('a', { type: 'bold' })] }))
  })
})
