import {
  childPath,
  isId,
  isList,
  isObject,
  itemPath,
  type Json,
  own,
  type SchemaNode,
  type Settings,
} from '@vitrine/schemas'
import { clean, isSame } from '../values/clean.ts'
import { type PathTree, pathTree } from '../values/path-tree.ts'
import { branchFor, fits, type Shape, shapeOf } from '../values/shape.ts'
import type { LanguageOrder } from './languages.ts'

/** Which layer a value came from. */
export type Layer =
  | { readonly kind: 'default' }
  | { readonly kind: 'base' }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'deleted' }

/** Settings in one language; all paths name items by their ids. */
export interface Resolved {
  /** The values for pc. */
  readonly props: Readonly<Record<string, Json>>
  /** The values for phones, where they were set and differ. */
  readonly mobile: Readonly<Record<string, Json>>
  /** The language of the texts that come from another one than was asked (R225). */
  readonly languages: Readonly<Record<string, string>>
  /** Who won, for every value and every object or list around one; `height.mobile` for a phone's value. */
  readonly layers: Readonly<Record<string, Layer>>
}

const byDefault: Layer = { kind: 'default' }
const byBase: Layer = { kind: 'base' }
const deleted: Layer = { kind: 'deleted' }

/** A value that is a candidate, and the layer it stands in. */
interface Candidate {
  readonly value: unknown
  readonly layer: Layer
}

/** What one language says at a place and below it. */
interface Override {
  readonly layer: Layer
  readonly tree: PathTree<unknown>
}

/** Everything that is known about one place before it is resolved. */
interface At {
  readonly path: string
  /** The value of the winning layer so far. */
  readonly stored: Candidate | undefined
  readonly fallback: unknown
  /** Farthest language first. */
  readonly overrides: readonly Override[]
  readonly deletions: PathTree<true> | undefined
}

interface Out {
  readonly order: LanguageOrder
  readonly mobile: Record<string, Json>
  readonly languages: Record<string, string>
  readonly layers: Record<string, Layer>
}

const fitsStored = (shape: Shape, value: unknown): boolean =>
  shape.node.responsive === true
    ? fits(shape, own(value, 'pc')) || fits(shape, own(value, 'mobile'))
    : fits(shape, value)

/** An entry replaces the whole value: it, and what its own and nearer languages say below it, remain. */
function withNearestEntry(shape: Shape, at: At): At {
  if (shape.node.translatable !== true || at.overrides.length === 0) return at
  const index = at.overrides.findLastIndex(({ tree }) => tree.here && fitsStored(shape, tree.here[0]))
  const nearest = at.overrides[index]
  if (!nearest?.tree.here) return at
  return { ...at, stored: { value: nearest.tree.here[0], layer: nearest.layer }, overrides: at.overrides.slice(index) }
}

const isText = (value: Json): boolean =>
  typeof value === 'string' ? value !== '' : isObject(value) && Array.isArray(value.content) && value.content.length > 0

function leaf(
  shape: Shape,
  { path, layer }: { path: string; layer: Layer },
  value: unknown,
  out: Out,
): Json | undefined {
  const result = clean(value)
  if (result === undefined) return undefined
  out.layers[path] = layer
  const isWritten =
    shape.node.translatable === true && isText(result) && (typeof result === 'string' || shape.node.$id === 'rich-text')
  if (isWritten && (layer.kind === 'base' || layer.kind === 'language')) {
    const from = layer.kind === 'base' ? out.order.baseLanguage : layer.language
    if (from !== out.order.language) out.languages[path] = from
  }
  return result
}

const nothing: Pick<At, 'overrides' | 'deletions'> = { overrides: [], deletions: undefined }

function below(at: At, key: string): Pick<At, 'overrides' | 'deletions'> {
  // Most places are in no language map and in no deletion.
  if (at.overrides.length === 0 && !at.deletions) return nothing
  const overrides = at.overrides.flatMap(({ layer, tree }) => {
    const next = tree.below.get(key)
    return next ? [{ layer, tree: next }] : []
  })
  return { overrides, deletions: at.deletions?.below.get(key) }
}

function object(union: Shape, at: At, start: Candidate | undefined, out: Out): Json | undefined {
  const shape = branchFor(union, start?.value)
  if (!shape) return undefined
  const fallback = fits(union, at.fallback) && branchFor(union, at.fallback) === shape ? at.fallback : undefined
  const result: Record<string, Json> = {}
  for (const [name, child] of shape.properties) {
    const path = childPath(at.path, name)
    const next = below(at, name)
    if (next.deletions?.here && !shape.required.has(name)) {
      out.layers[path] = deleted
      continue
    }
    const value = own(start?.value, name)
    const resolved = resolveAt(
      child,
      {
        path,
        stored: start && value !== undefined ? { value, layer: start.layer } : undefined,
        fallback: own(fallback, name) ?? child.node.default,
        ...next,
      },
      out,
    )
    if (resolved !== undefined) result[name] = resolved
  }
  if (shape.open && start) {
    const others = clean(start.value)
    for (const [name, value] of Object.entries(isObject(others) ? others : {}))
      if (!shape.properties.has(name)) result[name] = value
  }
  if (start === undefined && Object.keys(result).length === 0) return undefined
  if (at.path !== '') out.layers[at.path] = start?.layer ?? byDefault
  return result
}

