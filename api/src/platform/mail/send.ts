import type { Logger } from 'pino'
import { asRecord } from '../as-record.ts'
import { fromJson } from '../database/json-text.ts'
import type { Storage } from '../database/storage.ts'
import { htmlOf, plainOf } from './email-content.ts'
import { emailContentOf } from './kinds.ts'
import { dueMails, leaseMail, markFailed, markSent, type OutboxRow } from './outbox.queries.ts'
import type { MailAddress } from './queue-mail.queries.ts'

/** A mail as nodemailer takes it: addresses are objects, so no text of somebody becomes a second one. */
export interface ComposedMail {
  readonly messageId: string
  readonly date: Date
  readonly from: MailAddress
  readonly to: MailAddress
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly disableFileAccess: true
  readonly disableUrlAccess: true
}

/** What hands a mail over to a mail server. */
export interface Transport {
  sendMail(mail: ComposedMail): Promise<unknown>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const oneLine = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

/**
 * A mail of the outbox, ready to be sent. It keeps its Message-ID however often it is tried, so that who
 * gets it twice sees one.
 *
 * @param from the address of the instance; the site lends it its name (R202).
 */
export function composeMail(row: OutboxRow, from: string): ComposedMail {
  const values = fromJson(row.content)
  const letter = emailContentOf(row.kind, row.language, values)
  const replyTo = row.reply_to === null ? undefined : fromJson(row.reply_to)
  const siteName = oneLine(String(values.siteName ?? ''))
  return {
    messageId: `<${row.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(row.created_at),
    from: { ...(siteName && { name: siteName }), address: from },
    to: { address: row.recipient },
    ...(replyTo && { replyTo: { address: replyTo.address, ...(replyTo.name && { name: oneLine(replyTo.name) }) } }),
    subject: oneLine(letter.subject),
    text: plainOf(letter),
    html: htmlOf(letter),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...Object.fromEntries(Object.entries(fromJson(row.headers)).map(([name, text]) => [name, oneLine(text)])),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What the mail server said, for the owner; our own errors are named only by their class. */
function reasonOf(error: unknown): string {
  const { code, response } = asRecord(error)
  if (typeof response === 'string') return response
  return typeof code === 'string' ? code : 'The mail could not be sent.'
}

export interface MailSending {
  readonly from: string
  readonly logger?: Logger | undefined
  /** No more mails are begun when it says so. */
  readonly signal?: AbortSignal
  readonly now?: () => number
}

/**
 * Sends the mails that are due, one after the other. Several processes may do so at once: a mail is
 * leased before it is sent. The log names no person.
 *
 * @returns how many were tried.
 */
export async function sendDue(
  { db }: Pick<Storage, 'db'>,
  transport: Transport,
  { from, logger, signal, now = Date.now }: MailSending,
): Promise<number> {
  let tried = 0
  for (const id of await dueMails(db, now(), 20)) {
    if (signal?.aborted) break
    const row = await leaseMail(db, id, now())
    if (!row) continue
    tried += 1
    const about = { mail: row.id, kind: row.kind, tenant: row.tenant_id }
    try {
      await transport.sendMail(composeMail(row, from))
    } catch (error) {
      const state = await markFailed(db, row, reasonOf(error), now())
      const { code, responseCode } = asRecord(error)
      logger?.warn({ ...about, state, code, responseCode }, 'A mail could not be sent.')
      continue
    }
    await markSent(db, row, now())
    logger?.info(about, 'A mail was sent.')
  }
  return tried
}
