import { randomUUID } from 'node:crypto'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import type { NewMail } from '../../../platform/mail/queue-mail.queries.ts'
import type { MessageRow } from '../../inbox/records.ts'
import type { DetailedEntry } from '../conversation.queries.ts'
import { replyAddress } from './reply-token.ts'
import { messageIdOf, threadHeaders } from './threading.ts'

/** How answers to replies come back. */
export interface InboundMail {
  /** What the mail server that receives them shows. */
  readonly secret: string
  /** The domain that they are written to; without one they go to the member who replied. */
  readonly domain?: string | undefined
}

declare module '../../../http/endpoint/context.ts' {
  interface EndpointServices {
    readonly inbound?: InboundMail | undefined
  }
}

interface WrittenReply {
  readonly entryId: string
  readonly text: string
  /** Of the words around it. */
  readonly language: string
}

interface Around {
  readonly row: MessageRow
  readonly entries: readonly DetailedEntry[]
  readonly secret: string
  readonly context: MemberContext
}

/** So much of what is answered is quoted, in characters. */
const QUOTED = 5000

/** What the buyer wrote last, and when. */
function answeredText({ message, created_at }: MessageRow, entries: readonly DetailedEntry[]) {
  // Of a chat, the answers one by one say less than the inquiry that came of them.
  const last = entries.findLast(({ kind, header_id }) => kind === 'in' && header_id !== null)
  const text = last?.text ?? message ?? ''
  return { quote: text.slice(0, QUOTED), at: Number(last?.at ?? created_at) }
}

/** The domain that ids of mails name. */
function domainOf({ inbound, instanceMail, systemOrigin }: MemberContext['parts']): string {
  const from = instanceMail?.from
  return inbound?.domain ?? from?.slice(from.lastIndexOf('@') + 1) ?? new URL(systemOrigin).hostname
}

/** The mail of a reply, ready for the outbox: to the buyer, behind the other mails of the conversation. */
export function replyMail(
  { entryId, text, language }: WrittenReply,
  { row, entries, secret, context }: Around,
): NewMail & { readonly id: string; readonly messageId: string } {
  const { tenant, account, parts } = context
  const ids = [row.header_id, ...entries.map(({ header_id }) => header_id)].filter((id) => id !== null)
  const answered = entries.findLast(({ kind, header_id }) => kind === 'in' && header_id !== null)?.header_id
  const { quote, at } = answeredText(row, entries)
  const domain = parts.inbound?.domain
  const replyTo =
    domain === undefined
      ? { name: account.name, address: account.email }
      : { name: tenant.name, address: replyAddress(secret, { tenantId: tenant.id, messageId: row.id }, domain) }
  return {
    id: randomUUID(),
    tenantId: tenant.id,
    about: row.id,
    to: row.email,
    kind: 'reply',
    language,
    values: {
      siteName: tenant.name,
      reference: row.reference,
      name: row.name,
      about: row.kind === 'contact' ? 'contact' : 'inquiry',
      text,
      ...(quote && { quote, quotedAt: new Date(at).toISOString() }),
      ...(row.subject && { subject: row.subject }),
    },
    replyTo,
    messageId: messageIdOf(tenant.id, entryId, domainOf(parts)),
    headers: threadHeaders(ids, answered ?? row.header_id ?? undefined) ?? {},
  }
}
