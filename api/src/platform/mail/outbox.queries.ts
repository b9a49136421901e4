import type { Answer, MailState, retryMail } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import { fromJson, toJson } from '../database/json-text.ts'
import { pageOf } from '../database/paging.ts'
import type { Database, Tables } from '../database/tables.ts'
import { countChange } from '../site-revisions/site-revisions.queries.ts'
import { emailContentOf, type MailValues, provingKinds, withoutSecrets } from './kinds.ts'

export type OutboxRow = Selectable<Tables['outbox']>

const MINUTE = 60_000

/** How long one sending may take; after that, whoever did it is taken for dead. */
const LEASE = 5 * MINUTE

/** After so many tries a mail is dead: with the waits between them, that is after a day. */
export const MAX_TRIES = 10

/** How long is waited after this many tries: 1 minute, three times as long each time, 6 hours at most. */
export const waitAfter = (tries: number): number => Math.min(MINUTE * 3 ** (tries - 1), 360 * MINUTE)

const due = (db: Database, now: number) =>
  db
    .selectFrom('outbox')
    .where('outbox.state', 'in', ['waiting', 'failed'])
    .where('outbox.next_at', '<=', now)
    .where('outbox.leased_until', '<', now)

/**
 * The ids of mails that are to be sent now, the longest waiting first.
 *
 * @param site those that its own server sends; without one those that the server of the instance sends. The links of
 *   some mails prove whose mailbox it is, so these never pass through a server of a site's owner.
 */
export async function dueMails(db: Database, now: number, limit: number, site?: string): Promise<readonly string[]> {
  const mails = due(db, now).select('outbox.id').orderBy('outbox.next_at').limit(limit)
  const rows = await (site === undefined
    ? mails
        .leftJoin('site_mail', 'site_mail.tenant_id', 'outbox.tenant_id')
        .where(({ or, eb }) => or([eb('site_mail.host', 'is', null), eb('outbox.kind', 'in', provingKinds)]))
    : mails.where('outbox.tenant_id', '=', site).where('outbox.kind', 'not in', provingKinds)
  ).execute()
  return rows.map(({ id }) => id)
}

/** The sites with a server of their own that have mails to be sent now, the longest waiting first. */
export async function sitesWithDueMails(db: Database, now: number, limit: number): Promise<readonly string[]> {
  const rows = await due(db, now)
    .innerJoin('site_mail', 'site_mail.tenant_id', 'outbox.tenant_id')
    .where('site_mail.host', 'is not', null)
    .where('outbox.kind', 'not in', provingKinds)
    .groupBy('site_mail.tenant_id')
    .select('site_mail.tenant_id')
    .orderBy(({ fn }) => fn.min('outbox.next_at'))
    .limit(limit)
    .execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** How many mails of a site were not sent yet, and how many of its mails could not be. */
export async function unsentMails(db: Database, tenantId: string) {
  const rows = await db
    .selectFrom('outbox')
    .where('tenant_id', '=', tenantId)
    .where('state', '!=', 'sent')
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .execute()
  const countOf = (...states: readonly MailState[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0)
  return { waiting: countOf('waiting'), failed: countOf('failed', 'dead') }
}

/** Takes a mail for sending, which counts as a try; nothing when another process was faster. */
export const leaseMail = (db: Database, id: string, now: number): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set(({ eb }) => ({ leased_until: now + LEASE, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .where('next_at', '<=', now)
    .where('leased_until', '<', now)
    .returningAll()
    .executeTakeFirst()

/** Only who holds the lease says what became of a mail. */
const held = (db: Database, { id, tenant_id, leased_until }: OutboxRow) =>
  db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('tenant_id', tenant_id === null ? 'is' : '=', tenant_id)
    .where('leased_until', '=', leased_until)

/** Changes a mail, and counts that for those who look at the inbox of its site. */
const change = (db: Database, { tenant_id }: OutboxRow, write: (db: Database) => Promise<unknown>): Promise<void> =>
  inTransaction(db, async (both) => {
    await write(both)
    if (tenant_id !== null) await countChange(both, tenant_id, 'inbox')
  })

/** Notes that a mail was sent. What lets somebody in stands nowhere but in the mail from then on. */
export async function markSent(db: Database, mail: OutboxRow, now: number): Promise<void> {
  const content = withoutSecrets(mail.kind, fromJson(mail.content))
  await change(db, mail, (write) =>
    held(write, mail)
      .set({ state: 'sent', sent_at: now, leased_until: 0, last_error: null, content: toJson(content) })
      .execute(),
  )
}

/** Notes a try that failed; it is tried again later, until it is dead. */
export async function markFailed(db: Database, mail: OutboxRow, error: string, now: number): Promise<MailState> {
  const state = mail.tries >= MAX_TRIES ? 'dead' : 'failed'
  await change(db, mail, (write) =>
    held(write, mail)
      .set({ state, next_at: now + waitAfter(mail.tries), leased_until: 0, last_error: error.slice(0, 500) })
      .execute(),
  )
  return state
}

const time = (at: number | null): string | undefined => (at === null ? undefined : new Date(at).toISOString())

/** A mail as members see it; its subject is gone with its words. */
export function mailOf(row: OutboxRow): Answer<typeof retryMail> {
  const values = fromJson(row.content)
  const [sentAt, nextAt] = [time(row.sent_at), time(row.next_at)]
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    language: row.language,
    subject: Object.keys(values).length > 0 ? emailContentOf(row.kind, row.language, values).subject : '',
    state: row.state,
    tries: row.tries,
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.last_error !== null && { lastError: row.last_error }),
    ...(nextAt !== undefined && row.state === 'failed' && { nextAt }),
    ...(sentAt !== undefined && { sentAt }),
  }
}

interface Page {
  readonly page: number
  readonly pageSize: number
  readonly state?: MailState | undefined
}

export async function listOutbox(db: Database, tenantId: string, { page, pageSize, state }: Page) {
  let found = db.selectFrom('outbox').where('tenant_id', '=', tenantId)
  if (state) found = found.where('state', '=', state)
  const { rows, total } = await pageOf(found, { page, pageSize }, (shown) =>
    shown.selectAll().orderBy('created_at', 'desc').orderBy('id'),
  )
  return { items: rows.map(mailOf), total, page, pageSize }
}

export const mailById = (db: Database, tenantId: string, id: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()

/** Lets a mail that was not sent begin anew, now. Tells whether it could. */
export const restartMail = (db: Database, tenantId: string, id: string, now: number): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set({ state: 'waiting', tries: 0, next_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .returningAll()
    .executeTakeFirst()

/** Takes mails about something back that were not sent yet. */
export async function deleteUnsentMails(write: Database, tenantId: string, about: string): Promise<void> {
  await write
    .deleteFrom('outbox')
    .where('tenant_id', '=', tenantId)
    .where('about', '=', about)
    .where('state', '!=', 'sent')
    .execute()
}

/** The newest mail of a kind about something. */
export const lastMailAbout = (
  db: Database,
  tenantId: string,
  { kind, about }: Pick<OutboxRow, 'kind' | 'about'>,
): Promise<OutboxRow | undefined> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Takes back a mail that was not sent yet; one that is being sent goes out. */
export async function deleteUnsentMail(write: Database, id: string, now: number): Promise<void> {
  await write
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .where('leased_until', '<', now)
    .execute()
}

/** Gives a mail that was not sent yet other values. Tells whether it could: one that is being sent stays as it is. */
export async function changeUnsentMail(write: Database, id: string, values: MailValues, now: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('outbox')
    .set({ content: toJson(values) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .where('leased_until', '<', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
