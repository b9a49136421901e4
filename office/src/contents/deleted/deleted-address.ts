/** The id of what was just deleted, in the address of the table, so that the way back outlives a reload. */
export const DELETED = 'deleted'
