import type { Json, SchemaNode } from '@vitrine/schemas'
import { useLayoutEffect } from 'react'
import { missingText, problemText, type SetterTranslator } from '../../i18n/translator.ts'
import { filled } from '../../reading/filled.ts'
import type { ValueFault } from '../../reading/form-schema.ts'
import { wholeFaults } from '../../reading/whole-faults.ts'
import { useFormSurroundings } from '../form-context.ts'
import { nameInWords } from '../labels.ts'
import { WHOLE_NAME } from '../values/field-name.ts'
import { pathsOf } from './paths-of.ts'
import { type Submission, type ToldProblem, withoutUndefined } from './submission.ts'

interface SubmissionCheckProps {
  readonly submission: Submission
  /** Of the value that the form around is about. */
  readonly schema: SchemaNode
}

/** Tells a submission how the value of the form around is read and checked. It draws nothing. */
export function SubmissionCheck({ submission, schema }: SubmissionCheckProps) {
  const { form, schema: known, t } = useFormSurroundings()
  useLayoutEffect(() => {
    submission.readBy(() => {
      const shown = withoutUndefined(form.getFieldValue([WHOLE_NAME]) as Json | undefined)
      if (shown === undefined) return { shown, value: undefined, problems: [] }
      const value = filled(schema, shown, known)
      const problems = wholeFaults(schema, value, known).map((fault) => problemOf(fault, value, t))
      return { shown, value, problems }
    })
  }, [submission, schema, form, known, t])
  return null
}

function problemOf({ problem, steps }: ValueFault, value: Json, t: SetterTranslator): ToldProblem {
  return { paths: pathsOf(steps, value), ...textOf(problem, t) }
}

/** What is missing is called by the label of its field, once that is known. */
const textOf = (problem: ValueFault['problem'], t: SetterTranslator) =>
  problem.key === 'problem.required'
    ? { text: missingText(t, nameInWords(`${problem.params.missingProperty}`)), isMissing: true }
    : { text: problemText(t, problem) }
