import { contentSteps, editableContents, mayDo } from '@vitrine/model'
import { CallError, type EditedContent, type Membership } from '@vitrine/schemas'
import type { Tenant } from '../../../http/access/site.ts'

/**
 * Refuses what the role of a member does not allow, by the operations that a change is: the rule is that of saves
 * (`mayDo`). What is asked is compared with what is stored, so that a whole record may be sent back.
 *
 * @param after what is asked for; nothing when it is to be taken away.
 * @throws CallError `not_allowed`
 */
export function mustMayChange(
  member: Membership,
  tenant: Tenant,
  content: string,
  before: EditedContent | undefined,
  after: EditedContent | undefined,
): void {
  const editable = editableContents(tenant, {})
  for (const operation of contentSteps(content, before, after))
    if (mayDo(member, operation, editable, []) !== true) throw new CallError('not_allowed')
}

/** Refuses to give contents another order. */
export function mustMayOrder(member: Membership, tenant: Tenant, content: string): void {
  const operation = { id: '', type: 'change-content', content, changes: { order: 0 } } as const
  if (mayDo(member, operation, editableContents(tenant, {}), []) !== true) throw new CallError('not_allowed')
}

/** Refuses to plan when a content is shown or hidden, to who may not do so at once. */
export function mustMayShow(member: Membership, tenant: Tenant, content: string): void {
  const operation = { id: '', type: 'change-content', content, changes: { status: 'published' } } as const
  if (mayDo(member, operation, editableContents(tenant, {}), []) !== true) throw new CallError('not_allowed')
}
