import type { SchemaNode } from '../keywords.ts'
import type { SectionSpec, UpgradeStep } from '../section.ts'
import { deref } from './walk.ts'

/** What of a schema decides which stored values it takes, and how they are stored. */
const binding = [
  '$id',
  '$ref',
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'required',
  'discriminator',
  'translatable',
  'responsive',
] as const

/** Keywords that hold one schema, a list of them, or a map of them. */
const inside = {
  one: ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'],
  list: ['oneOf', 'anyOf', 'allOf'],
  map: ['properties', 'patternProperties', 'dependentSchemas', '$defs'],
} as const

/**
 * A schema without what only looks different: titles, defaults, groups, setters. Of every keyword there is, so
 * also of those that no walk along values follows (`if`, `not`, `propertyNames`).
 */
export function bindingOf(schema: SchemaNode): SchemaNode {
  const out: Record<string, unknown> = {}
  for (const key of binding) if (schema[key] !== undefined) out[key] = schema[key]
  for (const key of inside.one) {
    const child = schema[key]
    if (child !== undefined) out[key] = typeof child === 'object' ? bindingOf(child) : child
  }
  for (const key of inside.list) if (schema[key] !== undefined) out[key] = schema[key].map(bindingOf)
  for (const key of inside.map)
    if (schema[key] !== undefined)
      out[key] = Object.fromEntries(Object.entries(schema[key]).map(([name, child]) => [name, bindingOf(child)]))
  return out as SchemaNode
}

/** A section as the lock file knows it. */
export interface LockedSection {
  readonly version: number
  readonly slots?: readonly string[]
  readonly props: SchemaNode
}

/** What was released: the shape of everything that is stored, by section, kind of record and shared definition. */
export interface SchemaLock {
  readonly definitions: Readonly<Record<string, SchemaNode>>
  readonly records: Readonly<Record<string, SchemaNode>>
  readonly sections: Readonly<Record<string, LockedSection>>
}

/** One way in which a schema no longer takes what it took before. */
export interface BreakingChange {
  /** The pattern of the place: `items[].title`; of a slot its name. */
  readonly path: string
  readonly kind: 'removed' | 'required' | 'type' | 'values' | 'limit' | 'rules' | 'responsive' | 'translatable' | 'slot'
  /** What is different there, for whoever reads it. */
  readonly detail: string
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
/** A path behind another one; one that begins with a list goes on at its items. */
const joined = (path: string, inner: string): string =>
  inner === '' ? path : inner.startsWith('[') ? `${path}${inner}` : below(path, inner)
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const said = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

const typesOf = ({ type }: SchemaNode): readonly string[] | undefined =>
  type === undefined ? undefined : typeof type === 'string' ? [type] : type

const valuesOf = (node: SchemaNode): readonly unknown[] | undefined => ('const' in node ? [node.const] : node.enum)

type IsTighter = (was: number | undefined, is: number) => boolean
const isLower: IsTighter = (was, is) => was === undefined || is < was
const isHigher: IsTighter = (was, is) => was === undefined || is > was
const isMore: IsTighter = (was, is) => is > (was ?? 0)

/** The limits, each with whether that of the second schema refuses what that of the first one took. */
const tightened = [
  ['maxLength', isLower],
  ['maximum', isLower],
  ['maxItems', isLower],
  ['maxProperties', isLower],
  ['minLength', isMore],
  ['minItems', isMore],
  ['minProperties', isMore],
  ['minimum', isHigher],
  ['exclusiveMinimum', isHigher],
  ['multipleOf', (was, is) => was === undefined || !Number.isInteger(was / is)],
] as const satisfies readonly (readonly [keyof SchemaNode, IsTighter])[]

/** Whether what stands beside a `$ref` says more than how the value is stored. */
const narrows = (node: SchemaNode): boolean =>
  Object.keys(bindingOf(node)).some((name) => !['$ref', 'translatable', 'responsive'].includes(name))

const ofAllDefinitions = new WeakMap<SchemaLock['definitions'], Map<string, readonly BreakingChange[]>>()

/** What breaks inside the shared definitions of a lock, as far as it was asked for. */
function ofDefinitionsOf(definitions: SchemaLock['definitions']): Map<string, readonly BreakingChange[]> {
  const known = ofAllDefinitions.get(definitions) ?? new Map<string, readonly BreakingChange[]>()
  ofAllDefinitions.set(definitions, known)
  return known
}

/** Compares a released schema with the one that is there now. */
class Comparison {
  readonly #definitions: SchemaLock['definitions']
  readonly #ofDefinitions: Map<string, readonly BreakingChange[]>
  readonly found: BreakingChange[] = []

