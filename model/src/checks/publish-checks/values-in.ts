import type { Shape } from '../../values/shape.ts'
import { type FoundValue, valueVisitor } from '../../values/visit-values.ts'

const kinds = ['image', 'video', 'link', 'rich-text'] as const

/** A picture, a film, a link or a rich text inside of resolved props. */
export type CheckedValue = FoundValue<(typeof kinds)[number]>

const visitValues = valueVisitor(({ node }) => kinds.find((kind) => kind === node.$id))

/** The pictures, films, links and rich texts inside of resolved props, each with its path. */
export function valuesIn(shape: Shape, props: unknown): readonly CheckedValue[] {
  const found: CheckedValue[] = []
  visitValues(shape, props, (value) => found.push(value) > 0)
  return found
}
