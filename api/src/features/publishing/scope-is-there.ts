import { enabledLanguages, type PublishScope } from '@vitrine/model'
import { CallError } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { readForSave } from '../drafts/store/draft-changes.queries.ts'
import { releaseOf, shownRelease } from './releases.queries.ts'

/** A publish that is limited to languages or pages must name some that are there, or that visitors see. @throws CallError */
export async function scopeIsThere(
  { storage, tenant, parts, t }: MemberContext,
  draftsId: string,
  { languages, pages }: PublishScope,
): Promise<void> {
  if (!languages && !pages) return
  const { draft } =
    (await readForSave(storage.db, parts.specs, tenant.id, draftsId, { pages: [], records: true })) ?? {}
  if (!draft) throw new CallError('not_found')
  const spoken = enabledLanguages(draft.globalConfiguration)
  const language = languages?.find((code) => !spoken.includes(code))
  if (language !== undefined)
    throw new CallError('invalid_request', {
      fields: { languages: t('problem.languageNotConfigured', { language }) },
    })
  const strange = pages?.filter((id) => !draft.pagesList.some((one) => one.id === id)) ?? []
  // A page that was deleted in the draft is published to take it from visitors.
  const shown = strange.length > 0 ? await shownPages(storage.db, tenant.id) : new Set()
  const page = strange.find((id) => !shown.has(id))
  if (page !== undefined)
    throw new CallError('invalid_request', { fields: { pages: t('refusal.unknownPage', { page }) } })
}

/** The ids of the pages that visitors are shown. */
async function shownPages(db: Database, tenantId: string): Promise<ReadonlySet<string>> {
  const current = (await shownRelease(db, tenantId))?.current_release ?? undefined
  if (current === undefined) return new Set()
  const { languages } = await releaseOf(db, tenantId, current)
  return new Set(Object.values(languages).flatMap(({ pages }) => pages.map(({ id }) => id)))
}
