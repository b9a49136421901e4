export const probe = db.selectFrom(table)
export const probe = db.insertInto(table)
export const probe = db.updateTable(table)
export const probe = db.deleteFrom(table)
export const probe = sql`select 1`
export const probe = sql<Row>`select 1`
