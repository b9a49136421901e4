import { acceptInvitation, CallError, readInvitation } from '@vitrine/schemas'
import type { Context } from '../../http/endpoint/context.ts'
import { type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import {
  accountByEmail,
  accountRow,
  insertAccountRow,
  membershipIn,
  type StoredAccount,
  setMembership,
} from '../accounts/accounts.queries.ts'
import { membershipFields } from '../accounts/membership-fields.ts'
import { provePassword } from '../accounts/prove-password.ts'
import { accountOfSession, endSession, startSession } from '../accounts/sessions.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { invitationOf, takeInvitation } from './invitations.queries.ts'
import { recordMemberEvent } from './member-events.queries.ts'
import { memberById } from './members.queries.ts'

const SHORTEST_PASSWORD = 8

/** An account that is there is proved by its session, else by its password, tried as seldom as at the sign-in. */
interface Shown {
  readonly password: string | undefined
  readonly code: string | undefined
}

async function mustBe({ id, email }: StoredAccount, { password = '', code }: Shown, context: Context): Promise<void> {
  if ((await accountOfSession(context.storage.db, context.session))?.id === id) return
  if (!(await provePassword({ email, password, code }, context)).isRight) throw new CallError('wrong_password')
}

/** What a new account needs; everything that is missing is reported at once. */
function newAccount(email: string, name: string | undefined, password: string | undefined, context: Context) {
  const { t, language } = context
  const fields: Record<string, string> = {}
  if (name === undefined || name.trim() === '') fields.name = t('problem.required', { missingProperty: 'name' })
  if (password === undefined || password.length < SHORTEST_PASSWORD)
    fields.password = t('problem.minLength', { limit: SHORTEST_PASSWORD })
  if (name === undefined || password === undefined || Object.keys(fields).length > 0)
    throw new CallError('invalid_request', { fields })
  return accountRow({ email, name: name.trim(), password, language })
}

export const acceptingRoutes: readonly Endpoint[] = [
  endpointWithoutSite(readInvitation, async ({ token }, { storage }) => {
    const invitation = await invitationOf(storage.db, token)
    if (!invitation) throw new CallError('gone')
    const { siteName, clientId, email, place, expiresAt } = invitation
    const hasAccount = (await accountByEmail(storage.db, email)) !== undefined
    return { siteName, clientId, email, ...membershipFields(place), hasAccount, expiresAt }
  }),

  endpointWithoutSite(acceptInvitation, async ({ token, name, password, code }, context) => {
    const { storage, session, device, requestId, setSession } = context
    const { db } = storage
    const invitation = await invitationOf(db, token)
    if (!invitation) throw new CallError('gone')
    const { id, tenantId, clientId, siteName, place, email } = invitation
    const known = await accountByEmail(db, email)
    if (known) await mustBe(known, { password, code }, context)
    const { made, accountId } = known
      ? { made: undefined, accountId: known.id }
      : await newAccount(email, name, password, context).then((row) => ({ made: row, accountId: row.id }))
    const member = await db
      .transaction()
      .execute(async (write) => {
        if (!(await takeInvitation(write, tenantId, id))) throw new CallError('gone')
        if (made) await insertAccountRow(write, made)
        // Who has a place already keeps it: an invitation makes nobody smaller, the last owner least of all.
        const before = await membershipIn(write, tenantId, accountId)
        if (!before) await setMembership(write, tenantId, accountId, place)
        const details = { invitation: id, role: place.role }
        await recordAuditEvent(write, {
          tenantId,
          accountId,
          action: 'member.join',
          object: accountId,
          details,
          requestId,
        })
        if (!before)
          await recordMemberEvent(write, tenantId, 'member.joined', await memberById(write, tenantId, accountId))
        return before ?? place
      })
      .catch((error: unknown) => {
        // Somebody made this account a moment ago.
        throw isUniqueViolation(error) ? new CallError('conflict') : error
      })
    await endSession(db, session)
    setSession(await startSession(db, accountId, device))
    return { tenantId, clientId, siteName, role: member.role }
  }),
]
