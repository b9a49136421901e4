import { newId, type Operation } from '@vitrine/schemas'
import type { Editable, WithoutId } from '../document/editing.ts'
import type { Specs } from '../document/specs.ts'
import { apply } from '../operations/apply.ts'
import type { OperationError } from '../operations/operation-error.ts'

/** Operations that are made one after the other, each on what the ones before it have left. */
export interface Plan {
  readonly draft: Editable
  readonly specs: Specs
  readonly operations: readonly Operation[]
  /** Why the next one could not be applied. */
  readonly error?: OperationError
}

export const planOn = (draft: Editable, specs: Specs): Plan => ({ draft, specs, operations: [] })

/** A plan with more operations; after one that is refused, nothing is added. */
export function planned(plan: Plan, steps: readonly WithoutId[]): Plan {
  let { draft } = plan
  if (plan.error) return plan
  const operations = [...plan.operations]
  for (const step of steps) {
    const operation = { ...step, id: newId() } as Operation
    const outcome = apply(draft, operation, plan.specs)
    if ('error' in outcome) return { ...plan, draft, operations, error: outcome.error }
    operations.push(outcome.operation)
    draft = outcome.draft
  }
  return { ...plan, draft, operations }
}
