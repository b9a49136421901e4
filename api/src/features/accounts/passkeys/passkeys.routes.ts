import {
  addPasskey,
  CallError,
  type FilledQuestion,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@vitrine/schemas'
import type { AccountContext, Context } from '../../../http/endpoint/context.ts'
import { accountEndpoint, type Endpoint, endpointWithoutSite } from '../../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../../http/endpoint/or-not-found.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { queueMail } from '../../../platform/mail/queue-mail.queries.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { accountById, type StoredAccount } from '../accounts.queries.ts'
import { beginSession } from '../begin-session.ts'
import { knownDeviceOf } from '../known-devices.ts'
import { isPassword } from '../passwords.ts'
import { proveCode } from '../two-factor/prove-code.ts'
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  passkeyByCredential,
  passkeysOf,
  type StoredPasskey,
  setPasskeyName,
  setPasskeyUsed,
  takeChallenge,
} from './passkeys.queries.ts'
import { counterIn, creationOptions, hostOf, readClientData, readMade, requestOptions } from './verify-passkey.ts'

/** So many passkeys an account may have. */
const MOST = 20

const isoOf = (time: number): string => new Date(time).toISOString()

/** A passkey as it is answered to its holder. */
const shown = ({ id, name, createdAt, usedAt, host }: StoredPasskey, here: string) => ({
  id,
  name,
  createdAt: isoOf(createdAt),
  ...(usedAt !== undefined && { usedAt: isoOf(usedAt) }),
  host,
  isOfThisHost: host === here,
})

/**
 * A passkey counts as two factors, so whoever adds one shows all that the account asks for.
 *
 * @throws CallError with what is wrong at its field
 */
async function mustBeHolder(
  { password, code }: FilledQuestion<typeof startPasskey>,
  { storage, parts, account, t }: AccountContext,
): Promise<StoredAccount> {
  const refused = (fields: Readonly<Record<string, string>>) => new CallError('invalid_request', { fields })
  const stored = await accountById(storage.db, account.id)
  if (!stored || !(await isPassword(password, stored.password))) throw refused({ password: t('problem.wrongPassword') })
  const proof = await proveCode(storage.db, parts.sealing, account.id, code)
  if (proof === 'needed') throw refused({ code: t('error.code_needed') })
  if (proof === 'wrong') throw refused({ code: t('error.wrong_code') })
  return stored
}

/**
 * Tries what a passkey signed: its challenge is used up, and that it signed is counted.
 *
 * @returns whether all of it is right.
 * @throws CallError `gone` when the challenge was used or is too old
 */
async function isProved(
  question: FilledQuestion<typeof signInWithPasskey>,
  passkey: StoredPasskey | undefined,
  { storage, parts, t }: Context,
): Promise<boolean> {
  const { db } = storage
  const said = readClientData(question.clientData, parts.systemOrigin)
  if (!said) return false
  if (!(await takeChallenge(db, said.challenge, undefined)))
    throw new CallError('gone', { message: t('problem.passkeyLate') })
  if (!passkey || passkey.host !== hostOf(parts.systemOrigin)) return false
  const { userHandle } = question
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId) return false
  const counter = await counterIn(question, passkey, said)
  if (counter === undefined) return false
  await setPasskeyUsed(db, passkey, counter)
  return true
}

export const passkeyRoutes: readonly Endpoint[] = [
  accountEndpoint(listPasskeys, async (_question, { storage, account, parts }) => {
    const here = hostOf(parts.systemOrigin)
    return (await passkeysOf(storage.db, account.id)).map((passkey) => shown(passkey, here))
  }),

  accountEndpoint(startPasskey, async (question, context) => {
    const { storage, parts, t } = context
    const account = await mustBeHolder(question, context)
    const host = hostOf(parts.systemOrigin)
    const passkeys = await passkeysOf(storage.db, account.id)
    if (passkeys.length >= MOST)
      throw new CallError('conflict', { message: t('problem.passkeysFull', { limit: MOST }) })
    const challenge = await insertChallenge(storage.db, account.id)
    const known = passkeys.filter((passkey) => passkey.host === host)
    return creationOptions(account, { host, challenge, known })
  }),

  accountEndpoint(addPasskey, async ({ name, transports = [], ...made }, context) => {
    const { storage, parts, account, language, auditEvent, t } = context
    const host = hostOf(parts.systemOrigin)
    const said = readClientData(made.clientData, parts.systemOrigin)
    if (!said) throw new CallError('invalid_request', { message: t('problem.passkeyNotRead') })
    if (!(await takeChallenge(storage.db, said.challenge, account.id)))
      throw new CallError('gone', { message: t('problem.passkeyLate') })
    const read = await readMade(made, host, said)
    if (!read) throw new CallError('invalid_request', { message: t('problem.passkeyNotRead') })
    const stored = orNotFound(await accountById(storage.db, account.id))
    return storage.db
      .transaction()
      .execute(async (write) => {
        if ((await passkeysOf(write, account.id)).length >= MOST)
          throw new CallError('conflict', { message: t('problem.passkeysFull', { limit: MOST }) })
        const passkey = await insertPasskey(write, { ...read, accountId: account.id, transports, host, name })
        // Whoever holds the account learns of it, in case it was not they who did it.
        await queueMail(write, {
          tenantId: undefined,
          to: stored.email,
          kind: 'passkey-added',
          language: stored.language ?? language,
          values: { link: parts.systemOrigin, name },
        })
        await recordAuditEvent(write, auditEvent({ action: 'account.add-passkey', object: account.id }))
        return shown(passkey, host)
      })
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error
        throw new CallError('conflict', { message: t('problem.passkeyTaken') })
      })
  }),

  accountEndpoint(renamePasskey, (question, { storage, account, parts, auditEvent }) =>
    storage.db.transaction().execute(async (write) => {
      const passkey = orNotFound(await setPasskeyName(write, account.id, question))
      await recordAuditEvent(write, auditEvent({ action: 'account.rename-passkey', object: account.id }))
      return shown(passkey, hostOf(parts.systemOrigin))
    }),
  ),

  accountEndpoint(removePasskey, ({ id }, { storage, account, auditEvent }) =>
    storage.db.transaction().execute(async (write) => {
      if (!(await deletePasskey(write, account.id, id))) throw new CallError('not_found')
      await recordAuditEvent(write, auditEvent({ action: 'account.remove-passkey', object: account.id }))
      return {}
    }),
  ),

  endpointWithoutSite(startPasskeySignIn, async (_question, { storage, parts }) =>
    requestOptions(hostOf(parts.systemOrigin), await insertChallenge(storage.db, undefined)),
  ),

  endpointWithoutSite(signInWithPasskey, async (question, context) => {
    const { storage, limits, peer, knownDevice, requestId, t } = context
    const { db } = storage
    const passkey = await passkeyByCredential(db, question.id)
    const account = passkey && (await accountById(db, passkey.accountId))
    const device = await knownDeviceOf(db, account, knownDevice)
    const caller = device === undefined ? peer : `device ${device}`
    // As with passwords, only tries that failed count.
    await limits.take('sign-in', caller)
    if (!(await isProved(question, passkey, context)) || !account) {
      const event = { tenantId: undefined, accountId: account?.id, object: account?.id ?? '', requestId }
      await recordAuditEvent(db, { ...event, action: 'account.sign-in-failed', details: { passkey: true } })
      throw new CallError('invalid_request', { message: t('problem.passkeyNotKnown') })
    }
    await limits.giveBack('sign-in', caller)
    return beginSession(account, context, { passkey: true })
  }),
]
