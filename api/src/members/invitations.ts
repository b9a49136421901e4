import { addInvitation, CallError, listInvitations, removeInvitation } from '@vitrine/schemas'
import { normalEmail } from '../access/accounts.store.ts'
import { noteDeed } from '../access/audit.store.ts'
import { type Answered, answerMember } from '../calls/answer.ts'
import { queueMail } from '../mail/outbox.ts'
import { holdSite } from '../sites/hold.ts'
import {
  countInvitations,
  deleteInvitation,
  insertInvitation,
  invitedRole,
  listInvitationsOf,
} from './invitations.store.ts'
import { isMember } from './members.store.ts'
import { mustReach, toldPlace, wantedPlace } from './ranks.ts'

/** So many invitations of a site may wait at the same time: enough for a team, too few to send mails to the world. */
const MOST_WAITING = 100

export const invitationAnswers: readonly Answered[] = [
  answerMember(listInvitations, (paging, { storage, tenant }) => listInvitationsOf(storage.db, tenant.id, paging)),

  answerMember(addInvitation, async ({ email: written, role, languages = [] }, context) => {
    const { storage, parts, tenant, member: asker, account, noted, words } = context
    const email = normalEmail(written)
    const place = wantedPlace(role, languages, words)
    return storage.db.transaction().execute(async (write) => {
      await holdSite(write, tenant.id)
      const before = await invitedRole(write, tenant.id, { email })
      mustReach(asker, role, before ?? role)
      if (await isMember(write, tenant.id, email))
        throw new CallError('conflict', { fields: { email: words('problem.isMember') } })
      await deleteInvitation(write, tenant.id, { email })
      if ((await countInvitations(write, tenant.id)) >= MOST_WAITING)
        throw new CallError('conflict', { fields: { email: words('problem.maxItems', { limit: MOST_WAITING }) } })
      const { token, ...made } = await insertInvitation(write, {
        tenantId: tenant.id,
        email,
        place,
        invitedBy: account.id,
      })
      const link = `${parts.systemOrigin}/invitation/${token}`
      await queueMail(write, {
        tenantId: tenant.id,
        to: email,
        kind: 'invitation',
        language: tenant.defaultLanguage,
        values: { link, siteName: tenant.name, role },
        dedupeKey: made.id,
      })
      await noteDeed(
        write,
        noted({ tenantId: tenant.id, action: 'member.invite', object: made.id, details: { email, role } }),
      )
      return { ...made, ...toldPlace(place), invitedBy: account.name, link }
    })
  }),

  answerMember(removeInvitation, async ({ id }, { storage, tenant, member: asker, noted }) => {
    await storage.db.transaction().execute(async (write) => {
      await holdSite(write, tenant.id)
      const role = await invitedRole(write, tenant.id, { id })
      if (!role) throw new CallError('not_found')
      mustReach(asker, role)
      await deleteInvitation(write, tenant.id, { id })
      await noteDeed(write, noted({ tenantId: tenant.id, action: 'member.uninvite', object: id, details: { role } }))
    })
    return {}
  }),
]
