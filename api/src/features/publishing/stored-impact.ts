import { type Impact, ImpactCount, type Specs } from '@vitrine/model'
import type { Edition, ResolvedTree } from '@vitrine/schemas'
import type { SchemaLock } from '@vitrine/schemas/lock'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { pageIdsOf } from '../drafts/store/draft-pages.queries.ts'
import { allDrafts } from '../drafts/store/draft-rows.queries.ts'
import { readStoredDraft } from '../drafts/store/drafts.queries.ts'
import { documentsAt } from './documents.queries.ts'
import { releaseOf, shownRelease } from './releases.queries.ts'

/** How many pages or editions are read at a time. */
const AT_ONCE = 50

/**
 * What changed sections change in everything that is stored: all drafts, and what visitors of each site are shown. It
 * reads some pages at a time, and writes nothing.
 */
export async function storedImpact({ db }: Pick<Storage, 'db'>, specs: Specs, lock?: SchemaLock): Promise<Impact> {
  const count = new ImpactCount(specs, lock)
  const sites = new Map<string, string>()
  for (const { id, tenant_id: tenantId, client_id: site } of await allDrafts(db)) {
    sites.set(tenantId, site)
    await addDraft(db, count, { site, tenantId, draft: String(id) })
  }
  for (const [tenantId, site] of sites) await addRelease(db, count, { site, tenantId })
  return count.result()
}

interface DraftPlace {
  readonly site: string
  readonly tenantId: string
  readonly draft: string
}

async function addDraft(db: Database, count: ImpactCount, { site, tenantId, draft }: DraftPlace): Promise<void> {
  const ids = await pageIdsOf(db, tenantId, Number(draft))
  for (let at = 0; at === 0 || at < ids.length; at += AT_ONCE) {
    const stored = await readStoredDraft(db, tenantId, draft, ids.slice(at, at + AT_ONCE))
    if (!stored) return
    const { header: _header, footer: _footer, ...configuration } = stored.globalConfiguration
    // What stands around all pages is read with each of these reads.
    const once = at === 0 ? stored : { ...stored, menuList: [], globalConfiguration: configuration }
    count.addDraft({ site, draft }, once)
  }
}

const isEdition = (document: Edition | ResolvedTree): document is Edition => 'page' in document

async function addRelease(
  db: Database,
  count: ImpactCount,
  { site, tenantId }: Omit<DraftPlace, 'draft'>,
): Promise<void> {
  const release = (await shownRelease(db, tenantId))?.current_release
  if (release === undefined || release === null) return
  const place = { site, release: String(release) }
  for (const [language, { pages, header, footer }] of Object.entries(
    (await releaseOf(db, tenantId, place.release)).languages,
  )) {
    const parts = { header, footer }
    const addresses = [...pages.map(({ edition }) => edition), header, footer].filter((one) => one !== undefined)
    for (let at = 0; at < addresses.length; at += AT_ONCE)
      // Without sections nothing is upgraded: they are looked at as they were published.
      for (const [address, document] of await documentsAt(db, [], tenantId, addresses.slice(at, at + AT_ONCE)))
        if (isEdition(document)) count.addEdition(place, document)
        else
          for (const part of ['header', 'footer'] as const)
            if (parts[part] === address) count.addPart(place, part, language, document)
  }
}
