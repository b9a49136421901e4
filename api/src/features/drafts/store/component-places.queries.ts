import type { Draft, PageSchema } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'

/** How many rows go into one statement. */
export const PLACES_AT_ONCE = 500

/** The components of a page, each with where it stands. */
export const placesOn = (page: string, schema: PageSchema | undefined): readonly (readonly [string, string])[] =>
  Object.keys(schema?.components ?? {}).map((component) => [component, page])

/** Notes where components stand; a unique violation tells that an id is taken somewhere in the draft. */
export async function insertPlaces(
  db: Database,
  tenantId: string,
  draftId: number,
  places: readonly (readonly [component: string, page: string])[],
): Promise<void> {
  const rows = places.map(([component_id, page_id]) => ({
    tenant_id: tenantId,
    draft_id: draftId,
    component_id,
    page_id,
  }))
  for (let at = 0; at < rows.length; at += PLACES_AT_ONCE)
    await db
      .insertInto('draft_components')
      .values(rows.slice(at, at + PLACES_AT_ONCE))
      .execute()
}

/** A component that stands on a page which the operations do not name. */
export class ComponentTaken extends Error {
  readonly id: string
  constructor(id: string) {
    super(`The component ${id} is there already.`)
    this.id = id
  }
}

async function refuseTakenComponents(
  db: Database,
  tenantId: string,
  draftId: number,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += 500) {
    const taken = await db
      .selectFrom('draft_components')
      .select('component_id')
      .where('tenant_id', '=', tenantId)
      .where('draft_id', '=', draftId)
      .where('component_id', 'in', ids.slice(at, at + 500))
      .executeTakeFirst()
    if (taken) throw new ComponentTaken(taken.component_id)
  }
}

type Places = ReadonlyMap<string, string>

export function placesOf({
  pageSchemaMap,
  globalConfiguration: { header, footer },
}: Draft): ReadonlyMap<string, PageSchema> {
  const parts = [[':header', header?.pageSchema] as const, [':footer', footer?.pageSchema] as const]
  return new Map([
    ...Object.entries(pageSchemaMap),
    ...parts.flatMap(([name, schema]) => (schema ? [[name, schema] as const] : [])),
  ])
}

/** Only of structures that are not the same object in both. */
function placesIn(all: ReadonlyMap<string, PageSchema>, others: ReadonlyMap<string, PageSchema>): Places {
  const places = new Map<string, string>()
  for (const [page, schema] of all)
    if (others.get(page) !== schema) for (const id of Object.keys(schema.components)) places.set(id, page)
  return places
}

/** Notes where components stand after a change of a draft. @throws ComponentTaken */
export async function movePlaces(
  db: Database,
  tenantId: string,
  draftId: number,
  before: ReadonlyMap<string, PageSchema>,
  after: ReadonlyMap<string, PageSchema>,
): Promise<void> {
  const [was, is] = [placesIn(before, after), placesIn(after, before)]
  const gone = [...was].filter(([id, page]) => is.get(id) !== page).map(([id]) => id)
  for (let at = 0; at < gone.length; at += 500)
    await db
      .deleteFrom('draft_components')
      .where('tenant_id', '=', tenantId)
      .where('draft_id', '=', draftId)
      .where('component_id', 'in', gone.slice(at, at + 500))
      .execute()
  const arrived = [...is].filter(([id, page]) => was.get(id) !== page)
  await refuseTakenComponents(
    db,
    tenantId,
    draftId,
    arrived.map(([id]) => id),
  )
  await insertPlaces(db, tenantId, draftId, arrived)
}
