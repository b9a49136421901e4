import { childPath, getIn, isId, isObject, itemPath, type Json, own, patternOf, SITE_NAME } from '@vitrine/schemas'
import { type Specs, specOf } from '../document/specs.ts'
import { fingerprint } from '../values/fingerprint.ts'
import { branchFor, type Shape, shapeOf } from '../values/shape.ts'

/** A text of props that people read, with its path: of rich text each of its blocks. */
interface Said {
  readonly path: string
  readonly text: string
}

/** Definitions whose strings are addresses, colours and names of pictures. */
const silent: ReadonlySet<string | undefined> = new Set([
  'link',
  'image',
  'video',
  'icon',
  'colour',
  'background',
  'border',
])

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const listOf = (node: unknown): readonly unknown[] => {
  const content = own(node, 'content')
  return Array.isArray(content) ? content : []
}

function* blocksOf(node: unknown): Generator<string> {
  const parts = listOf(node)
  const texts = parts.map((part) => own(part, 'text')).filter((text) => typeof text === 'string')
  if (texts.length > 0) yield texts.join('')
  else for (const part of parts) yield* blocksOf(part)
}

function* saidIn(shape: Shape, value: unknown, path: string): Generator<Said> {
  const { node } = shape
  if (value === undefined || silent.has(node.$id)) return
  if (node.$id === 'rich-text') {
    for (const text of blocksOf(value)) yield { path, text: inLine(text) }
  } else if (typeof value === 'string') {
    const isWords = node.enum === undefined && !('const' in node) && node.format === undefined
    if (isWords && value.trim() !== '') yield { path, text: inLine(value) }
  } else if (shape.item) {
    for (const item of Array.isArray(value) ? value : []) {
      const id = own(item, 'id')
      if (isId(id)) yield* saidIn(shape.item, item, itemPath(path, id))
    }
  } else if (isObject(value))
    for (const [name, child] of branchFor(shape, value)?.properties ?? [])
      if (name !== 'id') yield* saidIn(child, own(value, name), childPath(path, name))
}

/** The text that follows the name of a site, and the one before it; a text without the name as it stands. */
type Sample = string | { readonly before: string; readonly after: string }

const sampleOf = (text: string): Sample => {
  const at = text.indexOf(SITE_NAME)
  return at < 0 ? text : { before: text.slice(0, at), after: text.slice(at + SITE_NAME.length) }
}

const says = (sample: Sample, text: string): boolean =>
  typeof sample === 'string'
    ? sample === text
    : text.length > sample.before.length + sample.after.length &&
      text.startsWith(sample.before) &&
      text.endsWith(sample.after)

type Samples = ReadonlyMap<string, readonly Sample[]>

/** Every default text of a shape by its pattern, those of items and branches too. */
function* defaultsIn(shape: Shape, pattern: string): Generator<readonly [string, string]> {
  const { node } = shape
  if (typeof node.default === 'string' && node.translatable === true && node.enum === undefined)
    yield [pattern, inLine(node.default)]
  for (const [name, child] of shape.properties) yield* defaultsIn(child, childPath(pattern, name))
  for (const branch of new Set(shape.branches.values())) yield* defaultsIn(branch, pattern)
  if (shape.item) yield* defaultsIn(shape.item, `${pattern}[]`)
}

const known = new WeakMap<Specs, ReadonlyMap<string, Samples>>()

/** The samples of all sections by type and pattern: what presets and defaults say. */
function samplesOf(specs: Specs): ReadonlyMap<string, Samples> {
  const hit = known.get(specs)
  if (hit) return hit
  const samples = new Map<string, Map<string, Sample[]>>()
  const add = (type: string, pattern: string, text: string) => {
    if (text === '') return
    const ofType = samples.get(type) ?? new Map<string, Sample[]>()
    samples.set(type, ofType.set(pattern, [...(ofType.get(pattern) ?? []), sampleOf(text)]))
  }
  const addProps = (type: string, props: unknown) => {
    const spec = specOf(specs, type)
    if (spec) for (const { path, text } of saidIn(shapeOf(spec.props), props, '')) add(type, patternOf(path), text)
  }
  for (const { type, props, presets } of specs) {
    for (const [pattern, text] of defaultsIn(shapeOf(props), '')) add(type, pattern, text)
    for (const preset of presets) {
      addProps(type, preset.props)
      for (const inside of Object.values(preset.slots ?? {})) for (const one of inside) addProps(one.type, one.props)
    }
  }
  known.set(specs, samples)
  return samples
}

/**
 * The paths of the texts of a component that are still those of a preset of its section, or its defaults:
 * worked out from what they say, so that it is true of copies, templates and imports too. The name of a
 * site in them may be any.
 *
 * @param props Values as they are resolved for a language.
 */
export function sampleTexts(specs: Specs, type: string, props: unknown): readonly string[] {
  const spec = specOf(specs, type)
  const samples = samplesOf(specs).get(type)
  if (!spec || !samples) return []
  const paths = [...saidIn(shapeOf(spec.props), props, '')]
    .filter(({ path, text }) => samples.get(patternOf(path))?.some((sample) => says(sample, text)))
    .map(({ path }) => path)
  return [...new Set(paths)]
}

/**
 * A text or a picture that a site came with. It is a sample as long as the same stands there. In each language that the
 * site speaks it may say something else, and each of that is noted by itself.
 */
export interface KnownSample {
  /** What has it: `component/{id}`, or the kind and the id of a content, `product/{id}`. */
  readonly of: string
  readonly path: string
  readonly fingerprint: string
}

/** What a text or a picture at a path of resolved values says; `undefined` where there is neither. */
export function sampleFingerprint(props: Json, path: string): string | undefined {
  const value = getIn(props, path)
  if (typeof value === 'string') return fingerprint(inLine(value))
  const src = own(value, 'src')
  if (typeof src === 'string') return fingerprint(src)
  const blocks = [...blocksOf(value)]
  return blocks.length > 0 ? fingerprint(blocks.map(inLine).join('\n')) : undefined
}

/**
 * The paths of the values that are still as they came.
 *
 * @param known Those of whatever has these values.
 * @param props Values as they are resolved for a language.
 */
export const samplesLeft = (known: readonly KnownSample[], props: Json): readonly string[] => [
  ...new Set(
    known.filter(({ path, fingerprint }) => sampleFingerprint(props, path) === fingerprint).map(({ path }) => path),
  ),
]

/** Samples by what has them. */
export function samplesByOwner(samples: Iterable<KnownSample>): ReadonlyMap<string, readonly KnownSample[]> {
  const byOwner = new Map<string, KnownSample[]>()
  for (const sample of samples) {
    const others = byOwner.get(sample.of)
    if (others) others.push(sample)
    else byOwner.set(sample.of, [sample])
  }
  return byOwner
}
