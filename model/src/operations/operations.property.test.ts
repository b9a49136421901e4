import { checkOf, type Operation, operation as operationSchema } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { everything as draft } from '../../fixtures/operations.ts'
import { longRun, manyRuns } from '../../fixtures/property-runs.ts'
import { anyOperationInput, maker, type OperationInput } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Editable } from '../document/editing.ts'
import { structureProblems } from '../document/nesting.ts'
import { apply, applyAll, type Done } from './apply.ts'

const check = checkOf(operationSchema)
const operationInputs = fc.array(anyOperationInput, { minLength: 1, maxLength: 25 })

/** Applies what can be applied, and tells how many were refused. */
function play(from: Editable, given: readonly OperationInput[]) {
  const make = maker('x')
  const done: Done[] = []
  let current = from
  for (const one of given) {
    const operation = make(current, one)
    if (!operation) continue
    expect(check(operation)).toEqual([])
    const outcome = apply(current, operation, specs)
    if ('error' in outcome) continue
    expect(check(outcome.inverse)).toEqual([])
    current = outcome.draft
    done.push({ operation: outcome.operation, inverse: outcome.inverse })
  }
  return { draft: current, done }
}

function all(from: Editable, operations: readonly Operation[]): Editable {
  const outcome = applyAll(from, operations, specs)
  if ('error' in outcome) throw new Error(JSON.stringify(outcome))
  return outcome.draft
}

it(
  'takes any sequence back: inverses in reverse give the draft before, and again the one after',
  () => {
    fc.assert(
      fc.property(operationInputs, (given) => {
        const { draft: after, done } = play(draft, given)
        const inverses = done.map(({ inverse }) => inverse).toReversed()
        const back = applyAll(after, inverses, specs)
        if ('error' in back) throw new Error(JSON.stringify(back))
        expect(back.draft).toEqual(draft)
        expect(all(back.draft, back.done.map(({ inverse }) => inverse).toReversed())).toEqual(after)
      }),
      manyRuns,
    )
  },
  longRun,
)

it(
  'does the same to a batch as to one after the other, and after a way through JSON',
  () => {
    fc.assert(
      fc.property(operationInputs, (given) => {
        const { draft: after, done } = play(draft, given)
        const sent = JSON.parse(JSON.stringify(done)) as readonly Done[]
        const batch = applyAll(
          JSON.parse(JSON.stringify(draft)),
          sent.map(({ operation }) => operation),
          specs,
        )
        expect(batch).toEqual({ draft: after, done })
      }),
      manyRuns,
    )
  },
  longRun,
)

it(
  'leaves every page with a structure that has nothing wrong',
  () => {
    fc.assert(
      fc.property(operationInputs, (given) => {
        const { draft: after } = play(draft, given)
        for (const structure of Object.values(after.pageSchemaMap))
          expect(structureProblems(structure, specs)).toEqual([])
      }),
      manyRuns,
    )
  },
  longRun,
)

it(
  'never writes to a draft that it was given',
  () => {
    const before = structuredClone(draft)
    fc.assert(
      fc.property(operationInputs, (given) => {
        play(draft, given)
        expect(draft).toEqual(before)
      }),
      manyRuns,
    )
  },
  longRun,
)
