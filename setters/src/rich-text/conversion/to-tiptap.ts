import type { JSONContent } from '@tiptap/react'
import type { RichTextNode, RichTextValue } from '@vitrine/schemas'

type Nodes = readonly RichTextNode[] | undefined
type Mark = NonNullable<JSONContent['marks']>[number]

const isInline = ({ type }: RichTextNode): boolean => type === 'text' || type === 'hardBreak'
const emptyParagraph: JSONContent = { type: 'paragraph' }
const orEmpty = (blocks: readonly JSONContent[]): JSONContent[] => (blocks.length > 0 ? [...blocks] : [emptyParagraph])

/**
 * Rich text as the editor takes it. Stored text may nest anything in anything; the editor may not, so
 * what stands where it cannot be edited is taken as the renderer draws it. Words that stand in a list
 * entry or a quote without a paragraph get one that is `bare`, by which they come back as they were.
 */
export const toTiptap = (value: RichTextValue | undefined): JSONContent => ({
  type: 'doc',
  content: orEmpty(blocksOf(value?.content as Nodes)),
})

function blocksOf(nodes: Nodes): readonly JSONContent[] {
  const blocks: JSONContent[] = []
  let loose: RichTextNode[] = []
  const close = () => {
    const content = wordsOf(loose)
    if (content.length > 0) blocks.push({ type: 'paragraph', attrs: { bare: true }, content })
    loose = []
  }
  for (const node of nodes ?? []) {
    if (isInline(node)) loose.push(node)
    else {
      close()
      blocks.push(...blockOf(node))
    }
  }
  close()
  return blocks
}

/** Where only words may stand: what is a block there gives its words. */
const wordsOf = (nodes: Nodes): JSONContent[] =>
  (nodes ?? []).flatMap((node): JSONContent[] => {
    if (node.type === 'text') return node.text ? [{ type: 'text', text: node.text, ...marksOf(node) }] : []
    return node.type === 'hardBreak' ? [{ type: 'hardBreak' }] : wordsOf(node.content)
  })

/** Each mark counts once, the first of its kind. */
function marksOf({ marks = [] }: RichTextNode): { marks?: Mark[] } {
  const byType = new Map<string, Mark>()
  for (const { type, link } of marks) {
    if (byType.has(type)) continue
    if (type !== 'link') byType.set(type, { type })
    // A link that leads nowhere is none.
    else if (link !== undefined) byType.set(type, { type, attrs: { link } })
  }
  return byType.size > 0 ? { marks: [...byType.values()] } : {}
}

const withWords = (type: string, nodes: Nodes): JSONContent => {
  const content = wordsOf(nodes)
  return content.length > 0 ? { type, content } : { type }
}

/** In code a line ends with a line feed. */
const asCode = (node: JSONContent): JSONContent => (node.type === 'hardBreak' ? { type: 'text', text: '\n' } : node)

const itemsOf = (nodes: Nodes): JSONContent[] =>
  (nodes ?? []).map((node) => ({
    type: 'listItem',
    content: orEmpty(node.type === 'listItem' ? blocksOf(node.content) : blocksOf([node])),
  }))

function blockOf(node: RichTextNode): readonly JSONContent[] {
  const { type, content, attrs } = node
  switch (type) {
    case 'horizontalRule':
      return [{ type }]
    case 'paragraph':
      return [withWords(type, content)]
    case 'heading':
      return [{ ...withWords(type, content), attrs: { level: attrs?.level ?? 2 } }]
    case 'codeBlock': {
      const code = wordsOf(content).map(asCode)
      return [code.length > 0 ? { type, content: code } : { type }]
    }
    case 'blockquote':
      return [{ type, content: orEmpty(blocksOf(content)) }]
    case 'bulletList':
    case 'orderedList': {
      const items = itemsOf(content)
      const start = attrs?.start ?? 1
      if (items.length === 0) return []
      return [{ type, ...(type === 'orderedList' && { attrs: { start } }), content: items }]
    }
    case 'listItem':
      return blocksOf(content)
    default:
      return []
  }
}
