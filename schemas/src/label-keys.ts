import { deref } from './derive/walk.ts'
import type { SchemaNode } from './keywords.ts'
import { layoutProps } from './layout-props.ts'
import { childPath, patternOf } from './paths/path.ts'
import type { SectionSpec } from './section.ts'

const withoutLists = (path: string): string =>
  patternOf(path)
    .replaceAll('[]', '')
    .replaceAll(/\[[^\]]*\]/g, '')

/**
 * The key of a prop's label: the prefix, mostly the section's type, and the path without the places of items.
 *
 * `labelKey('banner', 'items[k3v9Qa2Z].title')` is `banner.items.title`.
 */
export const labelKey = (prefix: string, path: string): string => `${prefix}.${withoutLists(path)}`

/**
 * The key of the label of one value of a prop: of a choice, or of the constant that names a branch of a union.
 *
 * `choiceLabelKey('offer', 'media.kind', 'picture')` is `offer.media.kind.picture`.
 */
export const choiceLabelKey = (prefix: string, path: string, value: string): string =>
  `${labelKey(prefix, path)}.${value}`

/** The keys of the labels of what stands in a value: its properties, their choices, and what tells branches apart. */
function* labelKeysBelow(schema: SchemaNode, prefix: string, path: string): Generator<string> {
  // What a shared definition holds is named once, for all sections.
  if (schema.$ref !== undefined) return
  const node = deref(schema)
  const branches = [...(node.oneOf ?? []), ...(node.anyOf ?? [])]
  for (const value of [...(node.enum ?? []), ...branches.map((branch) => branch.const)])
    if (typeof value === 'string') yield choiceLabelKey(prefix, path, value)
  for (const branch of [node, ...branches])
    for (const [name, child] of Object.entries(branch.properties ?? {})) {
      const inner = childPath(path, name)
      if (child.const !== undefined) yield choiceLabelKey(prefix, inner, String(child.const))
      if (name === 'id') continue
      yield labelKey(prefix, inner)
      yield* labelKeysBelow(child, prefix, inner)
    }
  if (node.items) yield* labelKeysBelow(node.items, prefix, path)
}

/**
 * The keys of all labels that an owner's panel needs for a section; the props that every section has are named once.
 *
 * @param isNamedElsewhere whether a prop belongs to a part that several sections have.
 */
export function sectionLabelKeys(
  { type, props, presets, slots = {} }: Pick<SectionSpec, 'type' | 'props' | 'presets' | 'slots'>,
  isNamedElsewhere: (name: string, schema: SchemaNode) => boolean = () => false,
): readonly string[] {
  const own = Object.entries(props.properties).filter(
    ([name, child]) => !Object.hasOwn(layoutProps, name) && !isNamedElsewhere(name, child),
  )
  return [
    type,
    ...presets.map(({ id }) => `${type}.presets.${id}`),
    ...Object.keys(slots).map((name) => `${type}.slots.${name}`),
    ...own.flatMap(([name, child]) => [labelKey(type, name), ...labelKeysBelow(child, type, name)]),
  ]
}
