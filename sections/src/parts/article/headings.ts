import { slugOf } from '@vitrine/renderer'
import type { RichTextNode, RichTextValue } from '@vitrine/schemas'

/** A heading of a text, with the anchor that leads to it. */
export interface TextHeading {
  readonly id: string
  readonly text: string
  readonly level: number
}

function* headingNodes(nodes: readonly RichTextNode[] = []): Generator<RichTextNode> {
  for (const node of nodes) {
    if (node.type === 'heading') yield node
    yield* headingNodes(node.content)
  }
}

const textOf = ({ type, text = '', content = [] }: RichTextNode): string =>
  type === 'hardBreak' ? ' ' : text + content.map(textOf).join('')

/**
 * The headings of a text, in the order in which `RichTextContent` counts them. Their ids are made
 * from their words, so a link outlives a change elsewhere in the text; they begin with the id of
 * the component, which no other heading of the page does.
 */
export function articleHeadings(body: RichTextValue | undefined, component: string): readonly TextHeading[] {
  const counts = new Map<string, number>()
  return [...headingNodes(body?.content as readonly RichTextNode[] | undefined)].map((node) => {
    const text = textOf(node).trim().replaceAll(/\s+/g, ' ')
    const wanted = [component, slugOf(text)].filter(Boolean).join('-')
    const count = (counts.get(wanted) ?? 0) + 1
    counts.set(wanted, count)
    return { id: count === 1 ? wanted : `${wanted}--${count}`, text, level: node.attrs?.level ?? 2 }
  })
}