function list(item: Shape, at: At, start: Candidate | undefined, out: Out): Json | undefined {
  if (!start || !isList(start.value)) return undefined
  out.layers[at.path] = start.layer
  const result: Json[] = []
  for (const [index, value] of start.value.entries()) {
    if (!fits(item, value)) continue
    const id = own(value, 'id')
    // Without an id no path can name an item; it is shown as it stands, and the check reports it.
    const path = itemPath(at.path, isId(id) ? id : String(index))
    const next = isId(id) ? below(at, `[${id}]`) : nothing
    if (next.deletions?.here) {
      out.layers[path] = deleted
      continue
    }
    const resolved = resolveAt(item, { path, stored: { value, layer: start.layer }, fallback: undefined, ...next }, out)
    if (resolved !== undefined) result.push(resolved)
  }
  return result
}

/** The value for one device: what a responsive place holds for it, or any other value. */
function one(shape: Shape, at: At, out: Out): Json | undefined {
  const candidates = [at.stored, { value: at.fallback, layer: byDefault }]
  const start = candidates.find((candidate) => candidate !== undefined && fits(shape, candidate.value))
  if (shape.kind === 'object') return object(shape, at, start, out)
  if (shape.item) return list(shape.item, at, start, out)
  return start && leaf(shape, { path: at.path, layer: start.layer }, start.value, out)
}

const forDevice = (stored: Candidate | undefined, device: 'pc' | 'mobile'): Candidate | undefined => {
  const value = own(stored?.value, device)
  return stored && value !== undefined ? { value, layer: stored.layer } : undefined
}

function resolveAt(shape: Shape, before: At, out: Out): Json | undefined {
  const at = withNearestEntry(shape, before)
  if (shape.node.responsive !== true) return one(shape, at, out)
  const pc = one(shape, { ...at, stored: forDevice(at.stored, 'pc') }, out)
  const stored = forDevice(at.stored, 'mobile')
  if (stored && fits(shape, stored.value) && !at.deletions?.below.get('mobile')?.here) {
    // What a language says below (`image.alt`) holds for both devices; only the values are wanted here.
    const aside: Out = { order: out.order, mobile: {}, languages: {}, layers: {} }
    const mobile = one(shape, { ...at, stored, fallback: undefined }, aside)
    if (mobile !== undefined && !isSame(mobile, pc)) {
      out.mobile[at.path] = mobile
      out.layers[`${at.path}.mobile`] = stored.layer
    }
  }
  return pc
}

function overridesOf(settings: unknown, { chain, baseLanguage }: LanguageOrder): readonly Override[] {
  const maps = own(settings, 'editPropsByLangEnvMap')
  return chain
    .filter((language) => language !== baseLanguage)
    .flatMap((language): readonly Override[] => {
      const map = own(maps, language)
      return isObject(map) ? [{ layer: { kind: 'language', language }, tree: pathTree(Object.entries(map)) }] : []
    })
    .reverse()
}

function deletionsOf(settings: unknown): PathTree<true> | undefined {
  const paths = own(settings, 'deletePropsPaths')
  if (!Array.isArray(paths) || paths.length === 0) return undefined
  return pathTree(paths.filter((path) => typeof path === 'string').map((path) => [path, true] as const))
}

/**
 * Settings in one language (L1, L5): schema default ← base ← fallback languages, farthest first ←
 * this language; then `deletePropsPaths`, except what the schema requires. Within a language short
 * paths come before long ones. What does not fit the schema's structure counts as absent, entries
 * of removed items and of paths that are not translatable are passed over, and so is a map of the
 * base's own language: the base is its layer. Takes time in proportion to what it is given, and never
 * throws, whatever stands in the settings.
 */
export function resolve(schema: SchemaNode, settings: Settings | undefined, order: LanguageOrder): Resolved {
  const out: Out = { order, mobile: {}, languages: {}, layers: {} }
  const props = resolveAt(
    shapeOf(schema),
    {
      path: '',
      stored: { value: own(settings, 'props') ?? {}, layer: byBase },
      fallback: schema.default,
      overrides: overridesOf(settings, order),
      deletions: deletionsOf(settings),
    },
    out,
  )
  return {
    props: isObject(props) ? props : {},
    mobile: out.mobile,
    languages: out.languages,
    layers: out.layers,
  }
}
