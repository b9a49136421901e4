import { canonicalJson, type Published, publish, type Specs } from '@vitrine/model'
import { CallError, type Draft, newId, type Problem, type Release } from '@vitrine/schemas'
import { createDraftsStore } from '../drafts/drafts.store.ts'
import { contentAddress } from '../pages/showing.ts'
import type { TenantSettings } from '../sites/tenants.ts'
import { isUniqueClash, type Storage } from '../storage/storage.ts'
import type { Database } from '../storage/tables.ts'
import { progressOf } from './progress.ts'

export interface PublishResult {
  /** The id of the release that is current now. */
  readonly release: string
  /** Whether this publish changed what visitors see. */
  readonly changed: boolean
  readonly problems: readonly Problem[]
  /** The languages that a problem kept as they were. */
  readonly blocked: readonly string[]
}

/** A release that is made but not stored yet. */
export interface PreparedRelease extends Omit<Published, 'release'> {
  readonly release: Release
  readonly settings: Omit<TenantSettings, 'systemPages'>
}

/** A draft that cannot be published, because its default language has problems. */
export class PublishError extends CallError {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super('conflict')
    this.problems = problems
  }
}

/**
 * Makes the release of a draft and stores nothing.
 *
 * @throws PublishError when the default language is blocked and was never published.
 */
export function prepareRelease(draft: Draft, specs: Specs, previous?: Release): PreparedRelease {
  const { release, ...rest } = publish({ draft, specs, address: contentAddress, ...(previous && { previous }) })
  if (!release) throw new PublishError(rest.problems)
  return { ...rest, release, settings: languageSettings(draft, specs, Object.keys(release.languages)) }
}

/** What a site says of its languages while this draft is what it shows. */
export const languageSettings = (
  draft: Draft,
  specs: Specs,
  published: readonly string[],
): PreparedRelease['settings'] => ({
  defaultLanguage: draft.globalConfiguration.defaultLanguage,
  languages: draft.globalConfiguration.languages,
  published,
  progress: progressOf(draft, specs),
})

/** How many documents one statement stores. */
const AT_ONCE = 50

/** Stores the documents and the release. To be called inside the transaction that moves the pointer. */
export async function insertRelease(
  db: Database,
  tenantId: string,
  { release, documents }: PreparedRelease,
): Promise<string> {
  const rows = [...documents].map(([address, document]) => ({
    tenant_id: tenantId,
    address,
    document: canonicalJson(document),
  }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insertInto('editions')
      .values(rows.slice(at, at + AT_ONCE))
      // An edition that is there already is the same one: its address says so.
      .onConflict((conflict) => conflict.columns(['tenant_id', 'address']).doNothing())
      .execute()
  const id = newId()
  await db
    .insertInto('releases')
    .values({ id, tenant_id: tenantId, document: canonicalJson(release), created_at: new Date().toISOString() })
    .execute()
  return id
}

/**
 * Publishes a draft: editions, release and the move of the pointer in one transaction. Publishing
 * the same revision again changes nothing.
 *
 * @throws CallError `not_found` when the tenant has no such draft; `conflict` when others publish at
 * the same time again and again; PublishError when the default language cannot be published.
 */
export async function publishDraft(
  storage: Storage,
  specs: Specs,
  tenantId: string,
  draftsId: string,
): Promise<PublishResult> {
  for (let tries = 0; tries < 5; tries++) {
    const result = await tryToPublish(storage, specs, tenantId, draftsId)
    if (result) return result
  }
  throw new CallError('conflict')
}

/** `undefined` when another publish came between: it has to be made again from what is current then. */
async function tryToPublish(
  storage: Storage,
  specs: Specs,
  tenantId: string,
  draftsId: string,
): Promise<PublishResult | undefined> {
  const { db } = storage
  const draft = await createDraftsStore(storage).byId(tenantId, draftsId)
  const tenant = await db
    .selectFrom('tenants')
    .select(['current_release', 'settings'])
    .where('id', '=', tenantId)
    .executeTakeFirst()
  if (!draft || !tenant) throw new CallError('not_found')
  const current = tenant.current_release
  const before = current === null ? undefined : await documentOf(db, tenantId, current)
  const prepared = prepareRelease(draft, specs, before === undefined ? undefined : (JSON.parse(before) as Release))
  const settings = JSON.stringify({ ...(JSON.parse(tenant.settings) as TenantSettings), ...prepared.settings })
  const { problems, blocked } = prepared
  if (current !== null && before === canonicalJson(prepared.release) && settings === tenant.settings)
    return { release: current, changed: false, problems, blocked }

  const release = await db
    .transaction()
    .execute(async (write) => {
      const id = await insertRelease(write, tenantId, prepared)
      const { numUpdatedRows } = await write
        .updateTable('tenants')
        .set({ current_release: id, settings })
        .where('id', '=', tenantId)
        .where('current_release', current === null ? 'is' : '=', current)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Overtaken()
      return id
    })
    .catch((error: unknown) => {
      if (error instanceof Overtaken || isUniqueClash(error)) return undefined
      throw error
    })
  if (release === undefined) return undefined
  storage.changed()
  return { release, changed: true, problems, blocked }
}

/** Rolls the transaction back when the pointer is no longer where it was read. */
class Overtaken extends Error {}

const documentOf = async (db: Database, tenantId: string, release: string): Promise<string> =>
  (
    await db
      .selectFrom('releases')
      .select('document')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', release)
      .executeTakeFirstOrThrow()
  ).document
