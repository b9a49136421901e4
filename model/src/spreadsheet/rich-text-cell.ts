import { isList, isObject, type Json, type JsonObject, own } from '@vitrine/schemas'
import { type CellValue, problemWith } from './cell-value.ts'

const blockTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
}
const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"\n]/g, (letter) => escapes[letter] ?? letter)

const listIn = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** A link as an address: of a page of the site `page:product/k3v9Qa2Z#anchor`. */
function hrefOf(link: Json | undefined): string {
  const [id, anchor] = [text(own(link, 'id')), text(own(link, 'anchor'))]
  switch (own(link, 'type')) {
    case 'page':
      return `page:${text(own(link, 'pageType'))}${id && `/${id}`}${anchor && `#${anchor}`}`
    case 'email':
      return `mailto:${text(own(link, 'email'))}`
    case 'phone':
      return `tel:${text(own(link, 'phone'))}`
    case 'anchor':
      return `#${anchor}`
    default:
      return text(own(link, 'href'))
  }
}

function linkAt(href: string, newTab: boolean): JsonObject {
  const tab = newTab ? { newTab } : {}
  const [, pageType, id, anchor] = /^page:([a-z-]+)(?:\/([^#]*))?(?:#(.*))?$/s.exec(href) ?? []
  if (pageType !== undefined) return { type: 'page', pageType, ...(id && { id }), ...(anchor && { anchor }), ...tab }
  if (href.startsWith('mailto:') && !href.includes('?')) return { type: 'email', email: href.slice(7) }
  if (href.startsWith('tel:')) return { type: 'phone', phone: href.slice(4) }
  if (href.startsWith('#')) return { type: 'anchor', anchor: href.slice(1) }
  return { type: 'address', href, ...tab }
}

function inlineHtml(node: Json): string {
  if (own(node, 'type') === 'hardBreak') return '<br>'
  return listIn(own(node, 'marks')).reduceRight<string>(
    (inner, mark) => {
      const type = text(own(mark, 'type'))
      if (type !== 'link') return `<${markTags[type]}>${inner}</${markTags[type]}>`
      const link = own(mark, 'link')
      const target = own(link, 'newTab') === true ? ' target="_blank"' : ''
      return `<a href="${escaped(hrefOf(link))}"${target}>${inner}</a>`
    },
    escaped(text(own(node, 'text'))),
  )
}

function blockHtml(node: Json): string {
  const type = text(own(node, 'type'))
  if (type === 'text' || type === 'hardBreak') return inlineHtml(node)
  if (type === 'horizontalRule') return '<hr>'
  const inner = listIn(own(node, 'content')).map(blockHtml).join('')
  const attrs = own(node, 'attrs')
  const level = own(attrs, 'level')
  const start = own(attrs, 'start')
  if (type === 'heading') {
    const tag = `h${typeof level === 'number' ? level : 2}`
    return `<${tag}>${inner}</${tag}>`
  }
  const tag = blockTags[type] ?? 'p'
  return `<${tag}${typeof start === 'number' && start !== 1 ? ` start="${start}"` : ''}>${inner}</${tag}>`
}

/** The paragraphs of plain text as text; nothing for what is more than that. */
function plainOf(blocks: readonly Json[]): string | undefined {
  const lines: string[] = []
  for (const block of blocks) {
    const content = listIn(own(block, 'content'))
    if (own(block, 'type') !== 'paragraph' || content.length > 1) return undefined
    const [only] = content
    const line = text(own(only, 'text'))
    if (only !== undefined && (own(only, 'type') !== 'text' || listIn(own(only, 'marks')).length > 0)) return undefined
    // What would be read as HTML, or as no paragraph, or as two.
    if (line === '' || /[\r\n]/.test(line)) return undefined
    lines.push(line)
  }
  const all = lines.join('\n')
  return all !== '' && !looksLikeHtml(all) ? all : undefined
}

const looksLikeHtml = (cell: string): boolean => /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.test(cell)

/** Rich text as a cell: plain paragraphs by lines, else HTML. */
export function richTextCell(value: Json): string {
  const blocks = listIn(own(value, 'content'))
  return plainOf(blocks) ?? blocks.map(blockHtml).join('')
}

const paragraph = (line: string): JsonObject => ({
  type: 'paragraph',
  ...(line !== '' && { content: [{ type: 'text', text: line }] }),
})

/** Reads a cell with HTML of the blocks and marks that rich text has, or with a plain paragraph in each line. */
export function readRichText(cell: string): CellValue {
  if (looksLikeHtml(cell)) return readHtml(cell)
  const lines = cell.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return { value: { type: 'doc', content: lines.map(paragraph) } }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

const unescaped = (html: string): string =>
  html.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
  })

const blockOf: Readonly<Record<string, JsonObject>> = {
  p: { type: 'paragraph' },
  div: { type: 'paragraph' },
  h1: { type: 'heading', attrs: { level: 2 } },
  h2: { type: 'heading', attrs: { level: 2 } },
  h3: { type: 'heading', attrs: { level: 3 } },
  h4: { type: 'heading', attrs: { level: 4 } },
  h5: { type: 'heading', attrs: { level: 4 } },
  h6: { type: 'heading', attrs: { level: 4 } },
  ul: { type: 'bulletList' },
  ol: { type: 'orderedList' },
  li: { type: 'listItem' },
  blockquote: { type: 'blockquote' },
  pre: { type: 'codeBlock' },
}
const markOf: Readonly<Record<string, string>> = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', u: 'underline' },
  ...{ s: 'strike', del: 'strike', strike: 'strike', code: 'code' },
}
/** Blocks that hold blocks; text in them gets a paragraph of its own. */
const holdsBlocks: ReadonlySet<string> = new Set(['doc', 'listItem', 'blockquote'])
const holdsItems: ReadonlySet<string> = new Set(['bulletList', 'orderedList'])
const holdsText: ReadonlySet<string> = new Set(['paragraph', 'heading', 'codeBlock'])

interface Open {
  readonly tag: string
  readonly type: string
  readonly attrs?: Json | undefined
  readonly content: JsonObject[]
  /** A paragraph that nobody opened. */
  readonly isImplied?: boolean
}

const attributeIn = (tag: string, name: string): string | undefined => {
  const [, quoted, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? []
  const found = quoted ?? single ?? bare
  return found === undefined ? undefined : unescaped(found)
}

function readHtml(html: string): CellValue {
  const stack: Open[] = [{ tag: '', type: 'doc', content: [] }]
  const marks: { readonly tag: string; readonly mark: JsonObject }[] = []
  const top = (): Open => stack.at(-1) as Open
  const close = () => {
    const { type, attrs, content, isImplied } = stack.pop() as Open
    if (isImplied && content.length === 0) return
    top().content.push({ type, ...(attrs !== undefined && { attrs }), ...(content.length > 0 && { content }) })
  }
  const open = (tag: string, type: string, attrs?: Json, isImplied = false) =>
    stack.push({ tag, type, attrs, content: [], isImplied })
  const makeRoomForText = () => {
    if (holdsItems.has(top().type)) open('li', 'listItem')
    if (holdsBlocks.has(top().type)) open('', 'paragraph', undefined, true)
  }
  const makeRoomForBlock = (type: string) => {
    while (holdsText.has(top().type)) close()
    if (type === 'listItem') {
      if (top().type === 'listItem') close()
      if (!holdsItems.has(top().type)) open('ul', 'bulletList')
    } else if (holdsItems.has(top().type)) open('li', 'listItem')
  }
  for (const [piece, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<!--[\s\S]*?-->|[^<]+|</gi)) {
    if (piece.startsWith('<!--')) continue
    if (name === undefined) {
      const isCode = stack.some(({ type }) => type === 'codeBlock')
      const said = unescaped(isCode ? piece : piece.replaceAll(/[\t\r\n ]+/g, ' '))
      if (said === '' || (said.trim() === '' && !holdsText.has(top().type) && !/&/.test(piece))) continue
      makeRoomForText()
      top().content.push({
        type: 'text',
        text: said,
        ...(marks.length > 0 && { marks: marks.map(({ mark }) => mark) }),
      })
      continue
    }
    const tag = name.toLowerCase()
    if (tag === 'span' || tag === 'body' || tag === 'html') continue
    if (tag === 'br') {
      makeRoomForText()
      top().content.push({ type: 'hardBreak' })
    } else if (tag === 'hr') {
      makeRoomForBlock('horizontalRule')
      top().content.push({ type: 'horizontalRule' })
    } else if (tag === 'a' || markOf[tag] !== undefined) {
      const at = marks.findLastIndex((mark) => mark.tag === tag)
      if (slash === '') {
        const href = attributeIn(piece, 'href')
        if (tag === 'a' && href === undefined) continue
        const link = linkAt(href ?? '', attributeIn(piece, 'target') === '_blank')
        marks.push({ tag, mark: tag === 'a' ? { type: 'link', link } : { type: markOf[tag] as string } })
      } else if (at >= 0) marks.splice(at, 1)
    } else if (blockOf[tag] !== undefined) {
      const { type, attrs } = blockOf[tag] as { readonly type: string; readonly attrs?: Json }
      if (slash === '') {
        makeRoomForBlock(type)
        const start = tag === 'ol' ? Number(attributeIn(piece, 'start') ?? 1) : 1
        open(tag, type, attrs ?? (Number.isSafeInteger(start) && start > 1 ? { start } : undefined))
      } else if (stack.some((one) => one.tag === tag)) {
        while (top().tag !== tag) close()
        close()
      }
    } else return problemWith('problem.import.tag', { tag })
  }
  while (stack.length > 1) close()
  return { value: { type: 'doc', content: top().content } }
}

/** Whether a value is rich text. */
export const isRichText = (value: Json | undefined): value is JsonObject =>
  isObject(value) && own(value, 'type') === 'doc'
