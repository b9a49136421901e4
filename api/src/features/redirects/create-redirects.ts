import type { MovedPage } from '@vitrine/model'
import { redirectPath } from '@vitrine/schemas'
import type { AuditEvent } from '../../http/access/identity.ts'
import type { Database } from '../../platform/database/tables.ts'
import { lockAndChangeSite } from '../sites/lock-site.queries.ts'
import { deleteRedirect, putRedirect, redirectsOf } from './redirects.queries.ts'
import { MOST } from './redirects.routes.ts'

/**
 * Leads visitors of pages that moved to where these are now, as a redirect of their owner's. What led
 * away from a new address no longer does; what led away from an old one stays as its owner made it.
 * To be called inside the transaction that moves the pages.
 *
 * @param note writes down what was done to a redirect
 * @returns the ids of the redirects, by their old address
 */
export async function createRedirects(
  write: Database,
  tenantId: string,
  moved: readonly MovedPage[],
  note: (event: Pick<AuditEvent, 'action' | 'object' | 'details'>) => Promise<void>,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  if (moved.length === 0) return made
  await lockAndChangeSite(write, tenantId)
  const known = new Map((await redirectsOf(write, tenantId)).map((redirect) => [redirect.from, redirect.id]))
  for (const { to } of moved) {
    const path = redirectPath(to)
    const away = path === undefined ? undefined : known.get(path)
    if (path === undefined || away === undefined || !(await deleteRedirect(write, tenantId, away))) continue
    known.delete(path)
    await note({ action: 'redirect.remove', object: away })
  }
  for (const { from: address, to } of moved) {
    const from = redirectPath(address)
    if (from === undefined || known.has(from) || known.size >= MOST) continue
    const { id } = await putRedirect(write, tenantId, { from, to, status: 301 })
    known.set(from, id)
    made.set(address, id)
    await note({ action: 'redirect.add', object: id, details: { from, to, status: 301 } })
  }
  return made
}
