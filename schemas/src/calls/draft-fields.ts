import { ID_PATTERN } from '../ids.ts'

/** The fields that the calls of drafts, of their pages and of associations have in common. */
export const draftsIdInPath = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } as const
export const operationIdField = { type: 'string', pattern: ID_PATTERN } as const
export const revisionField = { type: 'integer', minimum: 0 } as const
export const pageIdField = { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' } as const
