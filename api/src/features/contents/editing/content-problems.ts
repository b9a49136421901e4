import {
  arrivedForeignMediaOf,
  baseOrder,
  foreignMediaProblem,
  type MediaHosts,
  resolveContent,
  settingsProblems,
} from '@vitrine/model'
import { type ContentKind, type ContentRecord, checkOf, contentProps, type Problem } from '@vitrine/schemas'

/** What is checked of a record, whether it comes from a file or from a call. */
export type CheckedContent = Pick<ContentRecord, 'kind' | 'status' | 'settings' | 'publishedAt'>

/**
 * What is wrong with a record: its values in every language, languages that are not among `languages`,
 * and, when it is published, what visitors would miss in every language.
 */
export function contentProblems(
  { kind, status, settings, publishedAt }: CheckedContent,
  languages: ReadonlySet<string>,
  baseLanguage: string,
): readonly Problem[] {
  const isDate = publishedAt === undefined || !Number.isNaN(Date.parse(publishedAt))
  const stored = settingsProblems(contentProps[kind], settings, languages)
  return [
    ...(isDate ? [] : [{ path: 'publishedAt', key: 'problem.date', params: {} }]),
    ...(stored.length > 0 || status !== 'published' ? stored : resolvedProblems(kind, settings, baseLanguage)),
  ]
}

/** What visitors would miss of a record that is not published yet, by its place in the record. */
export const problemsWhenPublished = (
  { kind, settings }: Pick<ContentRecord, 'kind' | 'settings'>,
  baseLanguage: string,
): readonly Problem[] => resolvedProblems(kind, settings, baseLanguage).map(inRecord)

/** What a record may hold beside what its schema says. */
export interface ContentRules {
  readonly languages: ReadonlySet<string>
  readonly baseLanguage: string
  readonly hosts: MediaHosts
}

/**
 * What is wrong with a record that is to be stored, by its place in the record: `settings.props.name`. Pictures on
 * hosts that visitors load nothing from may stay where they stand already.
 */
export function problemsOf(
  record: CheckedContent,
  before: ContentRecord['settings'] | undefined,
  { languages, baseLanguage, hosts }: ContentRules,
): readonly Problem[] {
  const foreign = arrivedForeignMediaOf(record.kind, before, record.settings, hosts)
  return [...contentProblems(record, languages, baseLanguage), ...foreign.map(foreignMediaProblem)].map(inRecord)
}

/** The problem with the place of its value in the record. */
function inRecord(problem: Problem): Problem {
  const { path, language } = problem
  if (path === 'publishedAt') return problem
  const names = ['settings', ...(language === undefined ? ['props'] : ['editPropsByLangEnvMap', language]), path]
  return { ...problem, path: names.filter((name) => name !== '').join('.') }
}

/** What is published is shown at once, so it must be whole before anything is translated. */
function resolvedProblems(
  kind: ContentKind,
  settings: ContentRecord['settings'],
  baseLanguage: string,
): readonly Problem[] {
  const times = { createdAt: '', updatedAt: '' }
  const record = { id: '', kind, slug: '', status: 'published', order: 0, revision: 1, ...times, settings } as const
  const { props } = resolveContent(record, baseOrder(baseLanguage))
  return checkOf(contentProps[kind])(props)
}
