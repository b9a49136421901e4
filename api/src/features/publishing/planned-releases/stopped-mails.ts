import type { Database } from '../../../platform/database/tables.ts'
import type { MailValues } from '../../../platform/mail/kinds.ts'
import { queueMemberMails } from '../../accounts/member-mails.queries.ts'

/** What was planned for a time, by somebody. */
interface PlannedRow {
  readonly tenant_id: string
  readonly id: string
  readonly account_id: string | null
  /** Milliseconds. */
  readonly at: number
  readonly time_zone: string
}

interface StoppedOptions {
  readonly kind: 'plan-stopped' | 'content-plan-stopped'
  readonly systemOrigin: string
  /** What its kind says beside the time. */
  readonly values: MailValues
  /** Of those with the same one, each member gets one mail. */
  readonly key: string | number
}

/** Tells who planned something, while they work on the site, and its owners that it did not come about. */
export const queueStoppedMails = (
  write: Database,
  { tenant_id, id, account_id, at, time_zone }: PlannedRow,
  { kind, systemOrigin, values, key }: StoppedOptions,
): Promise<void> =>
  queueMemberMails(write, tenant_id, ({ accountId, role }) => role === 'owner' || accountId === account_id, {
    kind,
    systemOrigin,
    place: 'office/releases',
    values: { at: new Date(at).toISOString(), timeZone: time_zone, ...values },
    dedupeKey: `${kind} ${key}`,
    about: id,
  })
