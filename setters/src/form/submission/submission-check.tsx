import type { Json, SchemaNode } from '@vitrine/schemas'
import { useLayoutEffect } from 'react'
import { filled } from '../../reading/filled.ts'
import { wholeFaults } from '../../reading/whole-faults.ts'
import { useFormSurroundings } from '../form-context.ts'
import { WHOLE_NAME } from '../values/field-name.ts'
import { namesOfPlace } from './name-of-place.ts'
import type { Submission } from './submission.ts'
import { type PlacedProblem, toldProblem } from './told-problem.ts'
import { withoutUndefined } from './without-undefined.ts'

interface SubmissionCheckProps {
  readonly submission: Submission
  /** Of the value that the form around is about. */
  readonly schema: SchemaNode
}

/** Tells a submission how the value of the form around is read, checked and spoken of. It draws nothing. */
export function SubmissionCheck({ submission, schema }: SubmissionCheckProps) {
  const { form, schema: known, labelOf, t } = useFormSurroundings()
  useLayoutEffect(() => {
    const tell = (placed: PlacedProblem, value: Json) =>
      toldProblem(placed, value, namesOfPlace(placed.steps, schema, value, { schema: known, labelOf, t }), t)
    submission.readBy({
      read() {
        const shown = withoutUndefined(form.getFieldValue([WHOLE_NAME]) as Json | undefined)
        if (shown === undefined) return { shown, value: undefined, problems: [] }
        const value = filled(schema, shown, known)
        return { shown, value, problems: wholeFaults(schema, value, known).map((fault) => tell(fault, value)) }
      },
      told: tell,
    })
  }, [submission, schema, form, known, labelOf, t])
  return null
}
