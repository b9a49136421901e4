import { CallError, can, type Draft } from '@vitrine/schemas'
import { membershipIn } from '../access/accounts.store.ts'
import { keyOf } from '../access/keys.store.ts'
import { whoShows } from '../access/who.ts'
import type { Tenant } from '../sites/tenants.ts'
import type { Asking, Service } from './service-parts.ts'

/** Whether somebody may see a draft: with the key of its preview, or as a member of its site. */
export async function showsKey(
  { storage, maySeeDraft }: Pick<Service, 'storage' | 'maySeeDraft'>,
  asking: Asking & { readonly tenantId: string },
  draftsId: string,
): Promise<boolean> {
  if (maySeeDraft) return maySeeDraft(asking, draftsId)
  const { shown = {}, tenantId } = asking
  const preview = await keyOf(storage.db, 'preview', shown.preview)
  if (preview?.tenantId === tenantId && preview.draftsId === draftsId) return true
  const who = await whoShows(storage.db, shown)
  if (!who || (who.frame && who.frame.draftsId !== draftsId)) return false
  return can(await membershipIn(storage.db, tenantId, who.account.id), 'draft.read')
}

/** A draft that may not be seen, a foreign one and a missing one look the same: 404. */
export async function visibleDraft(tenant: Tenant, draftsId: string, asking: Asking, service: Service): Promise<Draft> {
  const draft = (await showsKey(service, { ...asking, tenantId: tenant.id }, draftsId))
    ? await service.stores.drafts.byId(tenant.id, draftsId)
    : undefined
  if (!draft) throw new CallError('not_found')
  return draft
}

/** Whether somebody who asks as a visitor is a member who may look at drafts. */
export async function isMember(
  { storage }: Pick<Service, 'storage'>,
  { id }: Tenant,
  { shown = {} }: Asking,
): Promise<boolean> {
  const who = await whoShows(storage.db, shown)
  return who !== undefined && can(await membershipIn(storage.db, id, who.account.id), 'draft.read')
}
