import type { Membership, WebhookEventType } from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'
import { recordWebhookEvents } from '../webhooks/events/record-events.queries.ts'

type MemberEvent = Extract<WebhookEventType, `member.${string}`>

interface Told extends Membership {
  readonly email: string
  readonly name?: string
}

const dataOf = ({ email, name, role, languages = [] }: Told) => ({
  ...(name !== undefined && { name }),
  email,
  role,
  languages,
})

/** Tells webhooks of a member, in the transaction that changes its place; of nobody, nothing. */
export async function recordMemberEvent(
  write: Database,
  tenantId: string,
  type: Exclude<MemberEvent, 'member.invited'>,
  member: (Told & { readonly accountId: string }) | undefined,
): Promise<void> {
  if (!member) return
  const object = { kind: 'member', id: member.accountId } as const
  await recordWebhookEvents(write, tenantId, [{ type, object, data: dataOf(member) }])
}

/** Tells webhooks that somebody was invited. */
export const recordInvitation = (
  write: Database,
  tenantId: string,
  { id, ...invited }: Told & { readonly id: string },
): Promise<void> =>
  recordWebhookEvents(write, tenantId, [
    { type: 'member.invited', object: { kind: 'invitation', id }, data: dataOf(invited) },
  ])
