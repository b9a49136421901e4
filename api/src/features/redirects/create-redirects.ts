import type { MovedPage } from '@vitrine/model'
import { redirectPath } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { lockAndChangeSite } from '../sites/lock-site.queries.ts'
import { deleteRedirect, putRedirect, redirectsOf } from './redirects.queries.ts'
import { MOST } from './redirects.routes.ts'

/**
 * Leads visitors of pages that moved to where these are now, as a redirect of their owner's. What led
 * away from a new address no longer does; what led away from an old one stays as its owner made it.
 *
 * @returns the ids of the redirects, by their old address
 */
export async function createRedirects(
  { storage, tenant, auditEvent }: MemberContext,
  moved: readonly MovedPage[],
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  if (moved.length === 0) return made
  await storage.db.transaction().execute(async (write) => {
    await lockAndChangeSite(write, tenant.id)
    const note = (action: string, object: string, details = {}) =>
      recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action, object, details }))
    const known = new Map((await redirectsOf(write, tenant.id)).map((redirect) => [redirect.from, redirect.id]))
    for (const { to } of moved) {
      const path = redirectPath(to)
      const away = path === undefined ? undefined : known.get(path)
      if (path === undefined || away === undefined || !(await deleteRedirect(write, tenant.id, away))) continue
      known.delete(path)
      await note('redirect.remove', away)
    }
    for (const { from: address, to } of moved) {
      const from = redirectPath(address)
      if (from === undefined || known.has(from) || known.size >= MOST) continue
      const { id } = await putRedirect(write, tenant.id, { from, to, status: 301 })
      known.set(from, id)
      made.set(address, id)
      await note('redirect.add', id, { from, to, status: 301 })
    }
  })
  storage.changed()
  return made
}
