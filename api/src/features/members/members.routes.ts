import { CallError, changeMember, listMembers, type Membership, removeMember } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Translator } from '../../platform/language/translator.ts'
import { membershipIn, setMembership } from '../accounts/accounts.queries.ts'
import { endAllSessions, startSession } from '../accounts/sessions.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { deleteCommentMails, isToldOfComments } from '../preview-comments/comment-mails.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { recordMemberEvent } from './member-events.queries.ts'
import { countOwners, deleteMember, listMembersOf, memberById } from './members.queries.ts'
import { mustReach, wantedPlace } from './role-ranks.ts'

const isSame = (a: Membership, b: Membership): boolean =>
  a.role === b.role &&
  JSON.stringify(a.languages?.toSorted()) === JSON.stringify(b.languages?.toSorted()) &&
  JSON.stringify(setsOf(a)) === JSON.stringify(setsOf(b))

const setsOf = ({ permissionSets = [] }: Membership): readonly string[] =>
  permissionSets.map(({ key }) => key).toSorted()

/** A site without an owner could not be helped by anyone. */
async function mustNotBeLast(write: Database, tenantId: string, t: Translator): Promise<void> {
  if ((await countOwners(write, tenantId)) < 2)
    throw new CallError('conflict', { details: { reason: 'last-owner' }, fields: { role: t('problem.lastOwner') } })
}

/** Takes mails back that somebody was to get who may not do any more what they are about. */
async function takeBackMails(write: Database, tenantId: string, accountId: string): Promise<void> {
  const member = await memberById(write, tenantId, accountId)
  if (member) await deleteCommentMails(write, tenantId, member.email)
}

export const memberRoutes: readonly Endpoint[] = [
  memberEndpoint(listMembers, async (paging, { storage, tenant, account }) => {
    const list = await listMembersOf(storage.db, tenant.id, paging)
    return { ...list, items: list.items.map((one) => ({ ...one, isYou: one.accountId === account.id })) }
  }),

  memberEndpoint(changeMember, async ({ accountId, role, languages, permissionSets }, context) => {
    const { storage, tenant, member: caller, account, auditEvent, t, setSession, device, parts } = context
    const { db } = storage
    const isChanged = await db.transaction().execute(async (write) => {
      await lockSite(write, tenant.id)
      const known = await membershipIn(write, tenant.id, accountId)
      if (!known) throw new CallError('not_found')
      // Who does not speak of permission sets leaves them as they are.
      const before = known.permissionSets ?? []
      const sets = permissionSets ?? before.map(({ key }) => key)
      const wanted = wantedPlace({ role, languages, permissionSets: sets }, parts.permissionSets, t, before)
      mustReach(caller, known, wanted)
      if (isSame(known, wanted)) return false
      if (known.role === 'owner') await mustNotBeLast(write, tenant.id, t)
      await setMembership(write, tenant.id, accountId, wanted)
      if (!isToldOfComments(wanted)) await takeBackMails(write, tenant.id, accountId)
      await endAllSessions(write, accountId)
      const details = {
        ...{ from: known.role, to: role, languages: (wanted.languages ?? []).join(' ') },
        ...(sets.length > 0 && { permissionSets: sets.join(' ') }),
      }
      await recordAuditEvent(
        write,
        auditEvent({ tenantId: tenant.id, action: 'member.change', object: accountId, details }),
      )
      await recordMemberEvent(write, tenant.id, 'member.changed', await memberById(write, tenant.id, accountId))
      return true
    })
    if (isChanged && accountId === account.id) setSession(await startSession(db, accountId, device))
    const changed = await memberById(db, tenant.id, accountId)
    if (!changed) throw new CallError('not_found')
    return { ...changed, isYou: accountId === account.id }
  }),

  memberEndpoint(removeMember, async ({ accountId }, { storage, tenant, member: caller, auditEvent, t }) => {
    await storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenant.id)
      const known = await membershipIn(write, tenant.id, accountId)
      if (!known) throw new CallError('not_found')
      mustReach(caller, known)
      if (known.role === 'owner') await mustNotBeLast(write, tenant.id, t)
      await takeBackMails(write, tenant.id, accountId)
      const removed = await memberById(write, tenant.id, accountId)
      await deleteMember(write, tenant.id, accountId)
      await endAllSessions(write, accountId)
      const details = { role: known.role }
      await recordAuditEvent(
        write,
        auditEvent({ tenantId: tenant.id, action: 'member.remove', object: accountId, details }),
      )
      await recordMemberEvent(write, tenant.id, 'member.removed', removed)
    })
    return {}
  }),
]
