import {
  type AuditAction,
  CallError,
  confirmTwoFactor,
  endTwoFactor,
  newRecoveryCodes as newRecoveryCodesCall,
  readTwoFactor,
  startTwoFactor,
} from '@vitrine/schemas'
import type { AccountContext } from '../../../http/endpoint/context.ts'
import { accountEndpoint, type Endpoint } from '../../../http/endpoint/endpoint.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { accountById } from '../accounts.queries.ts'
import { isPassword } from '../passwords.ts'
import { newRecoveryCodes, proveAppCode, proveCode } from './prove-code.ts'
import { newSecret, otpauthAddress } from './totp.ts'
import {
  countRecoveryCodes,
  deleteTwoFactor,
  putRecoveryCodes,
  putUnconfirmed,
  setConfirmed,
  twoFactorOf,
} from './two-factor.queries.ts'

const refused = (field: 'password' | 'code', { t }: AccountContext): CallError =>
  new CallError('invalid_request', {
    fields: { [field]: t(field === 'password' ? 'problem.wrongPassword' : 'error.wrong_code') },
  })

/** @throws CallError when it is not the password of who asks */
async function mustKnowPassword(password: string, context: AccountContext): Promise<void> {
  const stored = await accountById(context.storage.db, context.account.id)
  if (!stored || !(await isPassword(password, stored.password))) throw refused('password', context)
}

/** @throws CallError when it is neither a code of the app nor a recovery code */
async function mustKnowCode(code: string, context: AccountContext): Promise<void> {
  const { storage, parts, account } = context
  const proof = await proveCode(storage.db, parts.sealing, account.id, code)
  if (proof === 'off') throw new CallError('not_found')
  if (proof !== 'right' && proof !== 'right-recovery') throw refused('code', context)
}

const note = ({ auditEvent, account }: AccountContext, action: AuditAction) =>
  auditEvent({ action, object: account.id })

export const twoFactorRoutes: readonly Endpoint[] = [
  accountEndpoint(readTwoFactor, async (_question, { storage, account }) => {
    const known = await twoFactorOf(storage.db, account.id)
    return { isOn: known?.isConfirmed === true, recoveryCodes: await countRecoveryCodes(storage.db, account.id) }
  }),

  accountEndpoint(startTwoFactor, async ({ password }, context) => {
    const { storage, account, parts, t } = context
    await mustKnowPassword(password, context)
    const secret = newSecret()
    const sealed = await parts.sealing.seal('two-factor', account.id, secret)
    const isNew = await storage.db.transaction().execute((write) => putUnconfirmed(write, account.id, sealed))
    if (!isNew) throw new CallError('conflict', { message: t('problem.twoFactorOn') })
    return { secret, address: otpauthAddress(secret, account.email, new URL(parts.systemOrigin).host) }
  }),

  accountEndpoint(confirmTwoFactor, async ({ code }, context) => {
    const { storage, account, parts, t } = context
    const known = await twoFactorOf(storage.db, account.id)
    if (!known) throw new CallError('not_found')
    if (known.isConfirmed) throw new CallError('conflict', { message: t('problem.twoFactorOn') })
    const given = { secret: known.secret, code: code.replaceAll(/[\s-]/g, '') }
    if (!(await proveAppCode(storage.db, parts.sealing, account.id, given))) throw refused('code', context)
    const { codes, hashes } = newRecoveryCodes()
    await storage.db.transaction().execute(async (write) => {
      if (!(await setConfirmed(write, account.id))) throw new CallError('conflict')
      await putRecoveryCodes(write, account.id, hashes)
      await recordAuditEvent(write, note(context, 'account.two-factor-on'))
    })
    return { recoveryCodes: codes }
  }),

  accountEndpoint(newRecoveryCodesCall, async ({ password, code }, context) => {
    const { storage, account } = context
    await mustKnowPassword(password, context)
    await mustKnowCode(code, context)
    const { codes, hashes } = newRecoveryCodes()
    await storage.db.transaction().execute(async (write) => {
      await putRecoveryCodes(write, account.id, hashes)
      await recordAuditEvent(write, note(context, 'account.recovery-codes'))
    })
    return { recoveryCodes: codes }
  }),

  accountEndpoint(endTwoFactor, async ({ password, code }, context) => {
    const { storage, account } = context
    await mustKnowPassword(password, context)
    await mustKnowCode(code, context)
    await storage.db.transaction().execute(async (write) => {
      await deleteTwoFactor(write, account.id)
      await recordAuditEvent(write, note(context, 'account.two-factor-off'))
    })
    return {}
  }),
]
