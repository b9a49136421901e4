import { isObject, isWhole, type SchemaNode } from '@vitrine/schemas'
import { shapeOf } from '../values/shape.ts'
import { valueVisitor } from '../values/visit-values.ts'

/**
 * Whether values speak the language they were asked in: `own` as soon as one text does, `foreign`
 * when all texts come from other languages, `silent` when there is no text at all.
 */
export type Speech = 'own' | 'foreign' | 'silent'

/** The texts that visitors read. A picture may differ by language too, but nobody reads its address. */
const visitTexts = valueVisitor(({ node }) => {
  const isText = isWhole(node) || (node.type === 'string' && node.format !== 'asset')
  return node.translatable === true && isText ? 'text' : undefined
})

const isWritten = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : isObject(value) && Array.isArray(value.content) && value.content.length > 0

/**
 * How resolved values speak (R309).
 *
 * @param languages the paths whose text comes from another language, as answers and editions tell it.
 */
export function speechOf(schema: SchemaNode, values: unknown, languages: unknown): Speech {
  const foreign = isObject(languages) ? languages : {}
  let speech: Speech = 'silent'
  const isForeign = visitTexts(shapeOf(schema), values, ({ path, value, shape }) => {
    // What a schema says by itself was written by nobody.
    if (!isWritten(value) || value === shape.node.default) return true
    speech = 'foreign'
    return Object.hasOwn(foreign, path)
  })
  return isForeign ? speech : 'own'
}

/** How several things speak together. */
export function combinedStatus(speeches: Iterable<Speech>): Speech {
  let all: Speech = 'silent'
  for (const speech of speeches) {
    if (speech === 'own') return 'own'
    if (speech === 'foreign') all = speech
  }
  return all
}
