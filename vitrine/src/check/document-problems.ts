import { checkDraft, type Finding, type Specs } from '@vitrine/model'
import { checkOf, draft as draftSchema, type Problem } from '@vitrine/schemas'
import type { ReadDocument } from '../documents/read-documents.ts'

/** One thing that is wrong with a document, and whether it keeps it from being published. */
export interface DocumentProblem {
  readonly level: Finding['level']
  readonly line: string
}

const placeOf = ({ page, part, menu, component, language, path }: Partial<Finding>): string =>
  [page && `page ${page}`, part, menu && `menu ${menu}`, component, language && `(${language})`, path]
    .filter((one) => one !== undefined && one !== '')
    .join(' ')

/** What is wrong with a site: what its schema refuses, and if nothing, what is found before a publish. */
export function* documentProblems(
  document: ReadDocument,
  specs: Specs,
  say: (problem: Pick<Problem, 'key' | 'params'>) => string,
): Generator<DocumentProblem> {
  if (document.kind === 'editions') return
  const refused = checkOf(draftSchema)(document.site)
  const line = (of: Partial<Finding> & Pick<Problem, 'key' | 'params'>) =>
    [document.name, placeOf(of), say(of)].filter((part) => part !== '').join(': ')
  for (const problem of refused) yield { level: 'error', line: line(problem) }
  if (refused.length > 0) return
  for (const finding of checkDraft({ draft: document.site, specs })) yield { level: finding.level, line: line(finding) }
}
