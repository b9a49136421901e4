import type { Kysely } from 'kysely'
import type { Engine } from '../tables.ts'

/** One step from older tables to newer ones. */
export interface MigrationStep {
  readonly name: string
  up(db: Kysely<never>, engine: Engine): Promise<void>
}
