import type { Json, SchemaNode } from '@vitrine/schemas'
import { useFormSurroundings } from './form-context.ts'

/**
 * How a field writes: what does not fit its schema, or what the source refuses, goes nowhere, and is
 * answered with the text of its error. Of a value that is made of others, a change counts that leaves
 * no more wrong than there was: else nothing could be taken out of a list with two faulty items.
 */
export function useChange(
  path: string,
  schema: SchemaNode,
  { isComposed = false }: { readonly isComposed?: boolean } = {},
): (value: Json) => string | undefined {
  const { source, services, schema: form } = useFormSurroundings()
  return (value) => {
    const check = form.check(schema)
    const problems = check(value)
    const [problem] = problems
    const before = isComposed && problem ? source.get(path).value : undefined
    const isNoWorse = before !== undefined && check(before).length >= problems.length
    return problem && !isNoWorse ? services.words(problem.key, problem.params) : source.set(path, value)
  }
}
