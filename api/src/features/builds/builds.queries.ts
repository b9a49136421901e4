import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'

/** A build that browsers may have open. Times in milliseconds. */
export interface KnownBuild {
  readonly id: string
  readonly activatedAt: number
  readonly builtAt: number
}

/** All known builds, the active one first. */
export async function knownBuilds(db: Database): Promise<readonly KnownBuild[]> {
  const rows = await db
    .selectFrom('builds')
    .select(['id', 'activated_at', 'built_at'])
    .orderBy('activated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, activated_at, built_at }) => ({ id, activatedAt: activated_at, builtAt: built_at }))
}

/** The files of some builds, as paths below `/builds/`. */
export async function filesOfBuilds(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('builds').select('files').where('id', 'in', ids).execute()
  return [...new Set(rows.flatMap(({ files }) => fromJson(files)))]
}

/** Adds a build as the active one. @returns false for one that was there before: it stays as it is. */
export async function addBuild(
  db: Database,
  build: KnownBuild & { readonly files: readonly string[] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('builds')
    .values({
      id: build.id,
      activated_at: build.activatedAt,
      built_at: build.builtAt,
      files: toJson(build.files),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Makes a build the active one. @returns whether there is such a build. */
export async function setActivatedAt(db: Database, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('builds')
    .set({ activated_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeBuilds(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('builds').where('id', 'in', ids).execute()
}

/** Notes that an instance is there, with the build that it serves. */
export async function noteInstance(db: Database, id: string, build: string, at: number): Promise<void> {
  await db
    .insertInto('instances')
    .values({ id, build, seen_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ build, seen_at: at }))
    .execute()
}

export async function removeInstance(db: Database, id: string): Promise<void> {
  await db.deleteFrom('instances').where('id', '=', id).execute()
}

export async function removeInstancesBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('instances').where('seen_at', '<', time).execute()
}

/** The builds that instances served at a time or later. */
export async function buildsSeenSince(db: Database, time: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('instances').select('build').distinct().where('seen_at', '>=', time).execute()
  return rows.map(({ build }) => build)
}
