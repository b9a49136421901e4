import { baseOrder, resolveContent, settingsProblems } from '@vitrine/model'
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
