import { getIn, type ResolvedComponent, siblingPath } from '@vitrine/schemas'
import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { drawText } from '../text/draw-text.tsx'
import { partAttributes } from './part.ts'
import { isBlank, textAttributes } from './text-attributes.ts'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The element for a declared level, or for what the sibling that holds the level says. */
function tagFor(heading: number | string, path: string, component: ResolvedComponent): ElementType {
  if (typeof heading === 'number') return tags[heading - 1] ?? 'p'
  const tag = getIn(component.props, siblingPath(path, heading))
  return tags.find((known) => known === tag) ?? 'p'
}

export interface HeadingProps<Path = string> extends Omit<HTMLAttributes<HTMLHeadingElement>, 'children' | 'id'> {
  readonly path: Path
  /** The id its owner gave it, for the levels that are in no outline. */
  readonly anchor?: string | undefined
  readonly children?: ((drawn: ReactNode) => ReactNode) | undefined
}

/**
 * A text that the schema declares with `heading`, drawn as a heading of that level, with the id that
 * the outline gave it. Nothing when the text is empty. `children` draw around the text: a link in it.
 *
 * @throws Error when the schema does not declare the path as a heading.
 */
export const Heading = partAttributes<HeadingProps>((props, { component, section, stage }, key) => {
  const { path, anchor, children } = props
  const heading = section.headingAt(path)
  if (heading === undefined)
    throw new Error(`'${path}' of ${component.type} is no heading: declare it with the keyword heading.`)
  const text = getIn(component.props, path)
  if (typeof text !== 'string' || isBlank(text)) return null
  const Element = tagFor(heading, path, component)
  const about = textAttributes(component, path, stage)
  const own = about ? { ...props, ...about } : props
  return (
    <Element key={key} {...own} path={undefined} anchor={undefined} id={stage.headingId(component.id, path, anchor)}>
      {children ? children(drawText(text)) : drawText(text)}
    </Element>
  )
})
