import type { ContentPlanStop } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { ContentPlanRow } from '../contents/plans/content-plans.queries.ts'
import { toldOfPlanned } from '../publishing/planned-releases/planned-releases.queries.ts'

interface StoppedOptions {
  readonly systemOrigin: string
  readonly reason: ContentPlanStop
}

/**
 * Tells who planned it, while they work on the site, and its owners that a content was not published or hidden. Of
 * several with one time each of them gets one mail, about the first.
 */
export async function queueStoppedMails(
  write: Database,
  row: ContentPlanRow,
  { systemOrigin, reason }: StoppedOptions,
): Promise<void> {
  const { site, people } = await toldOfPlanned(write, row)
  const { defaultLanguage } = fromJson(site.settings)
  for (const { id, email, language, chosen_language } of people)
    await queueMail(write, {
      tenantId: row.tenant_id,
      to: email,
      kind: 'content-plan-stopped',
      language: chosen_language ?? language ?? defaultLanguage,
      values: {
        siteName: site.name,
        name: row.name,
        at: new Date(row.at).toISOString(),
        timeZone: row.time_zone,
        action: row.status === 'published' ? 'publish' : 'hide',
        reason,
        link: `${systemOrigin}/${site.client_id}/office/releases`,
      },
      dedupeKey: `content-plan-stopped ${row.at} ${id}`,
      about: row.id,
    })
}
