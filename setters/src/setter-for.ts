import { deref, type SchemaNode } from '@vitrine/schemas'

/** The setters by which values are edited; each is a folder of this package. */
export const setterNames = [
  'text',
  'long-text',
  'number',
  'range',
  'switch',
  'choice',
  'colour',
  'alignment',
  'link',
  'image',
  'video',
  'file',
  'icon',
  'spacing',
  'border',
  'background',
  'date',
  'rich-text',
  'list',
  'group',
  'union',
  'source',
  'raw',
] as const
export type SetterName = (typeof setterNames)[number]

const byDefinition: Readonly<Record<string, SetterName>> = {
  colour: 'colour',
  link: 'link',
  icon: 'icon',
  image: 'image',
  video: 'video',
  spacing: 'spacing',
  border: 'border',
  background: 'background',
  'rich-text': 'rich-text',
}

const isSetterName = (name: string | undefined): name is SetterName => setterNames.some((known) => known === name)

/**
 * The setter of a prop: the one its schema names, else the one that fits its definition, format,
 * choices or type; `raw` when nothing fits.
 */
export function setterFor(schema: SchemaNode): SetterName {
  const node = deref(schema)
  if (isSetterName(node.setter)) return node.setter
  const definition = node.$id && byDefinition[node.$id]
  if (definition) return definition
  if (node.oneOf) return 'union'
  if (node.enum) return 'choice'
  switch (node.type) {
    case 'string':
      return node.format === 'date' ? 'date' : 'text'
    case 'number':
    case 'integer':
      return node.unit === undefined ? 'number' : 'range'
    case 'boolean':
      return 'switch'
    case 'array':
      return 'list'
    case 'object':
      return 'group'
    default:
      return 'raw'
  }
}
