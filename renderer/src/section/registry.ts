import { resolve } from '@vitrine/model'
import {
  type Check,
  checkOf,
  type Preset,
  type Problem,
  places,
  type SchemaNode,
  type SectionProps,
  type SectionSpec,
  schemaAt,
  siblingPath,
  storedOf,
  verifySchema,
} from '@vitrine/schemas'
import { cssFormOf, isChoice } from './css-values.ts'
import { type Registry, registryOf, twinsIn } from './prepared-section.ts'
import { RegistryError } from './registry-error.ts'
import type { Section } from './section.ts'

export interface RegistryOptions {
  /** That the same sections were registered before, as by the server that serves this script: they are believed. */
  readonly areVerified?: boolean
  /** `none`: neither sections nor values are checked, as where checks cannot be compiled (`canCompile`). */
  readonly checks?: 'compile' | 'none'
}

/**
 * Registers sections.
 *
 * @throws RegistryError naming every twin, unknown `$ref`, misspelt keyword, and every default,
 * preset or example that does not fit its schema.
 */
export function createRegistry(
  sections: readonly Section[],
  { areVerified = false, checks = 'compile' }: RegistryOptions = {},
): Registry {
  const isChecked = checks !== 'none'
  if (isChecked && !areVerified) verify(sections)
  return registryOf(sections, ({ props }) => (isChecked ? lazily(() => checkOf(props)) : undefined))
}

/** Compiled when the first values are checked: a page has few of the sections that are registered. */
function lazily(make: () => Check): Check {
  let check: Check | undefined
  return (value, place) => {
    check ??= make()
    return check(value, place)
  }
}

/** @throws RegistryError with everything that is wrong with the sections. */
function verify(sections: readonly Section[]): void {
  const types = new Set(sections.map(({ spec }) => spec.type))
  const reasons = [...twinsIn(sections)]
  for (const { spec } of sections)
    for (const reason of reasonsAgainst(spec, types)) reasons.push(`${spec.type}: ${reason}`)
  if (reasons.length > 0) throw new RegistryError(reasons)
}

const describe = (problem: Problem) =>
  `${problem.path === '' ? 'the whole' : `'${problem.path}'`} (${problem.key} ${JSON.stringify(problem.params)})`

function* reasonsAgainst(spec: SectionSpec, types: ReadonlySet<string>): Generator<string> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(spec.type)) yield `the type must be lower case with hyphens.`
  if (!Number.isInteger(spec.version) || spec.version < 1) yield `the version must be a whole number from 1 on.`
  try {
    for (const place of places(spec.props)) yield* reasonsAgainstPlace(spec.props, place.pattern, place.node)
    verifySchema(spec.props)
  } catch (error) {
    // ajv and deref say which keyword or $ref it is.
    yield error instanceof Error ? error.message : String(error)
    return
  }
  yield* reasonsAgainstValues(spec)
  for (let version = 1; version < spec.version; version++)
    if (!spec.upgrades?.[version]) yield `upgrades lack the steps from version ${version} to ${version + 1}.`
  const named = [
    ...(spec.nesting?.within ?? []),
    ...Object.values(spec.slots ?? {}).flatMap(({ accepts }) => accepts ?? []),
  ]
  for (const type of named) if (!types.has(type)) yield `nesting names '${type}', which is not registered.`
  for (const { id, slots = {} } of spec.presets)
    for (const [slot, children] of Object.entries(slots)) {
      if (!Object.hasOwn(spec.slots ?? {}, slot)) yield `preset '${id}' fills the slot '${slot}', which does not exist.`
      for (const { type } of children)
        if (!types.has(type)) yield `preset '${id}' brings along '${type}', which is not registered.`
    }
}

function* reasonsAgainstPlace(props: SectionProps, pattern: string, node: SchemaNode): Generator<string> {
  if (node.responsive && !(cssFormOf(node) || isChoice(node) || node.$id === 'image'))
    yield `'${pattern}' cannot be responsive: CSS can express numbers with a unit, colours, choices, switches and images.`
  if (node.responsive && node.$id === 'spacing')
    yield `'${pattern}' cannot be responsive: a spacing holds pc and mobile itself.`
  if (typeof node.heading === 'string') {
    const sibling = siblingPath(pattern, node.heading)
    const known = sibling.includes('[]') ? true : schemaAt(props, sibling) !== undefined
    if (!known) yield `'${pattern}' takes its heading level from '${sibling}', which does not exist.`
  }
}

function* reasonsAgainstValues(spec: SectionSpec): Generator<string> {
  const stored = checkOf(storedOf(spec.props))
  const resolved = checkOf(spec.props)
  const chain = { language: 'en', chain: ['en'], baseLanguage: 'en' }
  const values: (readonly [name: string, props: Preset['props']])[] = [
    ['the defaults', {}],
    ...spec.presets.map((preset) => [`preset '${preset.id}'`, preset.props] as const),
    ...(spec.examples ?? []).map((example, at) => [`example ${at + 1}`, example] as const),
  ]
  for (const [name, props] of values) {
    const problems = stored(props)
    // What does not fit as a stored value would only repeat itself when resolved.
    const all = problems.length > 0 ? problems : resolved(resolve(spec.props, { props }, chain).props)
    for (const problem of all) yield `${name} does not fit at ${describe(problem)}.`
  }
  for (const { pattern, node } of places(spec.props)) {
    if (node.default === undefined || pattern.includes('[]')) continue
    // A shared definition stands here with what is said beside its `$ref`; its name is taken already.
    const { $id: _id, ...here } = node
    for (const problem of checkOf(here)(node.default))
      yield `the default of '${pattern}' does not fit: ${describe(problem)}.`
  }
}
