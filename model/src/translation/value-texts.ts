import { isObject, type Json, type RichTextNode } from '@vitrine/schemas'

/** A value, translated. */
export interface TranslatedValue {
  readonly value: Json
  /** Whether marks of rich text did not come back as they were, so that they are left out where that is so. */
  readonly isBroken: boolean
}

/** What of a value is translated: a text, or each block of rich text with its marks as tags. */
export interface ValueTexts {
  readonly texts: readonly string[]
  /** The value with other texts, as many as there are, in their order. */
  withTexts(translated: readonly string[]): TranslatedValue
}

/** A tag of ours in a text; nobody else writes one like it. */
const tag = /<(\/?)vt(\d+)(\/?)>/g
const isTagged = /<\/?vt\d/

type Inline = readonly RichTextNode[]

const isInline = (content: Inline): boolean => content.some(({ type }) => type === 'text' || type === 'hardBreak')

/** Code is nobody's language, and a break has no words: they come back as they are. */
const isFixed = ({ type, marks = [] }: RichTextNode): boolean =>
  type !== 'text' || marks.some((mark) => mark.type === 'code')

const isPlain = (node: RichTextNode): boolean => !isFixed(node) && (node.marks ?? []).length === 0

/** A line of rich text with a tag for each piece that is marked. A line that is marked alike throughout needs none. */
function lineOf(content: Inline): string {
  const [only] = content
  if (only && content.length === 1 && !isFixed(only)) return only.text ?? ''
  return content
    .map((node, n) => {
      if (isPlain(node)) return node.text ?? ''
      return isFixed(node) ? `<vt${n}/>` : `<vt${n}>${node.text ?? ''}</vt${n}>`
    })
    .join('')
}

interface Read {
  readonly content: Inline
  readonly isBroken: boolean
}

const textNode = (text: string): Inline => (text === '' ? [] : [{ type: 'text', text }])
const marked = (node: RichTextNode | undefined, text: string): Inline =>
  text === '' ? [] : [{ ...(node ?? { type: 'text' }), text }]

/** A translated line as pieces again, wherever its tags stand now. */
function readLine(content: Inline, line: string): Read {
  const [only] = content
  if (only && content.length === 1 && !isFixed(only)) return { content: marked(only, line), isBroken: false }
  const found: RichTextNode[] = []
  const seen = new Map<number, number>()
  let open: number | undefined
  let end = 0
  let isBroken = false
  const take = (text: string) => found.push(...(open === undefined ? textNode(text) : marked(content[open], text)))
  for (const match of line.matchAll(tag)) {
    const [written, closes, number, isEmpty] = match
    const n = Number(number)
    const node = content[n]
    take(line.slice(end, match.index))
    end = match.index + written.length
    if (isEmpty) {
      if (node && isFixed(node)) found.push(node)
      isBroken ||= !node || !isFixed(node) || open !== undefined
      seen.set(n, (seen.get(n) ?? 0) + 1)
    } else if (closes) {
      isBroken ||= open !== n
      open = undefined
    } else {
      isBroken ||= open !== undefined || !node || isFixed(node)
      open = n
      seen.set(n, (seen.get(n) ?? 0) + 1)
    }
  }
  take(line.slice(end))
  const wanted = content.flatMap((node, n) => (isPlain(node) ? [] : [n]))
  isBroken ||= open !== undefined || wanted.some((n) => seen.get(n) !== 1)
  if (!isBroken) return { content: found, isBroken }
  // Words are what counts: without the marks that nobody can place any more.
  return { content: textNode(line.replaceAll(tag, '').trim()), isBroken }
}

/** The lines of rich text in their order, each with the node that holds it. */
function* linesIn(node: RichTextNode): Generator<RichTextNode> {
  const { type, content = [] } = node
  if (type === 'codeBlock') return
  if (isInline(content)) yield node
  else for (const child of content) yield* linesIn(child)
}

const hasWords = (line: string): boolean => line.trim() !== ''

function ofRichText(value: RichTextNode): ValueTexts {
  const lines = [...linesIn(value)].filter((node) => hasWords(lineOf(node.content ?? [])))
  // Where somebody writes our tags as text, nobody could tell them apart.
  const isOurs = !lines.some(({ content = [] }) => content.some(({ text = '' }) => isTagged.test(text)))
  const texts = isOurs ? lines.map(({ content = [] }) => lineOf(content)) : []
  return {
    texts,
    withTexts(translated) {
      let isBroken = false
      const read = new Map<RichTextNode, Inline>()
      for (const [n, node] of lines.entries()) {
        const text = translated[n]
        if (!isOurs || text === undefined) continue
        const line = readLine(node.content ?? [], text)
        isBroken ||= line.isBroken
        read.set(node, line.content)
      }
      const withLines = (node: RichTextNode): RichTextNode => {
        const line = read.get(node)
        if (line) return { ...node, content: line }
        return node.content ? { ...node, content: node.content.map(withLines) } : node
      }
      return { value: withLines(value) as unknown as Json, isBroken }
    },
  }
}

/**
 * The texts of a value as an engine gets them. A value without words has none.
 *
 * `textsOfValue('Hex bolts').withTexts(['Sechskantschrauben']).value` → `'Sechskantschrauben'`
 */
export function textsOfValue(value: Json): ValueTexts {
  if (typeof value === 'string') {
    const texts = hasWords(value) ? [value] : []
    return { texts, withTexts: ([text = value]) => ({ value: text, isBroken: false }) }
  }
  if (isObject(value) && Array.isArray(value.content)) return ofRichText(value as unknown as RichTextNode)
  return { texts: [], withTexts: () => ({ value, isBroken: false }) }
}
