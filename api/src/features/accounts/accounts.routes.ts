import {
  CallError,
  changeAccount,
  changePassword,
  endOtherSessions,
  endSession as endSessionCall,
  type FilledQuestion,
  isObject,
  listSessions,
  me,
  signIn,
  signOut,
  withoutSpacesAround,
} from '@vitrine/schemas'
import type { Context } from '../../http/endpoint/context.ts'
import { accountEndpoint, type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { accountByEmail, accountById, changeProfile, setPassword } from './accounts.queries.ts'
import { accountIn, beginSession } from './begin-session.ts'
import { rememberDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { type Proof, provePassword } from './prove-password.ts'
import {
  endAllSessions,
  endOtherSessionsOf,
  endSession,
  endSessionById,
  listSessionsOf,
  startSession,
} from './sessions.queries.ts'
import { hashOf } from './tokens.ts'

/** People copy blanks along with an address. */
export const withTrimmedEmail = (sent: unknown): unknown => {
  if (!isObject(sent) || typeof sent.email !== 'string') return sent
  return { ...sent, email: withoutSpacesAround(sent.email) }
}

/** Tries a password and a code. That a code was wrong is written down, too. */
async function proved(question: FilledQuestion<typeof signIn>, context: Context): Promise<Proof> {
  try {
    return await provePassword(question, context)
  } catch (error) {
    if (error instanceof CallError && error.code === 'wrong_code') {
      const account = await accountByEmail(context.storage.db, question.email)
      const event = { tenantId: undefined, accountId: account?.id, requestId: context.requestId }
      await recordAuditEvent(context.storage.db, { ...event, action: 'account.wrong-code', object: account?.id ?? '' })
    }
    throw error
  }
}

export const accountRoutes: readonly Endpoint[] = [
  endpointWithoutSite(
    signIn,
    async (question, context) => {
      const { storage, requestId } = context
      const { account, isRight, usedRecoveryCode } = await proved(question, context)
      const event = { tenantId: undefined, accountId: account?.id, object: account?.id ?? '', requestId }
      if (!account || !isRight) {
        await recordAuditEvent(storage.db, { ...event, action: 'account.sign-in-failed' })
        throw new CallError('wrong_password')
      }
      return beginSession(account, context, usedRecoveryCode ? { recoveryCode: true } : undefined)
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

  accountEndpoint(changeAccount, async (profile, { storage, account }) => {
    await changeProfile(storage.db, account.id, profile)
    return accountIn(storage.db, account)
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

  accountEndpoint(endSessionCall, async ({ id }, { storage, account, session, setSession, auditEvent }) => {
    const ended = await storage.db.transaction().execute(async (write) => {
      const hash = orNotFound(await endSessionById(write, account.id, id))
      await recordAuditEvent(write, auditEvent({ action: 'account.end-session', object: account.id }))
      return hash
    })
    if (ended === hashOf(session)) setSession(undefined)
    return {}
  }),

  accountEndpoint(endOtherSessions, (_question, { storage, account, session, auditEvent }) =>
    storage.db.transaction().execute(async (write) => {
      const ended = await endOtherSessionsOf(write, account.id, session)
      const details = { ended }
      await recordAuditEvent(write, auditEvent({ action: 'account.end-other-sessions', object: account.id, details }))
      return { ended }
    }),
  ),
]