  constructor(
    definitions: SchemaLock['definitions'],
    ofDefinitions: Map<string, readonly BreakingChange[]> = ofDefinitionsOf(definitions),
  ) {
    this.#definitions = definitions
    this.#ofDefinitions = ofDefinitions
  }

  #add(path: string, kind: BreakingChange['kind'], detail: string) {
    this.found.push({ path, kind, detail })
  }

  /** A released node with its `$ref` followed as it led then. */
  #locked(node: SchemaNode): SchemaNode {
    const target = node.$ref === undefined ? undefined : this.#definitions[node.$ref]
    if (!target) return node
    const { $ref: _ref, ...beside } = node
    return { ...target, ...beside }
  }

  compare(before: SchemaNode, after: SchemaNode, path = ''): void {
    const { $ref } = before
    if ($ref === undefined || $ref !== after.$ref || narrows(before) || narrows(after)) {
      this.#compareNodes(this.#locked(before), deref(after), path)
      return
    }
    this.#compareStorage(before, after, path)
    const known = this.#ofDefinitions.get($ref) ?? this.#compareDefinition($ref)
    for (const change of known) this.found.push({ ...change, path: joined(path, change.path) })
  }

  /** What breaks inside of a shared definition, with paths from it on; found once for all places that name it. */
  #compareDefinition($ref: string): readonly BreakingChange[] {
    // A definition may hold itself: rich text does.
    this.#ofDefinitions.set($ref, [])
    const alone = new Comparison(this.#definitions, this.#ofDefinitions)
    alone.#compareNodes(this.#definitions[$ref] ?? {}, deref({ $ref }), '')
    this.#ofDefinitions.set($ref, alone.found)
    return alone.found
  }

  #compareStorage(was: SchemaNode, is: SchemaNode, path: string): void {
    if ((was.responsive ?? false) !== (is.responsive ?? false))
      this.#add(path, 'responsive', is.responsive ? 'is responsive now' : 'is no longer responsive')
    if (was.translatable && !is.translatable) this.#add(path, 'translatable', 'can no longer be translated')
  }

  #compareNodes(was: SchemaNode, is: SchemaNode, path: string): void {
    this.#compareStorage(was, is, path)
    this.#compareKinds(was, is, path)
    this.#compareUnions(was, is, path)
    this.#compareProperties(was, is, path)
    if (was.items && is.items) this.compare(was.items, is.items, `${path}[]`)
    else if (!was.items && is.items) this.#add(path, 'type', 'its entries have a schema now')
  }

  #compareKinds(was: SchemaNode, is: SchemaNode, path: string): void {
    const [types, typesNow] = [typesOf(was), typesOf(is)]
    const takes = (type: string) => typesNow?.includes(type) || (type === 'integer' && typesNow?.includes('number'))
    if (typesNow && !types?.every(takes))
      this.#add(path, 'type', `was of the type ${said(was.type)}, is ${said(is.type)}`)
    const [values, valuesNow] = [valuesOf(was), valuesOf(is)]
    if (valuesNow) {
      const gone = values?.filter((value) => !valuesNow.some((other) => same(value, other)))
      if (!gone) this.#add(path, 'values', `takes only ${said(valuesNow)} now`)
      else if (gone.length > 0) this.#add(path, 'values', `no longer takes ${gone.map(said).join(', ')}`)
    }
    for (const [name, isTighter] of tightened) {
      const [limit, limitNow] = [was[name], is[name]]
      if (limitNow !== undefined && isTighter(limit, limitNow))
        this.#add(path, 'limit', `${name} was ${said(limit)}, is ${limitNow}`)
    }
    for (const name of ['pattern', 'format', 'uniqueItems'] as const)
      if (is[name] !== undefined && is[name] !== false && was[name] !== is[name])
        this.#add(path, 'limit', `${name} was ${said(was[name])}, is ${said(is[name])}`)
  }

  #compareUnions(was: SchemaNode, is: SchemaNode, path: string): void {
    const tag = is.discriminator?.propertyName
    if (tag !== undefined && tag === was.discriminator?.propertyName) {
      const tagsOf = (branch: SchemaNode) => valuesOf(branch.properties?.[tag] ?? {}) ?? []
      const branches = (is.oneOf ?? []).map((branch) => deref(branch))
      for (const old of (was.oneOf ?? []).map((branch) => this.#locked(branch)))
        for (const value of tagsOf(old)) {
          const branch = branches.find((one) => tagsOf(one).some((other) => same(other, value)))
          if (branch) this.#compareNodes(withoutTag(old, tag), withoutTag(branch, tag), path)
          else this.#add(path, 'values', `no longer has the choice ${said(value)} of “${tag}”`)
        }
    } else if (!same(bindingOf(was).oneOf, bindingOf(is).oneOf)) this.#add(path, 'rules', 'oneOf is another')
    for (const name of ['anyOf', 'allOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames'] as const) {
      const [rule, ruleNow] = [bindingOf(was)[name], bindingOf(is)[name]]
      if (ruleNow !== undefined && !same(rule, ruleNow)) this.#add(path, 'rules', `${name} is another`)
    }
  }

  #compareProperties(was: SchemaNode, is: SchemaNode, path: string): void {
    const properties = is.properties ?? {}
    for (const [name, child] of Object.entries(was.properties ?? {})) {
      const now = properties[name]
      if (now) this.compare(child, now, below(path, name))
      else this.#add(below(path, name), 'removed', 'is gone')
    }
    for (const name of is.required ?? []) {
      const isSafe = was.required?.includes(name) || (properties[name] && deref(properties[name]).default !== undefined)
      // What is gone is reported already.
      if (!isSafe && properties[name]) this.#add(below(path, name), 'required', 'is required now, and has no default')
    }
    if (is.additionalProperties === false && was.additionalProperties !== false && was.type === 'object')
      this.#add(path, 'rules', 'takes no other properties now')
  }
}

