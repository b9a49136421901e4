import type { RichTextNode, RichTextValue } from '@vitrine/schemas'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { linkOf } from './link-of.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Mark = NonNullable<RichTextNode['marks']>[number]

/** HTML as rich text, and what of it rich text cannot hold. */
export interface ReadHtml {
  readonly value: RichTextValue
  /** The parts that are lost, as they stood there: `<img src="a.png">`, `color: red`. Their text is kept. */
  readonly lost: readonly string[]
}

/** So many characters stand in one piece of text. */
const LONGEST = 20_000

const markOf: Readonly<Record<string, Mark['type']>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
}

const blockTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr table thead tbody tfoot tr td th caption section article header footer main aside nav figure figcaption address details summary form fieldset'.split(
    ' ',
  ),
)
/** What only holds other things, or is said by rich text itself. */
const plainTags = new Set([
  ...blockTags,
  ...Object.keys(markOf),
  ...['a', 'br', 'span', 'colgroup', 'col', 'wbr', 'font', 'label', 'time', 'abbr', 'cite', 'q', 'html', 'body'],
])
for (const tag of ['table', 'details', 'form', 'fieldset']) plainTags.delete(tag)
const silentTags = new Set(['script', 'style', 'template', 'noscript', 'title', 'head'])

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value
const childrenOf = (node: Element): readonly Node[] => node.childNodes
const isBlock = (node: Node): boolean =>
  isElement(node) && (blockTags.has(node.tagName) || (!silentTags.has(node.tagName) && node.childNodes.some(isBlock)))

const sameMarks = (a: RichTextNode, b: RichTextNode) => JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? [])
const textNode = (text: string, marks: readonly Mark[]): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})

/** Pieces of text beside each other with the same marks, as one. */
function joined(nodes: readonly RichTextNode[]): RichTextNode[] {
  const result: RichTextNode[] = []
  for (const node of nodes) {
    const before = result.at(-1)
    if (node.type === 'text' && before?.type === 'text' && sameMarks(node, before))
      result[result.length - 1] = textNode(`${before.text}${node.text}`, node.marks ?? [])
    else result.push(node)
  }
  return result
}

/** White space as a browser shows it: runs are one space, and none stands at the ends of a block. */
function collapsed(nodes: readonly RichTextNode[]): readonly RichTextNode[] {
  let endsInSpace = true
  const inner = joined(nodes).map((node) => {
    if (node.type !== 'text') {
      endsInSpace = true
      return node
    }
    const once = (node.text ?? '').replaceAll(/[ \t\n\r\f]+/g, ' ')
    const text = endsInSpace ? once.replace(/^ /, '') : once
    if (text !== '') endsInSpace = text.endsWith(' ')
    return textNode(text, node.marks ?? [])
  })
  // A space before a break, or before the end, is not shown.
  for (let at = inner.length - 1; at >= 0; at--) {
    const node = inner[at] as RichTextNode
    const isLast = inner.slice(at + 1).every(({ type, text }) => type === 'text' && text === '')
    if (node.type === 'text' && (isLast || inner[at + 1]?.type === 'hardBreak'))
      inner[at] = textNode((node.text ?? '').replace(/ $/, ''), node.marks ?? [])
  }
  return inner.filter((node) => node.type !== 'text' || node.text !== '').flatMap(pieces)
}

function pieces(node: RichTextNode): readonly RichTextNode[] {
  const { text = '', marks = [] } = node
  if (node.type !== 'text' || text.length <= LONGEST) return [node]
  return Array.from({ length: Math.ceil(text.length / LONGEST) }, (_, at) =>
    textNode(text.slice(at * LONGEST, (at + 1) * LONGEST), marks),
  )
}

