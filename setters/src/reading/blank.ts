import type { Json, SchemaNode } from '@vitrine/schemas'
import { branchSchema, constOf, unionOf } from './branches.ts'
import { valuesOf } from './choices.ts'
import type { FormSchema } from './form-schema.ts'
import { equals, kindsOf } from './types.ts'

const DEPTH = 4
/** No list is filled with more. */
const MOST = 10

/**
 * The value that something new starts with: its default, its only value, or the emptiest of its kind.
 * Of an object, that is what its properties have as defaults or must be; optional parts are left out.
 * A full one also has an empty value of everything that it requires.
 */
export function blankOf(schema: SchemaNode, form: FormSchema, depth = 0, isFull = false): Json {
  const { node, isNullable } = form.read(schema)
  if (node.default !== undefined) return node.default
  const only = constOf(node)
  if (only !== undefined) return only
  if (isNullable) return null
  const choice = node.enum?.[0] ?? node.oneOf?.map(constOf).find((value) => value !== undefined)
  if (choice !== undefined && (node.enum || node.oneOf?.every((branch) => constOf(branch) !== undefined))) return choice
  const union = depth < DEPTH ? unionOf(node, form) : undefined
  const [first] = union?.branches ?? []
  if (union && first) return blankOf(branchSchema(union, first), form, depth + 1, isFull)
  switch (kindsOf(node)[0]) {
    case 'string':
      return ''
    case 'number':
    case 'integer':
      return blankNumber(node)
    case 'boolean':
      return false
    case 'array':
      return isFull ? fullList(node, form, depth) : []
    case 'null':
      return null
    default:
      return blankObject(node, form, depth, isFull)
  }
}

const blankNumber = ({ minimum = 0, exclusiveMinimum, multipleOf = 1 }: SchemaNode): number =>
  exclusiveMinimum !== undefined && exclusiveMinimum >= 0 ? exclusiveMinimum + multipleOf : Math.max(0, minimum)

/** As many new items as there must be at least. */
function fullList({ items, minItems = 0 }: SchemaNode, form: FormSchema, depth: number): Json {
  if (minItems === 0 || depth >= DEPTH || minItems > MOST) return []
  const item = blankOf(items ?? {}, form, depth + 1, true)
  return Array.from({ length: minItems }, () => item)
}

function blankObject(node: SchemaNode, form: FormSchema, depth: number, isFull: boolean): Json {
  const required = new Set(node.required)
  const declared = Object.entries(node.properties ?? {})
  const entries = declared.flatMap(([name, schema]) => {
    const { node: inner } = form.read(schema)
    const only = inner.default ?? (required.has(name) ? constOf(inner) : undefined)
    const isMade = isFull || kindsOf(inner)[0] === 'object'
    const isNeeded = only === undefined && required.has(name) && isMade && depth < DEPTH
    const value = isNeeded ? blankOf(schema, form, depth + 1, isFull) : only
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** What something new may start with, the emptiest first. What a foreign schema requires is there too, if need be. */
const starts = (schema: SchemaNode, form: FormSchema): readonly Json[] =>
  form.isForeign ? [blankOf(schema, form), blankOf(schema, form, 0, true)] : [blankOf(schema, form)]

/**
 * What something new may start with, and whether one of them fits. Where it may lack what it requires, since that is
 * looked at when a form is sent, nothing is made up for it: an empty text that is required would never be missing.
 */
function startsFor(schema: SchemaNode, form: FormSchema, mayLack: boolean) {
  const check = mayLack ? form.check(schema) : form.checkComplete(schema)
  return {
    values: mayLack ? [blankOf(schema, form)] : starts(schema, form),
    fits: (value: Json) => check(value).length === 0,
  }
}

/** What something new starts with; nothing, where it has to be filled in first. */
export function startOf(schema: SchemaNode, form: FormSchema, mayLack: boolean): Json | undefined {
  const { values, fits } = startsFor(schema, form, mayLack)
  return values.find(fits)
}

/**
 * What a new item of a list starts with: where no two may be the same, another one than those that are there.
 * `asItem` makes an item of a value: it gives it an id, where items have one.
 */
export function startOfItem(
  { items: schema = {}, uniqueItems }: SchemaNode,
  there: readonly Json[],
  form: FormSchema,
  asItem: (value: Json) => Json,
  mayLack: boolean,
): Json | undefined {
  const { node } = form.read(schema)
  const choices = uniqueItems === true ? [...valuesOf(node).map(({ value }) => value), ...bothOf(node)] : []
  const { values, fits } = startsFor(schema, form, mayLack)
  return [...values, ...choices]
    .map(asItem)
    .find((item) => fits(item) && !(uniqueItems && there.some((other) => equals(item, other))))
}
const bothOf = (node: SchemaNode): readonly Json[] => (kindsOf(node).includes('boolean') ? [true, false] : [])
