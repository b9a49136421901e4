import { baseLanguage } from '@vitrine/model'
import type { ContentChanges, ContentRecord } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { InvalidQuestion } from '../../../http/question/question.ts'
import { mediaHostsOf } from '../../domains/media-hosts.ts'
import { configuredLanguages } from './configured-languages.queries.ts'
import { problemsOf } from './content-problems.ts'
import { withNotes } from './translation-notes.ts'

/** A record with what is asked of it; what is left out stays. */
export const changed = (
  record: ContentRecord,
  { slug, status, order, publishedAt, settings }: ContentChanges,
): ContentRecord => ({
  ...record,
  ...(slug !== undefined && { slug }),
  ...(status && { status }),
  ...(order !== undefined && { order }),
  ...(publishedAt !== undefined && { publishedAt }),
  ...(settings && { settings }),
})

/**
 * A record after a change, checked, with its translations noted; one that is new has the revision 0.
 *
 * @throws InvalidQuestion when it may not be stored so.
 */
export async function nextRevision(
  record: ContentRecord,
  changes: ContentChanges,
  context: MemberContext,
): Promise<ContentRecord> {
  const { account, tenant, storage } = context
  const at = new Date().toISOString()
  const before = record.revision > 0 ? record.settings : undefined
  const next = changed(record, changes)
  // What is stored in a language that is no longer spoken may stay.
  const known = Object.keys(before?.editPropsByLangEnvMap ?? {})
  const languages = new Set([...(await configuredLanguages(storage.db, tenant)), ...known])
  const hosts = await mediaHostsOf(context, storage.db)
  const problems = problemsOf(next, before, { languages, hosts, baseLanguage: baseLanguage(tenant) })
  if (problems.length > 0) throw new InvalidQuestion(problems)
  const shownSince = next.publishedAt ?? (next.status === 'published' ? at : undefined)
  return {
    ...next,
    revision: record.revision + 1,
    updatedAt: at,
    ...(shownSince !== undefined && { publishedAt: new Date(shownSince).toISOString() }),
    settings: withNotes(record.kind, before, next.settings, { by: account.name, at }),
  }
}
