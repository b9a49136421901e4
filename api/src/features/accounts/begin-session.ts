import type { Answer, me } from '@vitrine/schemas'
import type { Account } from '../../http/access/identity.ts'
import type { Context } from '../../http/endpoint/context.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import type { Database } from '../../platform/database/tables.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { accountById, accountSitesOf, type StoredAccount, saveAccountLanguage } from './accounts.queries.ts'
import { rememberDevice } from './known-devices.ts'
import { membershipFields } from './membership-fields.ts'
import { endSession, startSession } from './sessions.queries.ts'

/** An account as it is answered to its holder, written out field by field. */
export async function accountIn(db: Database, { id }: Account): Promise<Answer<typeof me>> {
  const [sites, stored] = [await accountSitesOf(db, id), orNotFound(await accountById(db, id))]
  const { email, name, mayAddSites, language } = stored
  return {
    id,
    email,
    name,
    mayAddSites,
    ...(language !== undefined && { language }),
    sites: sites.map(({ tenantId, clientId, siteName, ...place }) => ({
      ...{ tenantId, clientId, siteName },
      ...membershipFields(place),
    })),
  }
}

/**
 * Signs somebody in who has proved who they are: gives the browser a session, and knows it from then on.
 *
 * @param details of how it was proved, for the audit log.
 */
export async function beginSession(
  account: StoredAccount,
  context: Context,
  details: Readonly<Record<string, boolean>> | undefined,
): Promise<Answer<typeof me>> {
  const { storage, language, device, session, knownDevice, requestId, setSession, setKnownDevice } = context
  const { db } = storage
  // Whoever had this browser's session before has none any more.
  await endSession(db, session)
  setSession(await startSession(db, account.id, device))
  setKnownDevice(await rememberDevice(db, account, knownDevice))
  await saveAccountLanguage(db, account.id, language)
  const event = { tenantId: undefined, accountId: account.id, object: account.id, requestId }
  await recordAuditEvent(db, { ...event, ...(details && { details }), action: 'account.sign-in' })
  return accountIn(db, account)
}
