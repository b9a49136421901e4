import { randomUUID } from 'node:crypto'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

// A site comes in by many short transactions, so that nobody waits for a long one. Until the last of them
// it has a clientId that no site can have: nobody finds it, and what a killed import leaves is known by it.

export const PENDING_PREFIX = '.import-'

/** The clientId of a site while it comes in, and the name of the folder with its media. */
export const newPendingId = (): string => `${PENDING_PREFIX}${randomUUID()}`

/** The same for a run of a job: whoever does the job again finds what earlier runs left. */
export const pendingIdOf = ({ id, token }: { readonly id: string; readonly token: number }): string =>
  `${PENDING_PREFIX}${id}-${token}`

/** Whether a site is there for everybody: it has come in, and was not removed. `find.where(isImported)` on any statement that looks for sites. */
export const isImported = ({ and, eb }: ExpressionBuilder<Tables, 'tenants'>): Expression<SqlBool> =>
  and([eb('tenants.client_id', 'not like', `${PENDING_PREFIX}%`), eb('tenants.removed_at', 'is', null)])
