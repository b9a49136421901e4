import { isForbiddenName, isList, isObject, isPathName, type Json, type SchemaNode } from '@vitrine/schemas'
import type { PuckConfig, PuckData } from '../config.ts'
import { asJson } from './field-plans.ts'

/** The schema of all of some values, no narrower than they are: what is not named may be there too. */
function schemaOfAll(values: readonly Json[]): SchemaNode {
  const kinds = new Set(values.map(kindOf))
  const [kind] = kinds
  if (kinds.size !== 1 || kind === undefined || kind === 'null') return { setter: 'raw' }
  if (kind === 'string') return { type: 'string', translatable: true }
  if (kind === 'number' || kind === 'boolean') return { type: kind }
  if (kind === 'array') {
    const items = values.flatMap((value) => (isList(value) ? value : []))
    return { type: 'array', ...(items.length > 0 && { items: withoutOwnWords(schemaOfAll(items)) }), setter: 'raw' }
  }
  const objects = values.filter((value) => isObject(value))
  const names = new Set(objects.flatMap((object) => Object.keys(object)).filter(isPathName))
  const properties = [...names]
    .filter((name) => !isForbiddenName(name))
    .map((name) => [
      name,
      withoutOwnWords(schemaOfAll(objects.flatMap((one) => (name in one ? [one[name] as Json] : [])))),
    ])
  return { type: 'object', properties: Object.fromEntries(properties), setter: 'raw' }
}

/** Inside of a value that is edited as a whole nothing has a control of its own, nor words by language. */
const withoutOwnWords = ({ setter: _setter, translatable: _translatable, ...node }: SchemaNode): SchemaNode => node

function kindOf(value: Json): 'null' | 'array' | 'object' | 'string' | 'number' | 'boolean' {
  if (value === null) return 'null'
  if (isList(value)) return 'array'
  return typeof value as 'object' | 'string' | 'number' | 'boolean'
}

/** All values in a value at the names of a path; lists on the way are passed through. */
function valuesAt(value: Json | undefined, names: readonly string[]): readonly Json[] {
  if (value === undefined) return []
  const [name, ...rest] = names
  if (name === undefined) return [value]
  if (isList(value)) return value.flatMap((item) => valuesAt(item, names))
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : []
}

/** Everything in documents that may be a component, by its type: what has a type and props. */
function* componentsIn(value: Json): Generator<readonly [type: string, props: Json]> {
  if (isList(value)) for (const item of value) yield* componentsIn(item)
  if (!isObject(value)) return
  const { type, props } = value
  if (typeof type === 'string' && isObject(props)) yield [type, props]
  for (const inside of Object.values(value)) yield* componentsIn(inside)
}

/** What the values at a path of a component are, in documents and in what a config has by default. */
export function seenValues(
  { components, root }: PuckConfig,
  documents: readonly PuckData[],
): (component: string, path: string) => SchemaNode | undefined {
  const known = new Map<string, Json[]>()
  const add = (type: string, props: Json) => known.set(type, [...(known.get(type) ?? []), props])
  for (const [name, { defaultProps }] of Object.entries({ ...components, ...(root && { root }) }))
    if (defaultProps) add(name, asJson(defaultProps))
  for (const document of documents.map(asJson)) {
    for (const [type, props] of componentsIn(document)) add(type, props)
    if (isObject(document) && isObject(document.root)) add('root', document.root.props ?? document.root)
  }
  return (component, path) => {
    const values = (known.get(component) ?? []).flatMap((props) => valuesAt(props, path.split('.')))
    return values.length > 0 ? schemaOfAll(values) : undefined
  }
}
