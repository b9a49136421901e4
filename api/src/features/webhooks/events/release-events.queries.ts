import { releaseDiff } from '@vitrine/model'
import type { Release } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { isHeard, recordWebhookEvents } from './record-events.queries.ts'

/** A release that visitors see from now on. */
interface ShownRelease {
  readonly type: 'release.published' | 'release.rolled_back'
  readonly id: string
  /** What they saw before; nothing the first time. */
  readonly before: Release | undefined
  readonly after: Release
}

/**
 * Tells webhooks of a release, in the transaction that shows it. Releases of a site are told in their order, although each
 * is an object of its own.
 */
export async function recordReleaseEvent(
  write: Database,
  tenantId: string,
  { type, id, before, after }: ShownRelease,
): Promise<void> {
  if (!(await isHeard(write, tenantId, [type]))) return
  const row = await write
    .selectFrom('releases')
    .select(['number', 'note'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const number = Number(row.number ?? 0)
  const { languages } = releaseDiff(before ?? { ...after, languages: {} }, after, { get: () => undefined })
  const pages = new Set(Object.values(languages).flatMap((changes) => changes.pages.map((page) => page.id)))
  const data = {
    number,
    languages: Object.keys(languages),
    pages: [...pages],
    ...(row.note !== null && { note: row.note }),
  }
  await recordWebhookEvents(write, tenantId, [
    { type, object: { kind: 'release', id, revision: number }, data, queue: 'release' },
  ])
}
