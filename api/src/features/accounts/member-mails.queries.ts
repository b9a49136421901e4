import type { Membership } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { MailKind, MailValues } from '../../platform/mail/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { membershipOf } from './accounts.queries.ts'

/** A mail about a site to those who work on it. */
export interface MemberMail {
  readonly kind: MailKind
  /** What it is filled in with, beside `siteName` and `link`. */
  readonly values: MailValues
  /** Where owners work: `https://vitrine.example`. */
  readonly systemOrigin: string
  /** Where its link leads, below the site: `office/releases`. */
  readonly place: string
  /** Whom its words are about: the id of a plan, of a link. */
  readonly about: string
  /** Of mails with the same key each member gets the first. */
  readonly dedupeKey?: string
  /** When it may be sent at the earliest, in milliseconds; at once when it is left out. */
  readonly notBefore?: number
}

/** Puts a mail into the outbox for each of some members of a site, in their language, else in that of the site. */
export async function queueMemberMails(
  write: Database,
  tenantId: string,
  isFor: (member: Membership & { readonly accountId: string }) => boolean,
  { values, systemOrigin, place, dedupeKey, ...mail }: MemberMail,
): Promise<void> {
  const site = await write
    .selectFrom('tenants')
    .select(['client_id', 'name', 'settings'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const members = await write
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['accounts.id', 'email', 'language', 'chosen_language', 'role', 'languages'])
    .select('permission_sets')
    .where('tenant_id', '=', tenantId)
    .execute()
  for (const { id, email, language, chosen_language, ...membership } of members)
    if (isFor({ accountId: id, ...membershipOf(membership) }))
      await queueMail(write, {
        ...mail,
        tenantId,
        to: email,
        language: chosen_language ?? language ?? fromJson(site.settings).defaultLanguage,
        values: { siteName: site.name, link: `${systemOrigin}/${site.client_id}/${place}`, ...values },
        ...(dedupeKey !== undefined && { dedupeKey: `${dedupeKey} ${id}` }),
      })
}
