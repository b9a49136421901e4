import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { JsonText } from './json-text.ts'
import type { Database, Engine, Tables } from './tables.ts'

/** The tables as a migration sees them: JSON is plain text, in whichever shape it had then. */
export type MigratedTables = {
  [T in keyof Tables]: { [C in keyof Tables[T]]: Tables[T][C] extends JsonText<unknown> ? string : Tables[T][C] }
}

/** One step from older tables to newer ones. */
export interface Migration {
  readonly name: string
  up(db: Kysely<never>, engine: Engine): Promise<void>
}

/** A database with all migrations that it may take; `schema` of PostgreSQL when it is not the user's own. */
export interface MigrationTarget {
  readonly db: Database
  readonly engine: Engine
  readonly schema?: string | undefined
  readonly migrations: readonly Migration[]
}

/** Tables of the migrator itself; a backup holds where it stands, not these. */
export const migratorTables: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock'])

const migratorOf = ({ db, engine, schema, migrations }: MigrationTarget): Migrator =>
  new Migrator({
    db,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ name, up }) => [name, { up: (on: Kysely<never>) => up(on, engine) }])),
    },
  })

/** The steps that were taken and those that are not, in order. */
export async function migrationsOf(
  target: MigrationTarget,
): Promise<{ readonly done: readonly string[]; readonly pending: readonly string[] }> {
  const known = await migratorOf(target).getMigrations()
  const namesWhere = (isDone: boolean) =>
    known.filter(({ executedAt }) => (executedAt !== undefined) === isDone).map(({ name }) => name)
  return { done: namesWhere(true), pending: namesWhere(false) }
}

/**
 * Brings the tables up to date, or to the step that is named. Two processes may do so at once.
 *
 * @throws what a step throws; nothing of it is kept then.
 */
export async function migrate(target: MigrationTarget, upTo?: string): Promise<void> {
  const migrator = migratorOf(target)
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}
