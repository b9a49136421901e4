import {
  checkOf,
  getIn,
  isObject,
  type JsonObject,
  type Problem,
  type ResolvedComponent,
  type SectionProps,
  schemaAt,
  type UpgradeStep,
} from '@vitrine/schemas'
import { resolvedRewrite } from '../upgrade/upgrade-steps.ts'
import type { ValueChange } from './change.ts'
import { mapChanges, movingRewrites, propsChanges } from './settings-changes.ts'

/** What is different between a published component and what it is drawn as, value by value. */
export function* resolvedChanges(
  before: ResolvedComponent,
  after: ResolvedComponent,
  steps: readonly UpgradeStep[],
): Generator<ValueChange> {
  const rewrites = movingRewrites(steps, resolvedRewrite)
  yield* propsChanges(before.props, after.props, rewrites)
  for (const change of mapChanges(before.mobile ?? {}, after.mobile ?? {}, rewrites))
    yield { ...change, device: 'mobile' }
}

/** Whether something is only missing that has a default. */
function hasDefault(props: SectionProps, { path, key, params }: Problem): boolean {
  if (key !== 'problem.required') return false
  const name = String(params.missingProperty)
  return schemaAt(props, path === '' ? name : `${path}.${name}`)?.default !== undefined
}

/** What was published, and is shown nowhere or is no longer taken. */
export function* resolvedLosses(props: SectionProps, component: ResolvedComponent): Generator<ValueChange> {
  const known = new Set<string>()
  for (const problem of checkOf(props)(component.props)) {
    if (hasDefault(props, problem)) continue
    const isUnknown = problem.key === 'problem.unknownProperty'
    const name = String(problem.params.additionalProperty)
    const path = isUnknown ? (problem.path === '' ? name : `${problem.path}.${name}`) : problem.path
    if (known.has(path)) continue
    known.add(path)
    const at: unknown = path === '' ? component.props : getIn(component.props as JsonObject, path)
    const value = isObject(at) ? (at as JsonObject) : getIn(component.props as JsonObject, path)
    const values = value === undefined ? {} : { before: value, after: value }
    yield isUnknown ? { kind: 'orphaned', path, ...values } : { kind: 'invalid', path, ...values, why: problem.key }
  }
}
