import {
  type Answer,
  CallError,
  changeAccount,
  changePassword,
  isObject,
  listSessions,
  me,
  signIn,
  signOut,
  withoutSpacesAround,
} from '@vitrine/schemas'
import type { Account } from '../../http/access/identity.ts'
import { accountEndpoint, type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import type { Database } from '../../platform/database/tables.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { accountById, accountSitesOf, saveAccountLanguage, setName, setPassword } from './accounts.queries.ts'
import { rememberDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import { endAllSessions, endSession, listSessionsOf, startSession } from './sessions.queries.ts'

/** An account as it is answered to its holder, written out field by field. */
async function accountIn(db: Database, { id, email, name, mayAddSites }: Account): Promise<Answer<typeof me>> {
  const sites = await accountSitesOf(db, id)
  return {
    id,
    email,
    name,
    mayAddSites,
    sites: sites.map(({ languages, ...site }) => ({ ...site, ...(languages && { languages: [...languages] }) })),
  }
}

/** People copy blanks along with an address. */
export const withTrimmedEmail = (sent: unknown): unknown => {
  if (!isObject(sent) || typeof sent.email !== 'string') return sent
  return { ...sent, email: withoutSpacesAround(sent.email) }
}

export const accountRoutes: readonly Endpoint[] = [
  endpointWithoutSite(
    signIn,
    async (question, context) => {
      const { storage, language, device, session, knownDevice, requestId, setSession, setKnownDevice } = context
      const { db } = storage
      const { account, isRight } = await provePassword(question, context)
      const event = { tenantId: undefined, accountId: account?.id, object: account?.id ?? '', requestId }
      if (!account || !isRight) {
        await recordAuditEvent(db, { ...event, action: 'account.sign-in-failed' })
        throw new CallError('wrong_password')
      }
      // Whoever had this browser's session before has none any more.
      await endSession(db, session)
      setSession(await startSession(db, account.id, device))
      setKnownDevice(await rememberDevice(db, account, knownDevice))
      await saveAccountLanguage(db, account.id, language)
      await recordAuditEvent(db, { ...event, action: 'account.sign-in' })
      return accountIn(db, account)
    },
    withTrimmedEmail,
  ),

  accountEndpoint(signOut, async ({ everywhere }, { storage, account, session, setSession, auditEvent }) => {
    if (everywhere) await endAllSessions(storage.db, account.id)
    else await endSession(storage.db, session)
    setSession(undefined)
    await recordAuditEvent(
      storage.db,
      auditEvent({ action: 'account.sign-out', object: account.id, details: { everywhere } }),
    )
    return {}
  }),

  accountEndpoint(me, (_question, { storage, account }) => accountIn(storage.db, account)),

  accountEndpoint(changeAccount, async ({ name }, { storage, account }) => {
    await setName(storage.db, account.id, name)
    return accountIn(storage.db, { ...account, name })
  }),

  accountEndpoint(changePassword, async ({ password, newPassword }, context) => {
    const { storage, account, device, knownDevice, setSession, setKnownDevice, auditEvent, t } = context
    const stored = await accountById(storage.db, account.id)
    if (!stored || !(await isPassword(password, stored.password)))
      throw new CallError('invalid_request', { fields: { password: t('problem.wrongPassword') } })
    const changed = { ...stored, password: await setPassword(storage.db, account.id, newPassword) }
    setSession(await startSession(storage.db, account.id, device))
    setKnownDevice(await rememberDevice(storage.db, changed, knownDevice))
    await recordAuditEvent(storage.db, auditEvent({ action: 'account.password', object: account.id }))
    return {}
  }),

  accountEndpoint(listSessions, (_question, { storage, account, session }) =>
    listSessionsOf(storage.db, account.id, session),
  ),
]
