import { patternOf, type SectionProps, schemaAt } from '@vitrine/schemas'
import type { HTMLAttributes, ReactNode } from 'react'
import { useDrawnComponent, useStage } from '../stage/context.tsx'
import { textAttributes, valueAt } from './value-at.ts'

const levels = [1, 2, 3, 4, 5, 6] as const
type Level = (typeof levels)[number]

const declared = new WeakMap<SectionProps, Map<string, number | string | undefined>>()

function declaredHeading(props: SectionProps, path: string): number | string | undefined {
  const known = declared.get(props) ?? new Map<string, number | string | undefined>()
  declared.set(props, known)
  const pattern = patternOf(path)
  if (!known.has(pattern)) known.set(pattern, schemaAt(props, path)?.heading)
  return known.get(pattern)
}

interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'children' | 'id'> {
  readonly path: string
  /** The id its owner gave it, for the levels that are in no outline. */
  readonly anchor?: string | undefined
  readonly children?: ((text: string) => ReactNode) | undefined
}

/**
 * A text that the schema declares with `heading`, drawn as a heading of that level, with the id that
 * the outline gave it. Nothing when the text is empty. `children` draw around the text: a link in it.
 *
 * @throws Error when the schema does not declare the path as a heading.
 */
export function Heading({ path, anchor, children, ...attributes }: HeadingProps) {
  const { component, section } = useDrawnComponent()
  const stage = useStage()
  const heading = declaredHeading(section.spec.props, path)
  if (heading === undefined)
    throw new Error(`'${path}' of ${component.type} is no heading: declare it with the keyword heading.`)
  const text = valueAt(component.props, path)
  if (typeof text !== 'string' || text === '') return null
  const sibling = typeof heading === 'string' ? valueAt(component.props, path.replace(/[^.\]]*$/, heading)) : heading
  const level = (typeof sibling === 'number' ? sibling : Number(/^h([1-6])$/.exec(String(sibling))?.[1])) as Level
  const Element = levels.includes(level) ? (`h${level}` as const) : 'p'
  return (
    <Element
      {...attributes}
      id={stage.headingId(component.id, path) ?? (anchor || undefined)}
      {...textAttributes(component, path, stage)}
    >
      {children ? children(text) : text}
    </Element>
  )
}
