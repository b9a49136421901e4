import type { Kysely } from 'kysely'
import type { JsonText } from './json-text.ts'
import type { Engine, Tables } from './tables.ts'

/** The tables as a migration sees them: JSON is plain text, in whichever shape it had then. */
export type MigratedTables = {
  [T in keyof Tables]: { [C in keyof Tables[T]]: Tables[T][C] extends JsonText<unknown> ? string : Tables[T][C] }
}

/** One step from older tables to newer ones. */
export interface Migration {
  readonly name: string
  up(db: Kysely<never>, engine: Engine): Promise<void>
}
