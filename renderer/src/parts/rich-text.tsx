import type { Link as LinkValue, RichTextNode, RichTextValue } from '@vitrine/schemas'
import { Fragment, type ReactNode } from 'react'
import { useDrawnComponent } from '../stage/context.tsx'
import { Link } from './link.tsx'
import { textAttributes, valueAt } from './value-at.ts'

type HeadingIds = (at: number) => string | undefined

interface Walk {
  readonly headingId: HeadingIds
  headings: number
}

/** The rich text of a prop, in a `div`. Its headings have the ids of the outline. */
export function RichText({ path, className }: { readonly path: string; readonly className?: string | undefined }) {
  const { component, stage } = useDrawnComponent()
  const value = valueAt(component.props, path) as RichTextValue | undefined
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

const draw = (nodes: readonly RichTextNode[] | undefined, walk: Walk): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text have no other identity than their place
  nodes?.map((node, at) => <Fragment key={at}>{drawNode(node, walk)}</Fragment>)

function drawNode(node: RichTextNode, walk: Walk): ReactNode {
  switch (node.type) {
    case 'text':
      return drawMarks(node)
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr />
    case 'heading': {
      const level = ([2, 3, 4] as const).find((known) => known === node.attrs?.level) ?? 2
      const Heading = `h${level}` as const
      const id = walk.headingId(walk.headings++)
      return <Heading id={id}>{draw(node.content, walk)}</Heading>
    }
    case 'bulletList':
      return <ul>{draw(node.content, walk)}</ul>
    case 'orderedList':
      return <ol start={node.attrs?.start}>{draw(node.content, walk)}</ol>
    case 'listItem':
      return <li>{draw(node.content, walk)}</li>
    case 'blockquote':
      return <blockquote>{draw(node.content, walk)}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{draw(node.content, walk)}</code>
        </pre>
      )
    case 'paragraph':
      return <p>{draw(node.content, walk)}</p>
    default:
      return null
  }
}

const elements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

function drawMarks({ text, marks = [] }: RichTextNode): ReactNode {
  let drawn: ReactNode = text
  for (const { type, link } of marks) {
    if (type === 'link') drawn = <Link to={link as LinkValue}>{drawn}</Link>
    else if (Object.hasOwn(elements, type)) {
      const Element = elements[type]
      drawn = <Element>{drawn}</Element>
    }
  }
  return drawn
}
