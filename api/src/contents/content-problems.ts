import { resolveContent, settingsProblems } from '@vitrine/model'
import {
  type Check,
  type ContentKind,
  type ContentRecord,
  checkOf,
  contentKinds,
  contentProps,
  type Problem,
} from '@vitrine/schemas'

/** What is checked of a record, whether it comes from a file or from a call. */
export type CheckedContent = Pick<ContentRecord, 'kind' | 'status' | 'settings' | 'publishedAt'>

const whole = Object.fromEntries(contentKinds.map((kind) => [kind, checkOf(contentProps[kind])])) as Record<
  ContentKind,
  Check
>

/**
 * What is wrong with a record: its values in every language, languages that are not among `languages`,
 * and, when it is published, what visitors would miss in the default language.
 */
export function contentProblems(
  { kind, status, settings, publishedAt }: CheckedContent,
  languages: ReadonlySet<string>,
  defaultLanguage: string,
): readonly Problem[] {
  const isDate = publishedAt === undefined || !Number.isNaN(Date.parse(publishedAt))
  const stored = settingsProblems(contentProps[kind], settings, languages)
  return [
    ...(isDate ? [] : [{ path: 'publishedAt', key: 'problem.date', params: {} }]),
    ...(stored.length > 0 || status !== 'published' ? stored : resolvedProblems(kind, settings, defaultLanguage)),
  ]
}

/** What is published is shown at once, so it must be whole in the default language. */
function resolvedProblems(
  kind: ContentKind,
  settings: ContentRecord['settings'],
  language: string,
): readonly Problem[] {
  const times = { createdAt: '', updatedAt: '' }
  const record = { id: '', kind, slug: '', status: 'published', order: 0, revision: 1, ...times, settings } as const
  const { props } = resolveContent(record, { language, chain: [language], defaultLanguage: language })
  return whole[kind](props)
}
