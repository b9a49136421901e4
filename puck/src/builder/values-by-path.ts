import { deref, isObject, type Json, propertiesOf, type SchemaNode, type SectionProps } from '@vitrine/schemas'

export type Device = 'pc' | 'mobile'

/** A place of a section's props that a path names: its schema, and the names under which its value for a device is stored. */
export interface PropPlace {
  readonly node: SchemaNode
  readonly names: readonly string[]
  readonly isForDevices: boolean
}

/** Where a path leads in props; nothing where the section has no such prop. */
export function propPlace(props: SectionProps, path: string, device: Device): PropPlace | undefined {
  let node: SchemaNode = props
  let isForDevices = false
  const names: string[] = []
  for (const name of path.split('.')) {
    const properties = propertiesOf(node)
    // A spacing holds what counts for each device itself.
    const isDivided = deref(node).$id === 'spacing'
    const inner = isDivided ? propertiesOf(deref(properties[device] ?? {})) : properties
    const child = Object.hasOwn(inner, name) ? inner[name] : undefined
    if (!child) return undefined
    names.push(...(isDivided ? [device] : []), name)
    node = deref(child)
    if (node.responsive) names.push(device)
    isForDevices ||= isDivided || node.responsive === true
  }
  return { node, names, isForDevices }
}

/** The values with another one at these names. */
export function withValue(values: Json | undefined, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value
  const before = isObject(values) ? values : {}
  return { ...before, [name]: withValue(before[name], rest, value) }
}
