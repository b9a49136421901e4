import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { queueMail } from '../../../platform/mail/queue-mail.queries.ts'
import { type PlannedRow, toldOfPlanned } from './planned-releases.queries.ts'
import type { StoppedPlace } from './tables.ts'

/** So many places are named in a mail. */
const NAMED = 10

interface StoppedOptions {
  readonly systemOrigin: string
  /** The places that stopped it; none where it failed with an error. */
  readonly stoppedBy: readonly StoppedPlace[]
}

/** Tells who planned a release, while they work on the site, and its owners that it did not go live. */
export async function queueStoppedMails(
  write: Database,
  row: PlannedRow,
  { systemOrigin, stoppedBy }: StoppedOptions,
): Promise<void> {
  const { site, people } = await toldOfPlanned(write, row)
  const { defaultLanguage } = fromJson(site.settings)
  const places = stoppedBy.slice(0, NAMED).map(({ kind, name }) => ({ kind, ...(name !== undefined && { name }) }))
  for (const { id, email, language, chosen_language } of people)
    await queueMail(write, {
      tenantId: row.tenant_id,
      to: email,
      kind: 'plan-stopped',
      language: chosen_language ?? language ?? defaultLanguage,
      values: {
        siteName: site.name,
        at: new Date(row.at).toISOString(),
        timeZone: row.time_zone,
        places: JSON.stringify(places),
        link: `${systemOrigin}/${site.client_id}/office/releases`,
        ...(row.note !== null && { note: row.note }),
      },
      // Tried again by hand, it is no mail's business; moved to another time, it is planned anew.
      dedupeKey: `plan-stopped ${row.id} ${row.at} ${id}`,
      about: row.id,
    })
}