const opening = ({ tagName, attrs }: Element): string =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`

/** What an element says beside its text that rich text has no place for. */
function* lostOf(element: Element): Generator<string> {
  if (!plainTags.has(element.tagName)) yield opening(element)
  const style = attribute(element, 'style')?.trim()
  if (style) yield style
  for (const name of ['color', 'bgcolor', 'align', 'face', 'size']) {
    const value = attribute(element, name)
    if (value && plainTags.has(element.tagName)) yield `${name}="${value}"`
  }
}

/** Reads a document of HTML once, and takes down what is lost on the way. */
class Reader {
  readonly lost: string[] = []

  inline(nodes: readonly Node[], marks: readonly Mark[], isVerbatim = false): RichTextNode[] {
    return nodes.flatMap((node): RichTextNode[] => {
      if (node.nodeName === '#text') return [textNode((node as DefaultTreeAdapterTypes.TextNode).value, marks)]
      if (!isElement(node)) return []
      if (node.tagName === 'br') return isVerbatim ? [textNode('\n', marks)] : [{ type: 'hardBreak' }]
      this.lost.push(...lostOf(node))
      if (silentTags.has(node.tagName)) return []
      if (node.tagName === 'img') return [textNode(attribute(node, 'alt') ?? '', marks)]
      return this.inline(childrenOf(node), this.#marksOf(node, marks), isVerbatim)
    })
  }

  /** The innermost mark comes first, as it is drawn. */
  #marksOf(node: Element, marks: readonly Mark[]): readonly Mark[] {
    const type = markOf[node.tagName]
    if (type !== undefined) return marks.some((mark) => mark.type === type) ? marks : [{ type }, ...marks]
    const href = node.tagName === 'a' ? attribute(node, 'href') : undefined
    if (href === undefined || marks.some((mark) => mark.type === 'link')) return marks
    const link = linkOf(href, attribute(node, 'target') === '_blank')
    if (link) return [{ type: 'link', link }, ...marks]
    this.lost.push(opening(node))
    return marks
  }

  /** Blocks, one after the other; words that stand in none become a paragraph. */
  blocks(nodes: readonly Node[], marks: readonly Mark[] = []): RichTextNode[] {
    const result: RichTextNode[] = []
    let loose: RichTextNode[] = []
    const close = () => {
      const content = collapsed(loose)
      if (content.length > 0) result.push({ type: 'paragraph', content })
      loose = []
    }
    for (const node of nodes) {
      if (!isBlock(node)) {
        loose.push(...this.inline([node], marks))
        continue
      }
      close()
      result.push(...this.#block(node as Element, marks))
    }
    close()
    return result
  }

  #words(type: RichTextNode['type'], node: Element, marks: readonly Mark[], attrs?: RichTextNode['attrs']) {
    // A heading in which blocks stand is none that rich text knows: they come one after the other.
    if (childrenOf(node).some(isBlock)) return this.blocks(childrenOf(node), marks)
    const content = collapsed(this.inline(childrenOf(node), marks))
    return [{ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }]
  }

  #block(node: Element, marks: readonly Mark[]): readonly RichTextNode[] {
    this.lost.push(...lostOf(node))
    const level = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (level !== undefined) {
      const attrs = { level: Math.min(4, Math.max(2, Number(level))) }
      return this.#words('heading', node, marks, attrs)
    }
    switch (node.tagName) {
      case 'p':
        return this.#words('paragraph', node, marks)
      case 'hr':
        return [{ type: 'horizontalRule' }]
      case 'ul':
        return this.#list('bulletList', node, marks)
      case 'ol': {
        const start = Number(attribute(node, 'start'))
        const attrs = Number.isInteger(start) && start > 1 && start <= 9999 ? { start } : undefined
        return this.#list('orderedList', node, marks, attrs)
      }
      case 'blockquote':
        return [{ type: 'blockquote', content: this.blocks(childrenOf(node), marks) }]
      case 'pre': {
        const content = joined(this.inline(childrenOf(node), marks, true).map(withoutCode)).flatMap(pieces)
        return [{ type: 'codeBlock', ...(content.length > 0 && { content }) }]
      }
      default:
        return this.blocks(childrenOf(node), this.#marksOf(node, marks))
    }
  }

  #list(
    type: 'bulletList' | 'orderedList',
    node: Element,
    marks: readonly Mark[],
    attrs?: RichTextNode['attrs'],
  ): readonly RichTextNode[] {
    const items = childrenOf(node).flatMap((child): RichTextNode[] => {
      if (!isElement(child) || child.tagName !== 'li') {
        const content = this.blocks([child], marks)
        return content.length > 0 ? [{ type: 'listItem', content }] : []
      }
      this.lost.push(...lostOf(child))
      return [{ type: 'listItem', content: this.blocks(childrenOf(child), marks) }]
    })
    return items.length > 0 ? [{ type, ...(attrs && { attrs }), content: items }] : []
  }
}

/** All of a block of code is code. */
const withoutCode = (node: RichTextNode): RichTextNode =>
  node.type === 'text'
    ? textNode(
        node.text ?? '',
        (node.marks ?? []).filter(({ type }) => type !== 'code'),
      )
    : node

/** Reads HTML, or a text without any, as rich text. Of what rich text does not know the text is kept. */
export function richTextFromHtml(html: string): ReadHtml {
  const reader = new Reader()
  const content = reader.blocks(parseFragment(html).childNodes)
  return { value: { type: 'doc', content }, lost: [...new Set(reader.lost)] }
}
