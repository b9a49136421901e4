import { type Specs, specOf } from '@vitrine/model'
import type { Draft, PageSchema } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import { readForSave, writeDraft } from './store/draft-changes.queries.ts'
import { pageIdsOf } from './store/draft-pages.queries.ts'
import { allDrafts, lockDraft } from './store/draft-rows.queries.ts'

/** How many pages one transaction rewrites, so that others can save in between. */
const AT_ONCE = 50

/** What a migration does, or would do, to one draft. */
export interface MigratedDraft {
  readonly clientId: string
  readonly draftsId: string
  readonly pages: number
  /** The pages, and among them header and footer, of which something is stored in an older version. */
  readonly changed: readonly string[]
  /** How many components of a section go from one version to another, by `banner 1 → 3`. */
  readonly components: Readonly<Record<string, number>>
  /** Components whose steps fail: they stay as they are. */
  readonly failed: readonly string[]
}

export interface MigrateOptions {
  /** Only tells what would change. */
  readonly isDry: boolean
  readonly onDraft?: (migrated: MigratedDraft) => void
}

type Structures = readonly (readonly [place: string, structure: PageSchema])[]

function structuresOf({ pageSchemaMap, globalConfiguration: { header, footer } }: Draft): Structures {
  const parts = { header: header?.pageSchema, footer: footer?.pageSchema }
  return [...Object.entries(pageSchemaMap), ...Object.entries(parts)].flatMap(([place, structure]) =>
    structure ? [[place, structure] as const] : [],
  )
}

const isSettingsChanged = (before: Draft, after: Draft, place: string, structure: PageSchema): boolean =>
  place === 'header' || place === 'footer'
    ? before.globalConfiguration[place] !== after.globalConfiguration[place]
    : Object.keys(structure.components).some(
        (id) => before.componentsSettingValues[id] !== after.componentsSettingValues[id],
      )

/** Adds up what differs between what is stored and what is registered. */
class Count {
  readonly changed = new Set<string>()
  readonly components: Record<string, number> = {}
  readonly failed = new Set<string>()

  add(stored: Draft, upgraded: Draft, specs: Specs): void {
    const before = new Map(structuresOf(stored))
    for (const [place, structure] of structuresOf(upgraded)) {
      const was = before.get(place)
      if (was !== structure || isSettingsChanged(stored, upgraded, place, structure)) this.changed.add(place)
      // Header and footer are read with every batch of pages.
      const isCounted = place !== 'header' && place !== 'footer'
      for (const [id, { type, version }] of Object.entries(structure.components)) {
        const old = was?.components[id]?.version ?? version
        const current = specOf(specs, type)?.version ?? version
        if (version < current) this.failed.add(`${place}: ${type} ${version} (${id})`)
        if (old === version || (!isCounted && this.#parts.has(id))) continue
        if (!isCounted) this.#parts.add(id)
        const key = `${type} ${old} → ${version}`
        this.components[key] = (this.components[key] ?? 0) + 1
      }
    }
  }

  readonly #parts = new Set<string>()
}

/**
 * Stores every draft in the versions of the sections that are registered, batch by batch, while the
 * server runs. Nobody has to: drafts are upgraded when they are read, and stored so when they are saved.
 * It tells what a deploy changes, and saves the work at each reading. Revisions stay as they are, since
 * what a draft says does not change; nor do releases, which never change and are upgraded when drawn.
 */
export async function migrateDrafts(
  storage: Storage,
  specs: Specs,
  { isDry, onDraft }: MigrateOptions,
): Promise<readonly MigratedDraft[]> {
  const all: MigratedDraft[] = []
  for (const { id, tenant_id, client_id } of await allDrafts(storage.db)) {
    const draft = { clientId: client_id, draftsId: String(id), tenantId: tenant_id }
    const migrated = await migrateDraft(storage, specs, draft, isDry)
    onDraft?.(migrated)
    all.push(migrated)
  }
  return all
}

interface OneDraft {
  readonly clientId: string
  readonly draftsId: string
  readonly tenantId: string
}

async function migrateDraft(
  storage: Storage,
  specs: Specs,
  { clientId, draftsId, tenantId }: OneDraft,
  isDry: boolean,
): Promise<MigratedDraft> {
  const ids = await pageIdsOf(storage.db, tenantId, Number(draftsId))
  const count = new Count()
  // Once at least: a draft without pages may have a header.
  for (let at = 0; at === 0 || at < ids.length; at += AT_ONCE)
    await storage.db.transaction().execute(async (write) => {
      if (!isDry) await lockDraft(write, storage.engine, tenantId, Number(draftsId))
      const needs = { pages: ids.slice(at, at + AT_ONCE), records: false }
      const read = await readForSave(write, specs, tenantId, draftsId, needs)
      if (!read) return
      count.add(read.stored, read.draft, specs)
      if (!isDry && read.draft !== read.stored)
        await writeDraft(write, tenantId, read.stored, read.draft, read.stored.revision)
    })
  return {
    clientId,
    draftsId,
    pages: ids.length,
    changed: [...count.changed],
    components: count.components,
    failed: [...count.failed],
  }
}
