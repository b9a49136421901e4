import type { Answer, addConversationEntry, conversationDetail, listConversations } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import { given, type ImageRow, inquiryOf, type LineRow, type MessageRow } from '../inbox/records.ts'
import { isVisitorHere, replyWayOf } from './chat/chats.queries.ts'
import type { ChatRow } from './chat/tables.ts'
import type { DetailedEntry } from './conversation.queries.ts'
import type { RowExtras } from './rows.queries.ts'
import { timeZoneOf } from './time-zone.ts'

type Row = Answer<typeof listConversations>['items'][number]
type Whole = Answer<typeof conversationDetail>
export type ConversationEntry = Answer<typeof addConversationEntry>['entry']

const iso = (time: number): string => new Date(Number(time)).toISOString()

const FIRST_WORDS = 120

/** What a conversation is called in a list: its subject, else its first words, else the product. */
export function subjectOf({ subject, message, product_name }: MessageRow): string {
  const words = subject || message?.replaceAll(/\s+/g, ' ').trim() || product_name || ''
  const characters = [...words]
  return characters.length > FIRST_WORDS ? `${characters.slice(0, FIRST_WORDS - 1).join('')}…` : words
}

/** A member, with the name if the account is still there. */
const personOf = (accountId: string, name: string | null | undefined) => ({
  accountId,
  ...given({ name: name ?? null }),
})

/** How the visitor of a chat is reached now; nothing of what is none. */
function chatPart(chat: ChatRow | undefined, { email }: MessageRow): Pick<Row, 'chat'> {
  const now = Date.now()
  return chat ? { chat: { isVisitorHere: isVisitorHere(chat, now), replyBy: replyWayOf(chat, email, now) } } : {}
}

/** A conversation in a list. */
export const rowOf = (row: MessageRow, { lines, images, tags, names, chats }: RowExtras): Row => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  status: row.status,
  name: row.name,
  email: row.email,
  ...given({ company: row.company, country: row.country, productName: row.product_name }),
  language: row.language,
  subject: subjectOf(row),
  lineCount: lines.get(row.id) ?? 0,
  imageCount: images.get(row.id) ?? 0,
  ...(row.assignee !== null && { assignee: personOf(row.assignee, names.get(row.assignee)) }),
  tags: [...(tags.get(row.id) ?? [])],
  isUnread: row.is_unread === 1,
  createdAt: iso(row.created_at),
  lastAt: iso(row.last_at),
  revision: row.revision,
  ...chatPart(chats.get(row.id), row),
})

/** What became of the mail of an entry; nothing once it is gone from the outbox. */
function mailOfEntry({ mail_id, state, tries, last_error, next_at, sent_at }: DetailedEntry) {
  if (mail_id === null || state === null || tries === null) return undefined
  return {
    id: mail_id,
    state,
    tries,
    ...given({ lastError: last_error }),
    ...(state === 'failed' && next_at !== null && { nextAt: iso(next_at) }),
    ...(sent_at !== null && { sentAt: iso(sent_at) }),
  }
}

export function entryOf(entry: DetailedEntry, images: readonly ImageRow[]): ConversationEntry {
  const mail = mailOfEntry(entry)
  return {
    id: entry.id,
    kind: entry.kind,
    text: entry.text,
    ...given({ key: entry.key, sender: entry.sender }),
    at: iso(entry.at),
    ...(entry.account_id !== null && { account: personOf(entry.account_id, entry.account_name) }),
    images: images.filter(({ entry_id }) => entry_id === entry.id).map(({ id }) => id),
    ...(mail && { mail }),
  }
}

export interface ConversationParts {
  readonly extras: RowExtras
  readonly lines: readonly LineRow[]
  readonly images: readonly ImageRow[]
  readonly entries: readonly DetailedEntry[]
  readonly history: Whole['history']
  readonly previous: readonly MessageRow[]
}

/** A conversation as a whole. */
export function conversationOf(row: MessageRow, parts: ConversationParts): Whole {
  const { lines, images } = inquiryOf(row, parts.lines, parts.images)
  const timeZone = timeZoneOf(row.country)
  return {
    ...rowOf(row, parts.extras),
    ...given({
      firstName: row.first_name,
      lastName: row.last_name,
      whatsappPhone: row.phone,
      message: row.message,
      productId: row.product_id,
      quantity: row.quantity,
      unit: row.unit,
      page: row.page,
      referrer: row.referrer,
      campaign: row.campaign,
    }),
    consent: fromJson(row.consent),
    spamScore: row.spam_score,
    spamReasons: [...fromJson(row.spam_reasons)],
    updatedAt: iso(row.updated_at),
    lines,
    images,
    entries: parts.entries.map((entry) => entryOf(entry, parts.images)),
    history: parts.history,
    previous: parts.previous.map((other) => ({
      id: other.id,
      kind: other.kind,
      reference: other.reference,
      status: other.status,
      subject: subjectOf(other),
      createdAt: iso(other.created_at),
    })),
    ...(timeZone !== undefined && { timeZone }),
  }
}
