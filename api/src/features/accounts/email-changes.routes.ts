import { askEmailChange, CallError, confirmEmailChange, readEmailChange } from '@vitrine/schemas'
import { accountEndpoint, type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { accountByEmail, accountById } from './accounts.queries.ts'
import { withTrimmedEmail } from './accounts.routes.ts'
import { emailChangeOf, insertEmailChange, takeEmailChange } from './email-changes.queries.ts'
import { isPassword } from './passwords.ts'

export const emailChangeRoutes: readonly Endpoint[] = [
  accountEndpoint(
    askEmailChange,
    async ({ email, password }, { storage, parts, account, language, auditEvent, t }) => {
      if (!parts.sendsMail) throw new CallError('conflict', { message: t('mailFailure.none') })
      const stored = await accountById(storage.db, account.id)
      if (!stored || !(await isPassword(password, stored.password)))
        throw new CallError('invalid_request', { fields: { password: t('problem.wrongPassword') } })
      // Whether somebody else has the address is nobody's business: then no mail is sent.
      const isFree = (await accountByEmail(storage.db, email)) === undefined
      await storage.db.transaction().execute(async (write) => {
        const token = isFree ? await insertEmailChange(write, { accountId: account.id, email }) : undefined
        if (token !== undefined)
          await queueMail(write, {
            tenantId: undefined,
            to: email,
            kind: 'change-email',
            language: stored.language ?? language,
            values: { link: `${parts.systemOrigin}/login/email/${token}` },
          })
        await recordAuditEvent(write, auditEvent({ action: 'account.ask-email', object: account.id }))
      })
      return {}
    },
    withTrimmedEmail,
  ),

  endpointWithoutSite(readEmailChange, async ({ token }, { storage }) => {
    const change = await emailChangeOf(storage.db, token)
    if (!change) throw new CallError('gone')
    return { email: change.email }
  }),

  endpointWithoutSite(confirmEmailChange, async ({ token }, { storage, parts, language, requestId, t }) => {
    const change = await emailChangeOf(storage.db, token)
    const account = change && (await accountById(storage.db, change.accountId))
    if (!change || !account) throw new CallError('gone')
    await storage.db
      .transaction()
      .execute(async (write) => {
        if (!(await takeEmailChange(write, token, change))) throw new CallError('gone')
        // Whose address it was learns of it there, in case it was not they who did it.
        await queueMail(write, {
          tenantId: undefined,
          to: account.email,
          kind: 'email-changed',
          language: account.language ?? language,
          values: { link: parts.systemOrigin },
        })
        const event = { tenantId: undefined, accountId: account.id, object: account.id, requestId }
        await recordAuditEvent(write, { ...event, action: 'account.email' })
      })
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error
        throw new CallError('conflict', { message: t('problem.emailTaken') })
      })
    return { email: change.email }
  }),
]
