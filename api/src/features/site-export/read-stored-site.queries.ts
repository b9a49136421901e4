import { CallError, contentKinds, type Draft } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { allContents, type StoredContent } from '../contents/contents.queries.ts'
import { replyTemplatesOf, type WrittenTemplate } from '../conversations/templates/reply-templates.queries.ts'
import { type Association, associationsOf } from '../drafts/associations/associations.queries.ts'
import { readStoredDraft } from '../drafts/store/drafts.queries.ts'
import { allMedia, type Media } from '../media/media.queries.ts'
import { redirectsOf } from '../redirects/redirects.queries.ts'
import { readFacts } from '../sites/site-facts.ts'

/** Everything that is exported of a site, but the bytes of its media. */
export interface StoredSite {
  readonly site: Readonly<Record<string, unknown>>
  readonly draft: Draft
  readonly contents: readonly StoredContent[]
  readonly redirects: readonly object[]
  readonly replyTemplates: readonly WrittenTemplate[]
  readonly associations: ReadonlyMap<string, readonly Association[]>
  readonly media: readonly Media[]
}

export async function readStoredSite(db: Database, tenantId: string, draftsId?: string): Promise<StoredSite> {
  const tenant = await db.selectFrom('tenants').selectAll().where('id', '=', tenantId).executeTakeFirst()
  const first = await db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .executeTakeFirst()
  const draft = first && (await readStoredDraft(db, tenantId, draftsId ?? String(first.id)))
  if (!tenant || !draft) throw new CallError('not_found')
  const domains = await db
    .selectFrom('domains')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute()
  const { systemPages } = fromJson(tenant.settings)
  const redirects = await redirectsOf(db, tenantId)
  return {
    site: {
      clientId: tenant.client_id,
      name: tenant.name,
      ...(domains.length > 0 && { domains: domains.map(({ host }) => host) }),
      systemPages,
      ...readFacts(tenant.facts),
    },
    draft,
    contents: await allContents(db, tenantId, contentKinds),
    redirects: redirects.map(({ from, to, status }) => ({ from, to, status })),
    replyTemplates: (await replyTemplatesOf(db, tenantId)).map(({ name, texts }) => ({ name, texts })),
    associations: await associationsIn(db, tenantId, Number(draft.draftsId)),
    media: await allMedia(db, tenantId),
  }
}

/** What pages are about, by page. */
async function associationsIn(db: Database, tenantId: string, draftId: number): Promise<StoredSite['associations']> {
  const pages = await db
    .selectFrom('page_associations')
    .select('page_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .execute()
  const found = new Map<string, readonly Association[]>()
  for (const { page_id } of pages) found.set(page_id, await associationsOf(db, tenantId, draftId, page_id))
  return found
}
