import type { Json } from '@vitrine/schemas'
import { useLayoutEffect } from 'react'
import { type BranchAt, branchOf, branchSchema } from '../../reading/branches.ts'
import { filled } from '../../reading/filled.ts'
import { wholeFaults } from '../../reading/whole-faults.ts'
import { useFormSurroundings } from '../form-context.ts'
import { pathsOf } from '../submission/paths-of.ts'
import type { SubmissionCheckProps } from '../submission/submission.ts'
import { type PlacedProblem, toldProblem } from '../submission/told-problem.ts'
import { WHOLE_NAME } from '../values/field-name.ts'
import { namesOfPlace } from './name-of-place.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Tells a submission how the value of the form around is read, checked and spoken of. It draws nothing. */
export function SubmissionCheck({ submission, schema }: SubmissionCheckProps) {
  const { form, schema: known, labelOf, t } = useFormSurroundings()
  useLayoutEffect(() => {
    /** The branch that is shown: the one that was chosen, as long as what is there may be of it. */
    const branchIn =
      (whole: Json): BranchAt =>
      (union, value, steps) => {
        const chosen = pathsOf(steps, whole)
          .map((path) => submission.chosenAt(path, union.branches.length))
          .find((at) => at !== undefined)
        const branch = chosen === undefined ? undefined : union.branches[chosen]
        const mayBe = branch && value !== undefined && known.check(branchSchema(union, branch))(value).length === 0
        return mayBe && chosen !== undefined ? chosen : branchOf(union, value, known)
      }
    const tell = (placed: PlacedProblem, value: Json) => {
      const around = { schema: known, branchAt: branchIn(value), labelOf, t }
      return toldProblem(placed, value, namesOfPlace(placed.steps, schema, value, around), t)
    }
    submission.readBy({
      read() {
        const shown = withoutUndefined(form.getFieldValue([WHOLE_NAME]) as Json | undefined)
        if (shown === undefined) return { shown, value: undefined, problems: [] }
        const ask = { form: known, branchAt: branchIn(shown) }
        const value = filled(schema, shown, ask)
        const faults = wholeFaults(schema, value, ask)
        // Defaults of others do not make wrong what fits without them.
        if (faults.length > 0 && value !== shown && known.faults(schema)(shown).length === 0)
          return { shown, value: shown, problems: [] }
        return { shown, value, problems: faults.map((fault) => tell(fault, value)) }
      },
      told: tell,
    })
  }, [submission, schema, form, known, labelOf, t])
  return null
}
