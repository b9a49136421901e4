import type { Json, Problem } from '@vitrine/schemas'
import type { Submission } from '../form/submission/submission.ts'
import type { ToldProblem } from '../form/submission/told-problem.ts'
import { stepsOf } from '../value-source/json-path.ts'

/** What is wrong with a value that was sent: where, and the key of a message or the message itself. */
export type AnsweredProblem = Pick<Problem, 'path' | 'key'> & Partial<Pick<Problem, 'params'>>

/** The steps of a path (`items[0].name`) or of a JSON pointer (`/items/0/name`). */
function stepsIn(path: string): readonly (string | number)[] {
  const isPlace = (step: string) => /^\d+$/.test(step)
  if (path.startsWith('/'))
    return path
      .split('/')
      .slice(1)
      .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
      .map((step) => (isPlace(step) ? Number(step) : step))
  return stepsOf(path).map((step) => ('name' in step ? step.name : isPlace(step.item) ? Number(step.item) : step.item))
}

/** What the application answered, as the form tells it. */
export function toldOf(
  problems: readonly AnsweredProblem[],
  value: Json,
  submission: Submission,
): readonly ToldProblem[] {
  return problems.flatMap(({ path, key, params = {} }) => {
    const told = submission.told({ problem: { key, params }, steps: stepsIn(path) }, value)
    return told ? [{ ...told, paths: [...new Set([...told.paths, ...(path.startsWith('/') ? [] : [path])])] }] : []
  })
}
