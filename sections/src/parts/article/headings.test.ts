import type { RichTextNode } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { articleHeadings } from './headings.ts'

const text = (words: string): RichTextNode => ({ type: 'text', text: words })
const heading = (level: number, ...content: readonly RichTextNode[]): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content,
})
const ids = (...content: readonly RichTextNode[]) =>
  articleHeadings({ type: 'doc', content } as never, 'a1b2c3d4').map(({ id }) => id)

test('makes ids from words of any script, behind the id of the component', () => {
  expect(
    ids(heading(2, text('Three questions, 2026')), heading(2, text('في ثلاث كلمات')), heading(3, text('—'))),
  ).toEqual(['a1b2c3d4-three-questions-2026', 'a1b2c3d4-في-ثلاث-كلمات', 'a1b2c3d4'])
})

test('keeps equal headings apart, also from those that end in a number', () => {
  const all = ids(heading(2, text('Packing')), heading(2, text('Packing 2')), heading(2, text('Packing')))
  expect(new Set(all).size).toBe(3)
})

test('keeps the ids of the others when a heading comes in between', () => {
  const before = ids(heading(2, text('Load')), heading(2, text('Packing')))
  const after = ids(heading(2, text('Load')), heading(2, text('Thread')), heading(2, text('Packing')))
  expect(after).toEqual(expect.arrayContaining([...before]))
})

test('reads headings with marks, broken lines, and those that stand in a quotation', () => {
  const inside: RichTextNode = {
    type: 'blockquote',
    content: [
      heading(
        2,
        text('One '),
        { type: 'text', text: 'line', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        text('more'),
      ),
    ],
  }
  expect(articleHeadings({ type: 'doc', content: [inside] } as never, 'x').map((one) => one.text)).toEqual([
    'One line more',
  ])
  expect(articleHeadings(undefined, 'x')).toEqual([])
})
