import { can } from '@vitrine/schemas'
import type { Caller } from '../../http/access/caller.ts'
import type { Identities } from '../../http/access/identity.ts'

/** Decides whether a visitor may see a draft. */
export type MaySeeDraft = (
  caller: Caller & { readonly tenantId: string },
  draftsId: string,
) => boolean | Promise<boolean>

/** Whether somebody may see a draft: with the key of its preview, or as a member of its site. */
export const maySeeDraftBy =
  (identities: Identities): MaySeeDraft =>
  async ({ shown = {}, tenantId }, draftsId) => {
    const preview = await identities.preview(shown.preview)
    if (preview?.tenantId === tenantId && preview.draftsId === draftsId) return true
    const who = await identities.who(shown)
    if (!who || (who.frame && who.frame.draftsId !== draftsId)) return false
    return can(await identities.membership(tenantId, who.account.id), 'draft.read')
  }