/** A branch of a union without the property that names it. */
function withoutTag(branch: SchemaNode, tag: string): SchemaNode {
  const { [tag]: _tag, ...properties } = branch.properties ?? {}
  return { ...branch, properties }
}

/** What a schema no longer takes, or stores in another form, than the one that was released. */
export function breakingChanges(
  locked: SchemaNode,
  schema: SchemaNode,
  definitions: SchemaLock['definitions'],
): readonly BreakingChange[] {
  const comparison = new Comparison(definitions)
  comparison.compare(locked, schema)
  return comparison.found
}

const tokens = (path: string): readonly string[] => path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? []
const isPrefix = (a: readonly string[], b: readonly string[]): boolean =>
  a.length <= b.length && a.every((token, at) => token === b[at])

/** Whether a step is about a place: at it, around it, or within it. */
function concerns(step: UpgradeStep, { path, kind }: BreakingChange): boolean {
  if (kind === 'slot') return step.step === 'rename-slot' && step.from === path
  if (step.step === 'rename-slot') return false
  const named = step.step === 'rename' ? [step.from, step.to] : [step.path]
  return named.map(tokens).some((one) => isPrefix(one, tokens(path)) || isPrefix(tokens(path), one))
}

/** The step that a developer most likely needs. */
function adviceFor({ path, kind }: BreakingChange): string {
  switch (kind) {
    case 'removed':
      return `{ step: 'rename', from: '${path}', to: '…' } or { step: 'remove', path: '${path}' }`
    case 'required':
      return `{ step: 'add', path: '${path}', value: … }`
    case 'responsive':
      return `{ step: 'add-devices', path: '${path}' } or { step: 'remove-devices', path: '${path}' }`
    case 'slot':
      return `{ step: 'rename-slot', from: '${path}', to: '…' }`
    default:
      return `{ step: 'change', path: '${path}', change: (value) => … }`
  }
}

