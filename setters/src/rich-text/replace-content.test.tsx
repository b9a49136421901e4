import { Editor } from '@tiptap/react'
import type { RichTextNode } from '@vitrine/schemas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromTiptap } from './conversion/from-tiptap.ts'
import { toTiptap } from './conversion/to-tiptap.ts'
import { extensions } from './extensions.ts'
import { replaceContent } from './replace-content.ts'

const doc = (...content: readonly RichTextNode[]) => ({ type: 'doc', content }) as const
const paragraph = (text: string): RichTextNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] }
const withEditor = (content: readonly RichTextNode[], use: (editor: Editor) => void) => {
  const editor = new Editor({ extensions: [...extensions], content: toTiptap(doc(...content)) })
  use(editor)
  editor.destroy()
}

it('puts in any other text', () => {
  const block: fc.Arbitrary<RichTextNode> = fc.oneof(
    // Few letters, so that much of both texts is the same.
    fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 4 }).map(paragraph),
    fc.constant<RichTextNode>({ type: 'horizontalRule' }),
    fc
      .array(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 }).map(paragraph), {
        minLength: 1,
        maxLength: 3,
      })
      .map((content): RichTextNode => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })),
  )
  const text = fc.array(block, { maxLength: 4 })
  fc.assert(
    fc.property(text, text, (before, after) =>
      withEditor(before, (editor) => {
        replaceContent(editor, toTiptap(doc(...after)))
        const expected = editor.schema.nodeFromJSON(toTiptap(doc(...after)))
        expect(fromTiptap(editor.getJSON())).toEqual(fromTiptap(expected.toJSON()))
      }),
    ),
  )
})

it('puts in a list without words', () => {
  const list: RichTextNode = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('')] }] }
  for (const before of [[], [paragraph('a')], [list, list], [{ type: 'horizontalRule' } as const]])
    withEditor(before, (editor) => {
      replaceContent(editor, toTiptap(doc(list)))
      expect(fromTiptap(editor.getJSON())).toEqual(doc(list))
    })
})

it('leaves the cursor where it is when something else changes, and tells nobody', () => {
  withEditor([paragraph('one'), paragraph('two')], (editor) => {
    editor.commands.setTextSelection(8)
    let told = 0
    editor.on('update', () => told++)
    replaceContent(editor, toTiptap(doc(paragraph('one more'), paragraph('two'))))
    expect(editor.state.selection.from).toBe(8 + ' more'.length)
    expect(editor.getText()).toContain('one more')
    expect(told).toBe(0)
  })
})
