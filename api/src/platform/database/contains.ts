import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Whether a column holds a text anywhere, on both engines. In SQLite ASCII letters count the same in
 * either case.
 */
export const contains = (column: Expression<string>, text: string): Expression<SqlBool> =>
  sql<SqlBool>`${column} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
