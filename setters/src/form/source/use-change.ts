import { byIdOrIndex, isWithin, type Json, type Problem, type SchemaNode, updateIn } from '@vitrine/schemas'
import { problemText } from '../../i18n/translator.ts'
import { stepsOf } from '../../value-source/json-path.ts'
import { useFormSurroundings } from '../form-context.ts'

interface ChangeOptions {
  /** Whether the value is made of others: then a change counts that leaves no more wrong than there was. */
  readonly isComposed?: boolean
  /** Whether it is written at once, as JSON is: then a part of it that is missing is an error too. */
  readonly isEnteredWhole?: boolean
  /** Whether something is taken out of the value: then the rest has to be complete, if it was before. */
  readonly isTaken?: boolean
}

/** For values that are checked with the whole, and not by themselves. */
export const anything: SchemaNode = {}

/** What an edit makes wrong anywhere in the form's value, in words; only forms of foreign schemas look at that. */
function useMadeWrong(): (path: string, value: Json | undefined, completeAt?: string) => string | undefined {
  const { source, t, schema: form, isNewValue } = useFormSurroundings()
  const textOf = (problem: Problem, at: string): string => {
    const { path } = problem
    const text = problemText(t, problem)
    return path === '' || at === '' || isWithin(path, at) ? text : t('field.elsewhere', { field: path, text })
  }
  return (path, value, completeAt) => {
    if (!form.isForeign || isNewValue) return undefined
    const before = source.valueAt('')
    const after = updateIn(before, stepsOf(path), () => value, byIdOrIndex)
    const problem = after === undefined ? undefined : form.madeWrong(before, after, completeAt)
    return problem && textOf(problem, path)
  }
}

/**
 * How a field writes: what does not fit its schema, what would make another part of the value wrong, or
 * what the source refuses, goes nowhere, and is answered with the text of its error. Of a value that is
 * made of others, a change counts that leaves no more wrong than there was: else nothing could be taken
 * out of a list with two faulty items.
 */
export function useChange(
  path: string,
  schema: SchemaNode,
  { isComposed = false, isEnteredWhole = false, isTaken = false }: ChangeOptions = {},
): (value: Json) => string | undefined {
  const { source, t, schema: form } = useFormSurroundings()
  const madeWrong = useMadeWrong()
  return (value) => {
    const before = isComposed || isEnteredWhole ? source.valueAt(path) : undefined
    const complete = isEnteredWhole ? form.checkComplete(schema) : undefined
    const isWhole = complete !== undefined && (before === undefined || complete(before).length === 0)
    const check = complete && isWhole ? complete : form.check(schema)
    const problems = check(value)
    const [problem] = problems
    const isNoWorse = isComposed && before !== undefined && check(before).length >= problems.length
    if (problem && !isNoWorse) return problemText(t, problem)
    return madeWrong(path, value, isTaken ? '' : isEnteredWhole ? path : undefined) ?? source.set(path, value)
  }
}

/** How a field takes its value away; answers why it stays, where the rest would be wrong without it. */
export function useClear(path: string): () => string | undefined {
  const { source } = useFormSurroundings()
  const madeWrong = useMadeWrong()
  return () => {
    const error = path.endsWith(']') ? undefined : madeWrong(path, undefined, '')
    if (error === undefined) source.clear(path)
    return error
  }
}
