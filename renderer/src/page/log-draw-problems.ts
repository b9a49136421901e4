import type { DrawProblem } from './walk.ts'

/** Something that is missing is the owner's to add; anything else is an error of ours or of the document. */
export function levelOf({ kind }: DrawProblem): 'info' | 'warn' | 'error' {
  if (kind === 'threw') return 'error'
  return kind === 'untranslated' || kind === 'missing-image' ? 'info' : 'warn'
}

/** What the log may know of a problem, which it names `finding`: never the values of a page. */
export function aboutProblem(problem: DrawProblem): object {
  if (problem.kind === 'threw')
    return { finding: problem.kind, component: problem.component, type: problem.type, err: problem.error }
  return {
    finding: problem.kind,
    component: problem.component.id,
    type: problem.component.type,
    ...('paths' in problem && { paths: problem.paths }),
  }
}