const lockedSection = ({ version, slots, props }: SectionSpec): LockedSection => ({
  version,
  ...(slots && { slots: Object.keys(slots) }),
  props: bindingOf(props),
})

/** A lock of what there is now. */
export const schemaLock = (
  definitions: readonly SchemaNode[],
  records: Readonly<Record<string, SchemaNode>>,
  specs: readonly SectionSpec[],
): SchemaLock => ({
  definitions: Object.fromEntries(definitions.map((one) => [one.$id as string, bindingOf(one)])),
  records: Object.fromEntries(Object.entries(records).map(([name, schema]) => [name, bindingOf(schema)])),
  sections: Object.fromEntries(
    specs.toSorted((a, b) => (a.type < b.type ? -1 : 1)).map((spec) => [spec.type, lockedSection(spec)]),
  ),
})

/** What breaks in a section since its lock, and nothing brings stored values along. */
function brokenIn(spec: SectionSpec, locked: LockedSection, definitions: SchemaLock['definitions']): readonly string[] {
  const { type, version, upgrades = {} } = spec
  if (version < locked.version) return [`${type}: the version went back from ${locked.version} to ${version}.`]
  const slots = (locked.slots ?? [])
    .filter((name) => !Object.hasOwn(spec.slots ?? {}, name))
    .map((path): BreakingChange => ({ path, kind: 'slot', detail: 'is no longer a slot' }))
  const changes = [...breakingChanges(locked.props, spec.props, definitions), ...slots]
  const steps = Object.entries(upgrades).flatMap(([from, list]) => (Number(from) >= locked.version ? list : []))
  const next = version === locked.version ? version + 1 : version
  return changes
    .filter((change) => version === locked.version || !steps.some((step) => concerns(step, change)))
    .map((change) => {
      const write = `upgrades: { ${next - 1}: [${adviceFor(change)}] }`
      const what = version === locked.version ? `Set version: ${next} and write ${write}` : `Write ${write}`
      return `${type}: '${change.path}' ${change.detail}; what is stored and published would be lost. ${what}.`
    })
}

/**
 * What would lose stored values: breaking changes of sections since they were locked, without a new
 * version and steps that bring the values along; and of records (pages, menus, products …), which have
 * no versions and may only grow. One line for each, which says what to write.
 */
export function lockProblems(
  lock: SchemaLock,
  records: Readonly<Record<string, SchemaNode>>,
  specs: readonly SectionSpec[],
): readonly string[] {
  const ofSections = Object.entries(lock.sections).flatMap(([type, locked]) => {
    const spec = specs.find((one) => one.type === type)
    // A section that is gone is drawn as nothing; its values are kept.
    return spec ? brokenIn(spec, locked, lock.definitions) : []
  })
  const ofRecords = Object.entries(lock.records).flatMap(([name, locked]) => {
    const schema = records[name]
    if (!schema) return [`${name}: is gone.`]
    return breakingChanges(locked, schema, lock.definitions).map(
      ({ path, detail }) =>
        `${name}: '${path}' ${detail}; records have no versions. Keep it, and add a new property beside it.`,
    )
  })
  return [...ofSections, ...ofRecords]
}
