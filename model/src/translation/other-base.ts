import {
  isObject,
  isWithin,
  type Json,
  own,
  parsePath,
  type SchemaNode,
  type Segment,
  type Settings,
  type TranslationMeta,
} from '@vitrine/schemas'
import { ofMap } from '../document/editing.ts'
import { bareNote } from '../operations/notes.ts'
import { branchFor, type Shape, shapeOf } from '../values/shape.ts'
import { sourceOf } from '../values/source-words.ts'
import { isUpToDate } from '../values/up-to-date.ts'

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
 * Other languages stay right where the new base was: they are noted as made from it. Else they are outdated.
 *
 * `withOtherBase(menuProps, settings, { from: 'en', to: 'ar' })`
 */
export function withOtherBase(
  schema: SchemaNode,
  given: Settings,
  { from, to }: { readonly from: string; readonly to: string },
): Settings {
  const { translationMeta: notes, alike: _alike, ...settings } = given
  if (from === to) return given
  const { [to]: next = {}, [from]: _old, ...others } = settings.editPropsByLangEnvMap ?? {}
  const shape = shapeOf(schema)
  const old: Record<string, Json> = {}
  let props: unknown = settings.props
  for (const [path, value] of Object.entries(next)) {
    const { value: changed, before } = placed(shape, props, parsePath(path) ?? [], value)
    props = changed
    if (before !== undefined) old[path] = before
  }
  const turned: Settings = {
    ...settings,
    props: props as Settings['props'],
    editPropsByLangEnvMap: { ...others, ...(Object.keys(old).length > 0 && { [from]: old }) },
  }
  const kept = Object.entries(others).flatMap(([language, map]) => {
    const own = Object.keys(isObject(map) ? map : {}).flatMap((path) => {
      const note = noteOnOtherBase(schema, { before: given, after: turned, language, path, to })
      return note ? [[path, note] as const] : []
    })
    return own.length > 0 ? [[language, Object.fromEntries(own)] as const] : []
  })
  return { ...turned, ...(kept.length > 0 && { translationMeta: Object.fromEntries(kept) }) }
}

interface Turned {
  readonly before: Settings
  readonly after: Settings
  readonly language: string
  readonly path: string
  /** The language of the new base. */
  readonly to: string
}

const noteIn = ({ translationMeta }: Settings, language: string, path: string): TranslationMeta | undefined =>
  ofMap(ofMap(translationMeta ?? {}, language) ?? {}, path)

/** The note of a translation that is neither of the old base nor of the new one. */
function noteOnOtherBase(schema: SchemaNode, turned: Turned): TranslationMeta | undefined {
  const { before, after, language, path, to } = turned
  const [was, is] = [sourceOf(schema, before, path), sourceOf(schema, after, path)]
  const note = noteIn(before, language, path)
  if (was === is) return note
  const isRight = (code: string, at: string) => {
    const known = noteIn(before, code, at)
    return !known || isUpToDate(schema, before, at, known)
  }
  const said = Object.keys(before.editPropsByLangEnvMap?.[to] ?? {})
  const isCurrent = said.filter((one) => isWithin(one, path) || isWithin(path, one)).every((one) => isRight(to, one))
  if (isCurrent && isRight(language, path)) return note && { ...note, source: is }
  return note ?? bareNote(was)
}
