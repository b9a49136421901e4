import { can } from '@vitrine/schemas'
import type { Caller } from '../../http/access/caller.ts'
import { memberWithKey, whoAsks } from '../../http/access/key-access.ts'

/** Decides whether a visitor may see a draft. */
export type MaySeeDraft = (
  caller: Caller & { readonly tenantId: string },
  draftsId: string,
) => boolean | Promise<boolean>

/** Whether somebody may see a draft: with the key of its preview, or as a member of its site. */
export const maySeeDraftBy =
  (service: Parameters<typeof whoAsks>[0]): MaySeeDraft =>
  async ({ tenantId, ...caller }, draftsId) => {
    const { identities } = service
    const preview = await identities.preview(caller.shown?.preview)
    if (preview?.tenantId === tenantId && preview.draftsId === draftsId) return true
    const who = await whoAsks(service, caller)
    if (!who || (who.frame && who.frame.draftsId !== draftsId)) return false
    return can(memberWithKey(await identities.membership(tenantId, who.account.id), who.key, tenantId), 'draft.read')
  }
