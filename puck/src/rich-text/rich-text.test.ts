import { checkOf, type LinkValue, type RichTextNode } from '@vitrine/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextFromHtml } from './from-html.ts'
import { hrefOf } from './link-of.ts'
import { htmlFromRichText } from './to-html.ts'

const problems = checkOf({ $ref: 'rich-text' })
const read = (html: string) => {
  const { value, lost } = richTextFromHtml(html)
  expect(problems(value)).toEqual([])
  return { content: value.content as readonly RichTextNode[], lost }
}
const text = (words: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: readonly RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const linkTo = (link: LinkValue) => ({ type: 'link', link }) as const

describe('HTML as rich text', () => {
  it('keeps blocks and marks', () => {
    const { content, lost } = read(
      '<h1>Bolts</h1><p>For <strong>steel <em>and</em></strong> <u>wood</u>, <s>old</s> <code>M8</code></p><hr>',
    )
    expect(content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Bolts')] },
      paragraph(
        text('For '),
        text('steel ', { type: 'bold' }),
        text('and', { type: 'italic' }, { type: 'bold' }),
        text(' '),
        text('wood', { type: 'underline' }),
        text(', '),
        text('old', { type: 'strike' }),
        text(' '),
        text('M8', { type: 'code' }),
      ),
      { type: 'horizontalRule' },
    ])
    expect(lost).toEqual([])
  })

  it('keeps lists in lists, quotes and code as it is written', () => {
    const { content } = read(
      '<ol start="3"><li>One<ul><li>Two</li></ul></li></ol><blockquote>Said</blockquote><pre>a\n  b</pre>',
    )
    expect(content).toEqual([
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('One')),
              { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Two'))] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('Said'))] },
      { type: 'codeBlock', content: [text('a\n  b')] },
    ])
  })

  it.each<[string, LinkValue]>([
    ['/a?b=1', { type: 'address', href: '/a?b=1' }],
    ['https://example.com/', { type: 'address', href: 'https://example.com/' }],
    ['mailto:sales@example.com', { type: 'email', email: 'sales@example.com' }],
    ['mailto:sales@example.com?subject=Bolts', { type: 'address', href: 'mailto:sales@example.com?subject=Bolts' }],
    ['tel:+49 30 123456', { type: 'phone', phone: '+49 30 123456' }],
    ['#delivery', { type: 'anchor', anchor: 'delivery' }],
  ])('keeps a link to %s', (href, link) => {
    const { content, lost } = read(`<p><a href="${href}">There</a></p>`)
    expect(content).toEqual([paragraph(text('There', linkTo(link)))])
    expect(lost).toEqual([])
    expect(hrefOf(link)).toBe(href)
  })

  it('keeps that a link opens a new tab', () => {
    const { content } = read('<a href="/a" target="_blank">There</a>')
    expect(content).toEqual([paragraph(text('There', linkTo({ type: 'address', href: '/a', newTab: true })))])
  })

  it('keeps the text of what it does not know, and says what is lost', () => {
    const { content, lost } = read(
      '<p style="color: red">Red <a href="javascript:alert(1)">run</a></p><img src="a.png" alt="A bolt"><table><tr><td>M8</td><td>10 mm</td></tr></table><script>alert(1)</script>',
    )
    expect(content).toEqual([
      paragraph(text('Red run')),
      paragraph(text('A bolt')),
      paragraph(text('M8')),
      paragraph(text('10 mm')),
    ])
    expect(lost).toEqual([
      'color: red',
      '<a href="javascript:alert(1)">',
      '<img src="a.png" alt="A bolt">',
      '<table>',
      '<script>',
    ])
  })

  it('takes a text without tags as a paragraph, and nothing as nothing', () => {
    expect(read('3 &lt; 4 &amp; more').content).toEqual([paragraph(text('3 < 4 & more'))])
    expect(read('').content).toEqual([])
  })

  it('cuts a text into pieces that are not too long', () => {
    const long = 'word '.repeat(10_000).trim()
    const { content } = read(`<p>${long}</p>`)
    expect(content[0]?.content?.map((piece) => piece.text).join('')).toBe(long)
    expect(content[0]?.content?.length).toBe(3)
  })

  const tags = [
    'p',
    'h1',
    'div',
    'ul',
    'li',
    'strong',
    'em',
    'blockquote',
    'pre',
    'table',
    'td',
    'span',
    'section',
    'a',
  ]
  const html = fc
    .array(
      fc.oneof(
        fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), '<br>', '<hr>', '<img alt="x">'),
        fc.string(),
      ),
    )
    .map((parts) => parts.join(''))

  it('fits the schema, whatever the HTML is', () => {
    fc.assert(
      fc.property(html, (one) => {
        expect(problems(richTextFromHtml(one).value)).toEqual([])
      }),
    )
  })

  it('is the same after it was HTML again', () => {
    fc.assert(
      fc.property(html, (one) => {
        const { value } = richTextFromHtml(one)
        const again = richTextFromHtml(htmlFromRichText(value, hrefOf)).value
        expect(richTextFromHtml(htmlFromRichText(again, hrefOf)).value).toEqual(again)
        const words = (nodes: unknown): string =>
          [...JSON.stringify(nodes).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(([, word]) => word).join('')
        expect(words(again)).toBe(words(value))
      }),
    )
  })
})
