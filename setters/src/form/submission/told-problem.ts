import type { Json, Problem } from '@vitrine/schemas'
import { missingText, problemText, type SetterTranslator } from '../../i18n/translator.ts'
import { pathsOf } from './paths-of.ts'

/** One thing that is wrong with the value of a form, in words. */
export interface ToldProblem {
  /** The paths that its field may go by: by the ids of items, and by their places. The first is the place in the value. */
  readonly paths: readonly string[]
  readonly text: string
  /** The same beside others, with the labels of its field and of those around it. */
  readonly line: string
}

/** Something that is wrong with a value, and where: names, and places in lists. */
export interface PlacedProblem {
  readonly problem: Pick<Problem, 'key' | 'params'>
  readonly steps: readonly (string | number)[]
}

/** A problem in words, beside its field and beside others; what is missing is called by the label of its field. */
export function toldProblem(
  { problem, steps }: PlacedProblem,
  value: Json,
  names: readonly string[],
  t: SetterTranslator,
): ToldProblem {
  const paths = pathsOf(steps, value)
  const label = names.join(' › ')
  if (problem.key === 'problem.required')
    return { paths, text: missingText(t, names.at(-1) ?? ''), line: missingText(t, label) }
  const text = problemText(t, problem)
  return { paths, text, line: label === '' ? text : t('form.problemAt', { label, text }) }
}
