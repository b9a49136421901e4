import { enabledLanguages, type PublishScope } from '@vitrine/model'
import { CallError } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { readForSave } from '../drafts/store/draft-changes.queries.ts'

/** A publish that is limited to languages or pages must name some that are there. @throws CallError */
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
  const page = pages?.find((id) => !draft.pagesList.some((one) => one.id === id))
  if (page !== undefined)
    throw new CallError('invalid_request', { fields: { pages: t('refusal.unknownPage', { page }) } })
}
