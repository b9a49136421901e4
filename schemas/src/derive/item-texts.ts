import type { SchemaNode } from '../keywords.ts'
import { deref, propertiesOf } from './walk.ts'

/** Names of props by which people know the item of a list, the best first. */
export const itemNames = ['title', 'heading', 'label', 'name', 'question', 'text', 'value'] as const

const ranks: readonly string[] = itemNames
const rankOf = (name: string, { heading }: SchemaNode): number =>
  heading !== undefined ? -1 : ranks.includes(name) ? ranks.indexOf(name) : ranks.length

/** The props of an item that are words of an owner, those that name it best first: no addresses, colours or choices. */
export function itemTexts(item: SchemaNode): readonly string[] {
  const texts = Object.entries(propertiesOf(deref(item)))
    .map(([name, schema]) => [name, deref(schema)] as const)
    .filter(([name, { enum: choices, format, $id }]) => name !== 'id' && !choices && !format && $id !== 'icon')
    .filter(([, { $id, type }]) => $id === 'rich-text' || type === 'string')
  return texts.toSorted((a, b) => rankOf(...a) - rankOf(...b)).map(([name]) => name)
}
