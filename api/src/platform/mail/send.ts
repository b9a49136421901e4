import type { Logger } from 'pino'
import { asRecord } from '../as-record.ts'
import { fromJson } from '../database/json-text.ts'
import type { Storage } from '../database/storage.ts'
import type { ComposedMail, Transport } from './composed-mail.ts'
import { htmlOf, plainOf } from './email-content.ts'
import { emailContentOf } from './kinds.ts'
import { dueMails, leaseMail, markFailed, markSent, type OutboxRow } from './outbox.queries.ts'
import type { MailAddress } from './queue-mail.queries.ts'
import { MESSAGE_ID } from './queue-mail.queries.ts'
import { siteMailOf } from './servers/site-mail.queries.ts'
import { type SiteSender, senderOf } from './servers/site-servers.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const oneLine = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

/**
 * A mail of the outbox, ready to be sent. It keeps its Message-ID however often it is tried, so that who
 * gets it twice sees one.
 *
 * @param from the address that the mail server sends for. That of the instance is lent to sites with their names (R202):
 *   mails under an address of another domain would be taken for forged, so a site's own address is where answers go.
 * @param sender whom the mails of the site come from.
 */
export function composeMail(row: OutboxRow, from: string, sender: SiteSender = {}): ComposedMail {
  const values = fromJson(row.content)
  const letter = emailContentOf(row.kind, row.language, values)
  const { address } = sender
  const answersTo: MailAddress | undefined = address === undefined || address === from ? undefined : { address }
  const replyTo = row.reply_to === null ? answersTo : fromJson(row.reply_to)
  const name = oneLine(sender.name ?? String(values.siteName ?? ''))
  const { [MESSAGE_ID]: messageId, ...headers } = fromJson(row.headers)
  return {
    messageId: messageId ?? `<${row.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(row.created_at),
    from: { ...(name && { name }), address: from },
    to: { address: row.recipient },
    ...(replyTo && { replyTo: { address: replyTo.address, ...(replyTo.name && { name: oneLine(replyTo.name) }) } }),
    subject: oneLine(letter.subject),
    text: plainOf(letter),
    html: htmlOf(letter),
    headers: {
      // A reply is written by a person: programs that answer only people answer it.
      ...(row.kind !== 'reply' && { 'Auto-Submitted': 'auto-generated' }),
      ...Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, oneLine(text)])),
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
  /** The site whose own server sends; without one, mails that the server of the instance sends. */
  readonly site?: string | undefined
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
  { from, site, logger, signal, now = Date.now }: MailSending,
): Promise<number> {
  let tried = 0
  for (const id of await dueMails(db, now(), 20, site)) {
    if (signal?.aborted) break
    const row = await leaseMail(db, id, now())
    if (!row) continue
    tried += 1
    const about = { mail: row.id, kind: row.kind, tenant: row.tenant_id }
    try {
      const sender = row.tenant_id === null ? {} : senderOf(await siteMailOf(db, row.tenant_id))
      await transport.sendMail(composeMail(row, from, sender))
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
