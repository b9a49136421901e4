import type { Kysely } from 'kysely'
import type { Engine } from './tables.ts'

/** One step from older tables to newer ones. */
export interface Migration {
  readonly name: string
  up(db: Kysely<never>, engine: Engine): Promise<void>
}
