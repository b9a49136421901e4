import type { Membership } from '@vitrine/schemas'
import type { Identities, Identity, ShownCredentials } from '../../http/access/identity.ts'
import { memberWithKey } from '../../http/access/key-access.ts'
import type { MemberContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { accountById, accountSitesOf, membershipIn } from '../accounts/accounts.queries.ts'
import { accountOfSession } from '../accounts/sessions.queries.ts'
import { identityOfKey } from '../api-keys/api-keys.queries.ts'
import { draftKeyOf } from './draft-keys.queries.ts'

/** Who shows these; nobody when nothing of it counts. An API key wins, and then a frame's token: they can do less. */
async function identityOf(db: Database, { session, frame, apiKey }: ShownCredentials): Promise<Identity | undefined> {
  if (apiKey !== undefined) return identityOfKey(db, apiKey)
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

/**
 * What somebody may do by now who asked a while ago and still gets answers; nothing when their session, frame or API key
 * has ended, or their place on the site.
 */
export async function placeByNow({
  storage,
  session,
  frame,
  apiKey,
  account,
  tenant,
}: MemberContext): Promise<Membership | undefined> {
  const who = await identityOf(storage.db, { session, frame, apiKey })
  if (who?.account.id !== account.id) return undefined
  return memberWithKey(await membershipIn(storage.db, tenant.id, account.id), who.key, tenant.id)
}

/** Finds who asks in the database, anew each time, so that the end of a session counts at once. */
export const createIdentities = (db: Database): Identities => ({
  who: (shown) => identityOf(db, shown),
  preview: (token) => draftKeyOf(db, 'preview', token),
  membership: (tenantId, accountId) => membershipIn(db, tenantId, accountId),
  tenantsOf: async (accountId) => (await accountSitesOf(db, accountId)).map(({ tenantId }) => tenantId),
})
