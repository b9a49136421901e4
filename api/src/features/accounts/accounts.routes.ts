import {
  type Answer,
  CallError,
  changeAccount,
  changePassword,
  listSessions,
  me,
  signIn,
  signOut,
  withoutSpacesAround,
} from '@vitrine/schemas'
import { type Answered, answerAccount, answerWithoutSite } from '../../http/endpoint/endpoint.ts'
import type { Account } from '../../http/endpoint/identity.ts'
import type { Database } from '../../platform/database/tables.ts'
import { noteDeed } from '../audit/audit.queries.ts'
import { accountById, setLanguage, setName, setPassword, sitesOf } from './accounts.queries.ts'
import { rememberDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import { endAllSessions, endSession, listSessionsOf, startSession } from './sessions.queries.ts'

/** What an account is told of itself, written out field by field. */
async function accountIn(db: Database, { id, email, name, mayAddSites }: Account): Promise<Answer<typeof me>> {
  const sites = await sitesOf(db, id)
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
  const { email } = (sent ?? {}) as { readonly email?: unknown }
  return typeof email === 'string' ? { ...(sent as object), email: withoutSpacesAround(email) } : sent
}

export const accountAnswers: readonly Answered[] = [
  answerWithoutSite(
    signIn,
    async (question, context) => {
      const { storage, language, device, session, knownDevice, requestId, setSession, setKnownDevice } = context
      const { db } = storage
      const { account, isRight } = await provePassword(question, context)
      const deed = { tenantId: undefined, accountId: account?.id, object: account?.id ?? '', requestId }
      if (!account || !isRight) {
        await noteDeed(db, { ...deed, action: 'account.sign-in-failed' })
        throw new CallError('wrong_password')
      }
      // Whoever had this browser's session before has none any more.
      await endSession(db, session)
      setSession(await startSession(db, account.id, device))
      setKnownDevice(await rememberDevice(db, account, knownDevice))
      await setLanguage(db, account.id, language)
      await noteDeed(db, { ...deed, action: 'account.sign-in' })
      return accountIn(db, account)
    },
    withTrimmedEmail,
  ),

  answerAccount(signOut, async ({ everywhere }, { storage, account, session, setSession, noted }) => {
    if (everywhere) await endAllSessions(storage.db, account.id)
    else await endSession(storage.db, session)
    setSession(undefined)
    await noteDeed(storage.db, noted({ action: 'account.sign-out', object: account.id, details: { everywhere } }))
    return {}
  }),

  answerAccount(me, (_question, { storage, account }) => accountIn(storage.db, account)),

  answerAccount(changeAccount, async ({ name }, { storage, account }) => {
    await setName(storage.db, account.id, name)
    return accountIn(storage.db, { ...account, name })
  }),

  answerAccount(changePassword, async ({ password, newPassword }, context) => {
    const { storage, account, device, knownDevice, setSession, setKnownDevice, noted, words } = context
    const stored = await accountById(storage.db, account.id)
    if (!stored || !(await isPassword(password, stored.password)))
      throw new CallError('invalid_request', { fields: { password: words('problem.wrongPassword') } })
    const changed = { ...stored, password: await setPassword(storage.db, account.id, newPassword) }
    setSession(await startSession(storage.db, account.id, device))
    setKnownDevice(await rememberDevice(storage.db, changed, knownDevice))
    await noteDeed(storage.db, noted({ action: 'account.password', object: account.id }))
    return {}
  }),

  answerAccount(listSessions, (_question, { storage, account, session }) =>
    listSessionsOf(storage.db, account.id, session),
  ),
]
