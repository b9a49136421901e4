import { DEFAULT_SETTER_MODE, isWhole, type Json, type SchemaNode, type SetterMode } from '@vitrine/schemas'
import { unionOf } from './reading/branches.ts'
import { valuesOf } from './reading/choices.ts'
import { hasConditions } from './reading/conditions.ts'
import { type FormSchema, formSchema } from './reading/form-schema.ts'
import { moneyIn } from './reading/money.ts'
import { referenceIn } from './reading/reference.ts'
import { isMap, kindsOf, type SchemaKind, schemaKindOf } from './reading/types.ts'

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
  'money',
  'item-reference',
  'raw',
] as const
/** The setters of ours, each called as its folder. */
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

/** Where a line of text stands. Other words beside them, such as `stretch`, speak of something else. */
const alignments: ReadonlySet<unknown> = new Set(['start', 'center', 'end', 'justify'])

const isSetterName = (name: string | undefined): name is SetterName => setterNames.some((known) => known === name)

const byKind: Readonly<Record<SchemaKind, (node: SchemaNode) => SetterName>> = {
  string: ({ format }) => (format === 'date' ? 'date' : 'text'),
  number: ({ unit }) => (unit === undefined ? 'number' : 'range'),
  integer: ({ unit }) => (unit === undefined ? 'number' : 'range'),
  boolean: () => 'switch',
  array: (node) => (node.items && !('prefixItems' in node) ? 'list' : 'raw'),
  object: (node) => (hasFields(node) ? 'group' : 'raw'),
  null: () => 'raw',
}

const hasFields = (node: SchemaNode): boolean =>
  Object.keys(node.properties ?? {}).length > 0 || isMap(node) || hasConditions(node)

/** How well a setter fits, against those of others: by what it was chosen. */
const RANK = { none: 0, type: 1, format: 2, choices: 2, definition: 3, keyword: 4 } as const

/** A setter of ours, and how well it fits. */
interface RankedSetter {
  readonly name: SetterName
  readonly rank: number
}

/**
 * The setter of a prop: the one its schema names, else the one that fits its definition, format,
 * choices or type; `raw` when nothing fits. In the mode `schema` only types and choices count.
 */
export const setterFor = (
  schema: SchemaNode,
  mode: SetterMode = DEFAULT_SETTER_MODE,
  form: FormSchema = formSchema(schema),
): SetterName => rankedSetterFor(schema, mode, form).name

/** The same, with its rank among others. */
export function rankedSetterFor(schema: SchemaNode, mode: SetterMode, form: FormSchema): RankedSetter {
  if (mode === 'raw') return { name: 'raw', rank: RANK.none }
  const { node } = form.read(schema)
  if (mode === 'custom') {
    if (isSetterName(node.setter)) return { name: node.setter, rank: RANK.keyword }
    const definition = node.$id && byDefinition[node.$id]
    if (definition) return { name: definition, rank: RANK.definition }
    if (moneyIn(node)) return { name: 'money', rank: RANK.definition }
    if (referenceIn(node)) return { name: 'source', rank: RANK.definition }
    if (node.enum?.every((choice) => alignments.has(choice))) return { name: 'alignment', rank: RANK.choices }
  }
  // Rich text is kept and replaced whole: its nodes have no paths. A reference that leads nowhere may be anything.
  if (isWhole(node) || (node.$ref !== undefined && !hasFields(node))) return { name: 'raw', rank: RANK.none }
  if (valuesOf(node).length > 0) return { name: 'choice', rank: RANK.choices }
  if (unionOf(node, form)) return { name: 'union', rank: RANK.choices }
  const [kind] = kindsOf(node).filter((one) => one !== 'null')
  if (kind === undefined) return { name: 'raw', rank: RANK.none }
  const name = byKind[kind](node)
  return { name, rank: name === 'date' ? RANK.format : RANK.type }
}

const kindOfSetter: Partial<Readonly<Record<SetterName, SchemaKind>>> = {
  text: 'string',
  'long-text': 'string',
  number: 'number',
  range: 'number',
  switch: 'boolean',
  colour: 'string',
  link: 'object',
  image: 'object',
  video: 'object',
  file: 'string',
  icon: 'string',
  spacing: 'object',
  border: 'object',
  background: 'object',
  date: 'string',
  'rich-text': 'object',
  list: 'array',
  group: 'object',
}

/** Whether a setter can show a value; what it cannot is shown as raw JSON, so that nothing is lost. */
export function canShow(setter: SetterName, value: Json | undefined): boolean {
  const kind = kindOfSetter[setter]
  return value === undefined || kind === undefined || schemaKindOf(value) === kind
}
