import type { Kysely } from 'kysely'

/**
 * The tables, as both engines know them. Whoever brings a table adds it to this interface, in a `tables.ts`
 * beside its queries. JSON is text that no statement looks into; every table of a tenant carries `tenant_id`,
 * and every statement on it names one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules that bring tables
export interface Tables {}

export type Database = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'
