import { askPasswordReset, CallError, readPasswordReset, resetPassword } from '@vitrine/schemas'
import { type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { accountByEmail, accountById, storePassword } from './accounts.queries.ts'
import { withTrimmedEmail } from './accounts.routes.ts'
import { rememberDevice } from './known-devices.ts'
import { accountOfReset, insertReset, takeReset } from './password-resets.queries.ts'
import { passwordHash } from './passwords.ts'

export const passwordResetRoutes: readonly Endpoint[] = [
  endpointWithoutSite(
    askPasswordReset,
    async ({ email }, { storage, parts, language, requestId, t }) => {
      // Whoever runs the instance may know it, and it says nothing of any account.
      if (!parts.sendsMail) throw new CallError('conflict', { message: t('problem.noMailServer') })
      const account = await accountByEmail(storage.db, email)
      // An unknown address is written down too, so that it takes as long.
      await storage.db.transaction().execute(async (write) => {
        const token = account && (await insertReset(write, account.id))
        if (account && token !== undefined)
          await queueMail(write, {
            tenantId: undefined,
            to: account.email,
            kind: 'password-reset',
            language: account.language ?? language,
            values: { link: `${parts.systemOrigin}/login/new-password/${token}` },
          })
        await recordAuditEvent(write, {
          tenantId: undefined,
          accountId: undefined,
          action: 'account.ask-password-reset',
          object: account?.id ?? '',
          requestId,
        })
      })
      return {}
    },
    withTrimmedEmail,
  ),

  endpointWithoutSite(readPasswordReset, async ({ token }, { storage }) => {
    const accountId = await accountOfReset(storage.db, token)
    const account = accountId === undefined ? undefined : await accountById(storage.db, accountId)
    if (!account) throw new CallError('gone')
    return { email: account.email }
  }),

  endpointWithoutSite(resetPassword, async ({ token, newPassword }, context) => {
    const { storage, knownDevice, requestId, setKnownDevice } = context
    const { db } = storage
    const accountId = await accountOfReset(db, token)
    const account = accountId === undefined ? undefined : await accountById(db, accountId)
    if (!account) throw new CallError('gone')
    const password = await passwordHash(newPassword)
    await db.transaction().execute(async (write) => {
      if (!(await takeReset(write, token))) throw new CallError('gone')
      await storePassword(write, account.id, password)
      const event = { tenantId: undefined, accountId: account.id, object: account.id, requestId }
      await recordAuditEvent(write, { ...event, action: 'account.password-reset' })
    })
    // Whoever reads the mailbox of the account may sign in from here, whatever strangers try meanwhile.
    setKnownDevice(await rememberDevice(db, { ...account, password }, knownDevice))
    return {}
  }),
]
