import type { Release } from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'

/** So many pages are named in one statement. */
const AT_ONCE = 500

/** What visitors see of each page of a release: its editions, language by language. */
function shownIn(release: Release | undefined): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  // Stored ones have their languages in another order than new ones.
  const languages = Object.entries(release?.languages ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [language, { pages }] of languages)
    for (const { id, edition } of pages) shown.set(id, `${shown.get(id) ?? ''} ${language} ${edition}`)
  return shown
}

/**
 * Notes on the pages of a draft when visitors were shown them as they are now, and takes the note off those
 * that they see no longer. To be called inside the transaction that moves the pointer.
 */
export async function notePublishedPages(
  db: Database,
  tenantId: string,
  { before, after }: { readonly before: Release | undefined; readonly after: Release },
): Promise<void> {
  // A release of another draft takes the place of this one's pages altogether.
  const isSameDraft = before?.draftsId === after.draftsId
  if (before && !isSameDraft)
    await db
      .updateTable('draft_pages')
      .set({ published_at: null })
      .where('tenant_id', '=', tenantId)
      .where('draft_id', '=', Number(before.draftsId))
      .execute()
  const [was, is] = [shownIn(isSameDraft ? before : undefined), shownIn(after)]
  const at = new Date().toISOString()
  const note = async (pages: readonly string[], published_at: string | null) => {
    for (let from = 0; from < pages.length; from += AT_ONCE)
      await db
        .updateTable('draft_pages')
        .set({ published_at })
        .where('tenant_id', '=', tenantId)
        .where('draft_id', '=', Number(after.draftsId))
        .where('page_id', 'in', pages.slice(from, from + AT_ONCE))
        .execute()
  }
  await note(
    [...is].filter(([id, shown]) => was.get(id) !== shown).map(([id]) => id),
    at,
  )
  await note(
    [...was.keys()].filter((id) => !is.has(id)),
    null,
  )
}
