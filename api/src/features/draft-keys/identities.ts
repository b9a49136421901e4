import type { Identities, Identity, ShownCredentials } from '../../http/access/identity.ts'
import type { Database } from '../../platform/database/tables.ts'
import { accountById, accountSitesOf, membershipIn } from '../accounts/accounts.queries.ts'
import { accountOfSession } from '../accounts/sessions.queries.ts'
import { draftKeyOf } from './draft-keys.queries.ts'

/** Who shows these; nobody when nothing of it counts. A frame's token wins: it can do less. */
export async function identityOf(db: Database, { session, frame }: ShownCredentials): Promise<Identity | undefined> {
  if (frame !== undefined) {
    const key = await draftKeyOf(db, 'frame', frame)
    const account = key?.accountId === undefined ? undefined : await accountById(db, key.accountId)
    if (!key || !account) return undefined
    const { password: _password, ...rest } = account
    return { account: rest, frame: { tenantId: key.tenantId, draftsId: key.draftsId } }
  }
  const account = await accountOfSession(db, session)
  return account && { account }
}

/** Finds who asks in the database, anew each time, so that the end of a session counts at once. */
export const createIdentities = (db: Database): Identities => ({
  who: (shown) => identityOf(db, shown),
  preview: (token) => draftKeyOf(db, 'preview', token),
  membership: (tenantId, accountId) => membershipIn(db, tenantId, accountId),
  tenantsOf: async (accountId) => (await accountSitesOf(db, accountId)).map(({ tenantId }) => tenantId),
})
