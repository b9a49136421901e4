import { getIn, type Json, type SchemaNode } from '@vitrine/schemas'
import { type BranchAt, branchSchema, type Steps, unionOf } from './branches.ts'
import { valuesOf } from './choices.ts'
import type { FormSchema, ValueFault } from './form-schema.ts'

/** So deep are choices looked into that stand in choices. */
const DEPTH = 12

const isChoice = ({ keyword }: ValueFault): boolean => keyword === 'oneOf' || keyword === 'anyOf'
const startsWith = (steps: Steps, start: Steps): boolean => start.every((step, at) => steps[at] === step)
const isLonger = (one: ValueFault, other: ValueFault): number => one.steps.length - other.steps.length

function valueAt(value: Json, steps: Steps): Json | undefined {
  let inner: Json | undefined = value
  for (const step of steps)
    inner = getIn(inner, [typeof step === 'number' ? { item: `${step}` } : { name: step }], (_, at) => Number(at))
  return inner
}

interface Ask {
  readonly form: FormSchema
  readonly branchAt: BranchAt
}

/**
 * All that is wrong with a value, each thing once. Of a choice between several schemas a check says what is wrong with
 * each of them; here only the one counts whose fields the form shows.
 *
 * @param place where the value stands, for the branches that were chosen
 */
export function wholeFaults(
  schema: SchemaNode,
  value: Json,
  ask: Ask,
  place: Steps = [],
  depth = 0,
): readonly ValueFault[] {
  let faults = ask.form.faults(schema)(value)
  const choices = faults.filter(isChoice).sort(isLonger)
  const settled: ValueFault[] = []
  for (const choice of choices) {
    if (!faults.includes(choice)) continue
    const inside = (fault: ValueFault) => startsWith(fault.steps, choice.steps)
    const others = faults.filter((fault) => fault !== choice && inside(fault))
    const own = depth < DEPTH ? faultsOfChoice(choice, valueAt(value, choice.steps), ask, place, depth) : undefined
    if (own) {
      faults = faults.filter((fault) => !inside(fault))
      settled.push(...own)
    } else if (others.some((fault) => !isChoice(fault))) faults = faults.filter((fault) => fault !== choice)
  }
  return once([...settled, ...faults])
}

/** What is wrong with the branch that a value is of; nothing where the branches are no kinds of value. */
function faultsOfChoice(
  choice: ValueFault,
  value: Json | undefined,
  ask: Ask,
  place: Steps,
  depth: number,
): readonly ValueFault[] | undefined {
  if (value === undefined) return undefined
  const { node, isNullable } = ask.form.read(choice.by)
  const values = valuesOf(node)
  if (values.length > 0) {
    const allowedValues = values.map(({ value: one, title }) => title ?? JSON.stringify(one)).join(', ')
    return [{ ...choice, problem: { ...choice.problem, key: 'problem.enum', params: { allowedValues } } }]
  }
  const steps = [...place, ...choice.steps]
  const union = unionOf(node, ask.form)
  const branch = union?.branches[ask.branchAt(union, value, steps)]
  const schema = union ? branch && branchSchema(union, branch) : isNullable ? node : undefined
  if (schema === undefined || schema === choice.by) return undefined
  const inner = wholeFaults(schema, value, ask, steps, depth + 1)
  // Two branches fit, and only one may: that is said of the choice itself.
  if (inner.length === 0) return undefined
  return inner.map((fault) => ({ ...fault, steps: [...choice.steps, ...fault.steps] }))
}

function once(faults: readonly ValueFault[]): readonly ValueFault[] {
  const seen = new Set<string>()
  return faults.filter(({ steps, problem: { key, params } }) => {
    const name = JSON.stringify([steps, key, params])
    return !seen.has(name) && seen.add(name)
  })
}
