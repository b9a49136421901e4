import { randomUUID } from 'node:crypto'
import { isEmail } from '@vitrine/schemas'
import { toJson } from '../database/json-text.ts'
import type { Database } from '../database/tables.ts'
import type { MailKind, MailValues } from './kinds.ts'

/** Where a mail goes or comes from; never one joined text, so that a name cannot become an address. */
export interface MailAddress {
  readonly name?: string
  readonly address: string
}

/** The header of a mail in the outbox that holds a Message-ID of its own. */
export const MESSAGE_ID = 'Message-ID'

export interface NewMail {
  /** The site that it is about; without one it is about an account, and no member of a site sees it. */
  readonly tenantId: string | undefined
  /** One address. */
  readonly to: string
  readonly kind: MailKind
  /** The language of who receives it. */
  readonly language: string
  readonly values: MailValues
  readonly replyTo?: MailAddress
  readonly headers?: Readonly<Record<string, string>>
  /** Two mails of a site with the same key are one: the second is not sent. */
  readonly dedupeKey?: string
  /** Whom its words are about: the id of a message or a subscription. */
  readonly about?: string
  /** Its id in the outbox, where the caller has to know it. */
  readonly id?: string
  /** Its Message-ID, with its brackets, where the caller has to know it. */
  readonly messageId?: string
  /** When it may be sent at the earliest, in milliseconds; at once when it is left out. */
  readonly notBefore?: number
}

/**
 * Puts a mail into the outbox, inside the transaction that it belongs to. It is sent later, and again
 * until it arrives, by `startOutbox`; without a mail server it waits, where owners see it (R195).
 *
 * `await queueMail(write, { tenantId, to, kind: 'invitation', language, values: { link, siteName, role } })`
 *
 * @throws TypeError when `to` is no address: callers check that before.
 */
export async function queueMail(db: Database, mail: NewMail): Promise<void> {
  const {
    tenantId,
    to,
    kind,
    language,
    values,
    replyTo,
    headers = {},
    dedupeKey,
    about,
    id = randomUUID(),
    messageId,
    notBefore,
  } = mail
  if (!isEmail(to) || (replyTo && !isEmail(replyTo.address))) throw new TypeError('A mail goes to an address.')
  const now = Date.now()
  await db
    .insertInto('outbox')
    .values({
      id,
      tenant_id: tenantId ?? null,
      about: about ?? null,
      kind,
      recipient: to,
      recipient_key: to.toLowerCase(),
      language,
      content: toJson(values),
      reply_to: replyTo ? toJson(replyTo) : null,
      headers: toJson({ ...headers, ...(messageId !== undefined && { [MESSAGE_ID]: messageId }) }),
      dedupe_key: dedupeKey ?? null,
      state: 'waiting',
      tries: 0,
      next_at: notBefore ?? now,
      leased_until: 0,
      last_error: null,
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'dedupe_key']).doNothing())
    .execute()
}
