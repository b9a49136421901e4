import { isObject, type Json, own, parsePath, type SchemaNode, type Segment, type Settings } from '@vitrine/schemas'
import { branchFor, type Shape, shapeOf } from '../values/shape.ts'

/** A value with another one at a path, and what stood there before. */
interface Placed {
  readonly value: unknown
  readonly before: Json | undefined
}

/** Where a language map names a value that differs by device, it means the one for pc, as `resolve` does. */
function placed(shape: Shape | undefined, value: unknown, [segment, ...rest]: readonly Segment[], next: Json): Placed {
  if (segment === undefined || !shape) return { value: next, before: value as Json | undefined }
  if (shape.node.responsive === true) {
    const { value: pc, before } = placed(withoutDevices(shape), own(value, 'pc'), [segment, ...rest], next)
    return { value: { ...(isObject(value) && value), pc }, before }
  }
  if ('item' in segment) {
    if (!Array.isArray(value) || !shape.item) return { value, before: undefined }
    const at = value.findIndex((item) => own(item, 'id') === segment.item)
    if (at < 0) return { value, before: undefined }
    const inside = placed(shape.item, value[at], rest, next)
    return { value: value.with(at, inside.value), before: inside.before }
  }
  const inside = placed(branchFor(shape, value)?.properties.get(segment.name), own(value, segment.name), rest, next)
  return { value: { ...(isObject(value) && value), [segment.name]: inside.value }, before: inside.before }
}

const withoutDevices = (shape: Shape): Shape => ({ ...shape, node: { ...shape.node, responsive: false } })

/**
 * Settings whose base is in another language than before: what they say in that language becomes the base, and what
 * was the base becomes a translation into its old language. What was never translated stays in the base as it is.
 * Notes about translations are left out: each of them was made from the old base.
 *
 * `withOtherBase(menuProps, settings, { from: 'en', to: 'ar' })`
 */
export function withOtherBase(
  schema: SchemaNode,
  { translationMeta: _notes, ...settings }: Settings,
  { from, to }: { readonly from: string; readonly to: string },
): Settings {
  if (from === to) return settings
  const { [to]: next = {}, [from]: _old, ...others } = settings.editPropsByLangEnvMap ?? {}
  const shape = shapeOf(schema)
  const old: Record<string, Json> = {}
  let props: unknown = settings.props
  for (const [path, value] of Object.entries(next)) {
    const { value: changed, before } = placed(shape, props, parsePath(path) ?? [], value)
    props = changed
    if (before !== undefined) old[path] = before
  }
  return {
    ...settings,
    props: props as Settings['props'],
    editPropsByLangEnvMap: { ...others, ...(Object.keys(old).length > 0 && { [from]: old }) },
  }
}
