import { getIn, type LinkValue, type RichTextNode, type RichTextValue } from '@vitrine/schemas'
import { Fragment, type ReactNode } from 'react'
import { useDrawnComponent } from '#stage-context'
import { drawText } from '../text/draw-text.tsx'
import { Link } from './link.tsx'
import { isBlank, textAttributes } from './text-attributes.ts'

type HeadingIds = (at: number) => string | undefined

interface Walk {
  readonly headingId: HeadingIds
  headings: number
}

export interface RichTextProps<Path = string> {
  readonly path: Path
  readonly className?: string | undefined
}

/** The rich text of a prop, in a `div`. Its headings have the ids of the outline. */
export function RichText({ path, className }: RichTextProps) {
  const { component, stage } = useDrawnComponent()
  const value = getIn(component.props, path) as RichTextValue | undefined
  if (!value?.content?.length) return null
  return (
    <div className={className ? `rich-text ${className}` : 'rich-text'} {...textAttributes(component, path, stage)}>
      <RichTextContent value={value} headingId={(at) => stage.headingId(component.id, `${path}#${at}`)} />
    </div>
  )
}

/** Rich text from data, without an element around it. */
export function RichTextContent({
  value,
  headingId = () => undefined,
}: {
  readonly value: RichTextValue
  readonly headingId?: HeadingIds
}) {
  const walk: Walk = { headingId, headings: 0 }
  return <>{draw(value.content as readonly RichTextNode[] | undefined, walk)}</>
}

type Nodes = readonly RichTextNode[] | undefined

const keyed = (drawn: readonly ReactNode[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text have no other identity than their place
  drawn.map((node, at) => <Fragment key={at}>{node}</Fragment>)

const isInline = ({ type }: RichTextNode): boolean => type === 'text' || type === 'hardBreak'

/** Where only words may stand: what is a block there gives its words. */
function drawWords(nodes: Nodes, walk: Walk): ReactNode {
  const words = (node: RichTextNode): ReactNode => {
    if (node.type === 'text') return drawMarks(node)
    if (node.type === 'hardBreak') return <br />
    // The outline has counted it.
    if (node.type === 'heading') walk.headings++
    return drawWords(node.content, walk)
  }
  return keyed((nodes ?? []).map(words))
}

/** Where blocks stand: words that are in none become a paragraph, so that any stored tree is valid HTML. */
function draw(nodes: Nodes, walk: Walk): ReactNode {
  const drawn: ReactNode[] = []
  let loose: RichTextNode[] = []
  const close = () => {
    if (loose.length > 0) drawn.push(<p>{drawWords(loose, walk)}</p>)
    loose = []
  }
  for (const node of nodes ?? []) {
    if (isInline(node)) {
      loose.push(node)
      continue
    }
    close()
    drawn.push(drawBlock(node, walk))
  }
  close()
  return keyed(drawn)
}

/** The entries of a list: what is none of them becomes one. */
function drawItems(nodes: Nodes, walk: Walk): ReactNode {
  const items = (nodes ?? []).map((node) => (node.type === 'listItem' ? (node.content ?? []) : [node]))
  return items.map((content, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text have no other identity than their place
    <li key={at}>{content.every(isInline) ? drawWords(content, walk) : draw(content, walk)}</li>
  ))
}

function drawBlock(node: RichTextNode, walk: Walk): ReactNode {
  switch (node.type) {
    case 'horizontalRule':
      return <hr />
    case 'heading': {
      const level = ([2, 3, 4] as const).find((known) => known === node.attrs?.level) ?? 2
      const Heading = `h${level}` as const
      const id = walk.headingId(walk.headings++)
      return <Heading id={id}>{drawWords(node.content, walk)}</Heading>
    }
    case 'bulletList':
      return <ul>{drawItems(node.content, walk)}</ul>
    case 'orderedList':
      return <ol start={node.attrs?.start}>{drawItems(node.content, walk)}</ol>
    case 'listItem':
      return draw(node.content, walk)
    case 'blockquote':
      return <blockquote>{draw(node.content, walk)}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{drawWords(node.content, walk)}</code>
        </pre>
      )
    case 'paragraph':
      return <p>{drawWords(node.content, walk)}</p>
    default:
      return null
  }
}

const elements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

function drawMarks({ text = '', marks = [] }: RichTextNode): ReactNode {
  let drawn = drawText(text)
  const done = new Set<string>()
  for (const { type, link } of marks) {
    // A link in a link is none: each mark counts once.
    if (done.has(type)) continue
    done.add(type)
    // Spaces alone lead nowhere: nobody could call such a link.
    if (type === 'link') drawn = isBlank(text) ? drawn : <Link to={link as LinkValue}>{drawn}</Link>
    else if (Object.hasOwn(elements, type)) {
      const Element = elements[type]
      drawn = <Element>{drawn}</Element>
    }
  }
  return drawn
}
