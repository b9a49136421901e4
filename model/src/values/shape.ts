import { deref, hasItemIds, isForbiddenName, isWhole, own, propertiesOf, type SchemaNode } from '@vitrine/schemas'

type JsonType = 'null' | 'array' | 'object' | 'string' | 'number' | 'boolean'

/**
 * A props schema as values are walked along it: references followed, unions split by their tag. Worked out
 * once per schema, because following a reference copies it: for what runs for every component of a page,
 * where `valuesAlong` of schemas, which asks the schema at each step, would take too long.
 */
export interface Shape {
  readonly node: SchemaNode
  readonly kind: 'object' | 'list' | 'leaf'
  /** What a value may be; anything when left out. */
  readonly types: ReadonlySet<JsonType> | undefined
  readonly properties: ReadonlyMap<string, Shape>
  readonly required: ReadonlySet<string>
  /** May an object have properties that the schema does not name? */
  readonly open: boolean
  /** For unions: the property that tells the branches apart, and the branches by its value. */
  readonly tag: string | undefined
  readonly branches: ReadonlyMap<unknown, Shape>
  /** For lists whose items have ids. */
  readonly item: Shape | undefined
}

export function jsonTypeOf(value: unknown): JsonType | undefined {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'object' || type === 'string' || type === 'number' || type === 'boolean' ? type : undefined
}

function typesOf(node: SchemaNode): ReadonlySet<JsonType> | undefined {
  if (node.type !== undefined) {
    const types = typeof node.type === 'string' ? [node.type] : node.type
    return new Set(types.map((type) => (type === 'integer' ? 'number' : type)))
  }
  const values = 'const' in node ? [node.const] : node.enum
  if (values) return new Set(values.map(jsonTypeOf).filter((type) => type !== undefined))
  const branches = [...(node.oneOf ?? []), ...(node.anyOf ?? [])].map((branch) => typesOf(deref(branch)))
  if (branches.length > 0 && branches.every((types) => types !== undefined))
    return new Set(branches.flatMap((types) => [...types]))
  return node.properties ? new Set(['object']) : undefined
}

function branchesOf(node: SchemaNode, tag: string): ReadonlyMap<unknown, Shape> {
  const { oneOf = [], discriminator: _discriminator, default: _default, ...rest } = node
  const branches = new Map<unknown, Shape>()
  for (const branch of oneOf.map(deref)) {
    const shape = compile({
      ...rest,
      ...branch,
      type: 'object',
      properties: { ...node.properties, ...branch.properties },
      required: [...(node.required ?? []), ...(branch.required ?? [])],
    })
    const choice = branch.properties?.[tag]
    for (const value of choice?.enum ?? [choice?.const]) branches.set(value, shape)
  }
  return branches
}

function compile(schema: SchemaNode): Shape {
  const node = deref(schema)
  const types = typesOf(node)
  const tag = node.discriminator?.propertyName
  const isOpenObject = node.type === 'object' && (node.properties !== undefined || tag !== undefined)
  const isList = node.items !== undefined && hasItemIds(node)
  const kind = isWhole(node) ? 'leaf' : isList ? 'list' : isOpenObject ? 'object' : 'leaf'
  const properties = kind === 'object' && tag === undefined ? Object.entries(propertiesOf(node)) : []
  return {
    node,
    kind,
    types,
    properties: new Map(
      properties.filter(([name]) => !isForbiddenName(name)).map(([name, child]) => [name, shapeOf(child)]),
    ),
    required: new Set(node.required ?? []),
    open: node.additionalProperties !== false,
    tag: kind === 'object' ? tag : undefined,
    branches: kind === 'object' && tag !== undefined ? branchesOf(node, tag) : new Map(),
    item: kind === 'list' && node.items ? shapeOf(node.items) : undefined,
  }
}

const shapes = new WeakMap<SchemaNode, Shape>()

/** The shape of a schema; the same schema object always has the same one. */
export function shapeOf(schema: SchemaNode): Shape {
  const known = shapes.get(schema)
  if (known) return known
  const shape = compile(schema)
  shapes.set(schema, shape)
  return shape
}

/** The branch of a union that a value belongs to; for everything else the shape itself. */
export const branchFor = (shape: Shape, value: unknown): Shape | undefined =>
  shape.tag === undefined ? shape : shape.branches.get(own(value, shape.tag))

/** Whether a value is of the right kind to stand here. Whether it is also allowed, the schema's check says. */
export function fits(shape: Shape, value: unknown): boolean {
  const type = jsonTypeOf(value)
  if (type === undefined || (shape.types && !shape.types.has(type))) return false
  return shape.kind !== 'object' || branchFor(shape, value) !== undefined
}
