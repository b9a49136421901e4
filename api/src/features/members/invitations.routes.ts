import { randomUUID } from 'node:crypto'
import { addInvitation, CallError, listInvitations, removeInvitation, resendInvitation } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import type { Database } from '../../platform/database/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { accountByEmail, normalEmail } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import {
  countInvitations,
  deleteInvitation,
  insertInvitation,
  invitationById,
  invitedPlace,
  listInvitationsOf,
  renewInvitation,
} from './invitations.queries.ts'
import { recordInvitation } from './member-events.queries.ts'
import { isMember } from './members.queries.ts'
import { mustReach, wantedPlace } from './role-ranks.ts'

/** So many invitations of a site may wait at the same time: enough for a team, too few to send mails to the world. */
const MOST_WAITING = 100

/** Sends a new link to the invited mailbox: the only place where it stands, so that it proves the address. */
async function mailLink(write: Database, id: string, { tenant, parts }: MemberContext): Promise<void> {
  const mailKey = randomUUID()
  const renewed = await renewInvitation(write, tenant.id, id, mailKey)
  if (!renewed) throw new CallError('not_found')
  const { token, email, role } = renewed
  await queueMail(write, {
    tenantId: tenant.id,
    to: email,
    kind: 'invitation',
    language: (await accountByEmail(write, email))?.language ?? tenant.defaultLanguage,
    values: { link: `${parts.systemOrigin}/invitation/${token}`, siteName: tenant.name, role },
    dedupeKey: mailKey,
    about: id,
  })
}

/** An invitation with what to do where its mail cannot leave. */
const withNotice = <T extends { readonly mail: string }>(
  invitation: T,
  { t }: MemberContext,
): T & { notice?: string } => ({
  ...invitation,
  ...(invitation.mail === 'no-mail-server' && {
    notice: t('notice.invitationWaits'),
  }),
})

async function invitationDetails(write: Database, id: string, context: MemberContext) {
  const made = await invitationById(write, context.tenant.id, id, context.parts.sendsMail)
  if (!made) throw new CallError('not_found')
  return withNotice(made, context)
}

export const invitationRoutes: readonly Endpoint[] = [
  memberEndpoint(listInvitations, async (paging, context) => {
    const { storage, tenant, parts } = context
    const list = await listInvitationsOf(storage.db, tenant.id, { ...paging, sendsMail: parts.sendsMail })
    return { ...list, items: list.items.map((one) => withNotice(one, context)) }
  }),

  memberEndpoint(addInvitation, async ({ email: written, role, languages, permissionSets }, context) => {
    const { storage, tenant, member: caller, account, auditEvent, t, parts } = context
    const email = normalEmail(written)
    const place = wantedPlace({ role, languages, permissionSets }, parts.permissionSets, t)
    return storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenant.id)
      const before = await invitedPlace(write, tenant.id, { email })
      mustReach(caller, place, before ?? place)
      if (await isMember(write, tenant.id, email))
        throw new CallError('conflict', { fields: { email: t('problem.isMember') } })
      await deleteInvitation(write, tenant.id, { email })
      if ((await countInvitations(write, tenant.id)) >= MOST_WAITING)
        throw new CallError('conflict', { fields: { email: t('problem.maxItems', { limit: MOST_WAITING }) } })
      const id = await insertInvitation(write, { tenantId: tenant.id, email, place, invitedBy: account.id })
      await mailLink(write, id, context)
      await recordAuditEvent(
        write,
        auditEvent({ tenantId: tenant.id, action: 'member.invite', object: id, details: { email, role } }),
      )
      await recordInvitation(write, tenant.id, { id, email, ...place })
      return invitationDetails(write, id, context)
    })
  }),

  memberEndpoint(resendInvitation, async ({ id }, context) => {
    const { storage, tenant, member: caller, auditEvent } = context
    return storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenant.id)
      const place = await invitedPlace(write, tenant.id, { id })
      if (!place) throw new CallError('not_found')
      mustReach(caller, place)
      await mailLink(write, id, context)
      await recordAuditEvent(
        write,
        auditEvent({ tenantId: tenant.id, action: 'member.invite-again', object: id, details: { role: place.role } }),
      )
      return invitationDetails(write, id, context)
    })
  }),

  memberEndpoint(removeInvitation, async ({ id }, { storage, tenant, member: caller, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenant.id)
      const place = await invitedPlace(write, tenant.id, { id })
      if (!place) throw new CallError('not_found')
      mustReach(caller, place)
      await deleteInvitation(write, tenant.id, { id })
      await recordAuditEvent(
        write,
        auditEvent({ tenantId: tenant.id, action: 'member.uninvite', object: id, details: { role: place.role } }),
      )
    })
    return {}
  }),
]
