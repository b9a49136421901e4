/** Where a name stands for a property of the data, and not for a keyword. */
const namesOfData = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas'])
/** What is no schema, and what would mean something else. */
const asItIs = new Set(['enum', 'const', 'default', 'examples', 'not', 'if'])

/**
 * A schema that asks for no part of a value. Values that lack some may fit several branches of a union then, so
 * it is enough to fit one of them.
 */
export function withoutRequired(schema: unknown, areNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withoutRequired(inner))
  if (schema === null || typeof schema !== 'object') return schema
  const result: Record<string, unknown> = {}
  const branches: unknown[] = []
  for (const [key, inner] of Object.entries(schema) as [string, unknown][])
    if (areNames) result[key] = withoutRequired(inner)
    else if (asItIs.has(key)) result[key] = inner
    else if (key === 'oneOf') branches.push({ anyOf: withoutRequired(inner) })
    else if (key === 'dependencies') result[key] = withoutLists(inner)
    else if (key !== 'required' && key !== 'dependentRequired')
      result[key] = withoutRequired(inner, namesOfData.has(key))
  return branches.length === 0 ? result : { ...result, allOf: [...listOf(result.allOf), ...branches] }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Of `dependencies`, those that are schemas; lists name what is required. */
const withoutLists = (dependencies: unknown): unknown =>
  Object.fromEntries(
    Object.entries(dependencies ?? {}).flatMap(([name, inner]) =>
      Array.isArray(inner) ? [] : [[name, withoutRequired(inner)] as const],
    ),
  )
