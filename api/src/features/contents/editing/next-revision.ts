import { arrivedForeignMediaOf, baseLanguage, foreignMediaProblem } from '@vitrine/model'
import type { ContentChanges, ContentRecord, Problem } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { InvalidQuestion } from '../../../http/question/question.ts'
import { mediaHostsOf } from '../../domains/media-hosts.ts'
import { configuredLanguages } from './configured-languages.queries.ts'
import { contentProblems } from './content-problems.ts'
import { withNotes } from './translation-notes.ts'

/**
 * A record after a change, checked, with its translations noted; one that is new has the revision 0.
 *
 * @throws InvalidQuestion when it may not be stored so.
 */
export async function nextRevision(
  record: ContentRecord,
  { slug, status, order, publishedAt, settings }: ContentChanges,
  context: MemberContext,
): Promise<ContentRecord> {
  const { account, tenant, storage } = context
  const at = new Date().toISOString()
  const before = record.revision > 0 ? record.settings : undefined
  const next = {
    ...record,
    ...(slug !== undefined && { slug }),
    ...(status && { status }),
    ...(order !== undefined && { order }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(settings && { settings }),
  }
  // What is stored in a language that is no longer spoken may stay.
  const known = Object.keys(before?.editPropsByLangEnvMap ?? {})
  const languages = new Set([...(await configuredLanguages(storage.db, tenant)), ...known])
  const problems = contentProblems(next, languages, baseLanguage(tenant))
  const foreign = arrivedForeignMediaOf(next.kind, before, next.settings, await mediaHostsOf(context, storage.db))
  const all = [...problems, ...foreign.map(foreignMediaProblem)]
  if (all.length > 0) throw new InvalidQuestion(all.map(inQuestion))
  const shownSince = next.publishedAt ?? (next.status === 'published' ? at : undefined)
  return {
    ...next,
    revision: record.revision + 1,
    updatedAt: at,
    ...(shownSince !== undefined && { publishedAt: new Date(shownSince).toISOString() }),
    settings: withNotes(record.kind, before, next.settings, { by: account.id, at }),
  }
}

/** The problem with the place of its value in the question. */
function inQuestion(problem: Problem): Problem {
  const { path, language } = problem
  if (path === 'publishedAt') return problem
  const names = ['settings', ...(language === undefined ? ['props'] : ['editPropsByLangEnvMap', language]), path]
  return { ...problem, path: names.filter((name) => name !== '').join('.') }
}
