import { deref, isObject, namesDefinition, type SchemaNode, sharedSchemas } from '@vitrine/schemas'

type Project = (value: unknown) => unknown

const shared = new Map(sharedSchemas.map((schema) => [schema.$id, schema]))
const asItIs: Project = (value) => value

/**
 * Makes the function that leaves of a value what its schema declares, so that nothing else can ever
 * leave the service. Where a schema says no more than `object`, and inside the shared definitions
 * (link, image, rich text …), values pass as they are: those were checked when they were stored.
 *
 * Fastify's own serializer is not used: it empties objects without properties, which a section's
 * props are here, and writes defaults into links. `mapAlong` of schemas is not used either: it reads the
 * schema again for every value, which takes twice as long, and every answer passes here.
 */
export function onlyDeclared(schema: SchemaNode): Project {
  if (namesDefinition(schema)) return asItIs
  const node = schema.$ref === undefined ? schema : (shared.get(schema.$ref) ?? deref(schema))
  if (node.anyOf) {
    const branches = node.anyOf.map((branch) => ({ required: branch.required ?? [], project: onlyDeclared(branch) }))
    const isOf = (value: unknown) => (branch: { readonly required: readonly string[] }) =>
      isObject(value) && branch.required.every((name) => Object.hasOwn(value, name))
    return (value) => branches.find(isOf(value))?.project(value)
  }
  if (node.items) {
    const item = onlyDeclared(node.items)
    return (value) => (Array.isArray(value) ? value.map(item) : value)
  }
  if (node.type !== 'object' || (!node.properties && typeof node.additionalProperties !== 'object')) return asItIs
  const properties = new Map(Object.entries(node.properties ?? {}).map(([name, child]) => [name, onlyDeclared(child)]))
  const others = typeof node.additionalProperties === 'object' ? onlyDeclared(node.additionalProperties) : undefined
  return (value) => {
    if (!isObject(value)) return value
    const kept: Record<string, unknown> = {}
    for (const [name, child] of Object.entries(value)) {
      const project = properties.get(name) ?? others
      if (project && child !== undefined) kept[name] = project(child)
    }
    return kept
  }
}
