import type { SchemaNode } from '../keywords.ts'
import { formLimits } from '../limits.ts'
import { call, listOf, streamed } from './call.ts'
import { byId, paging } from './fields.ts'
import { contactRecord, inquiryRecord, inquiryWithHistory, mailRecord, messageStatuses } from './inbox-records.ts'

/** How a conversation began: with the form for inquiries, in the chat, or with a message to the company, by form or by mail. */
export const conversationKinds = ['inquiry', 'chat', 'contact'] as const
export type ConversationKind = (typeof conversationKinds)[number]

/**
 * `open` is all that is neither spam nor archived; `mine` and `unread` are among those. `done` is archived.
 */
export const conversationFolders = ['open', 'mine', 'unread', 'done', 'spam', 'all'] as const
export type ConversationFolder = (typeof conversationFolders)[number]

/** What somebody did to a conversation last: those who did not see it are told. */
export const conversationChanges = ['reply', 'note', 'status', 'assignee', 'tags', 'answer'] as const
export type ConversationChange = (typeof conversationChanges)[number]

const text = { type: 'string' } as const
const count = { type: 'integer', minimum: 0 } as const

/**
 * How a reply reaches the visitor of a chat with members: in the chat (`chat`), by mail since they left (`mail`), in the
 * chat if they come back within a day (`later`), or not at all (`nobody`).
 */
export const chatReplyWays = ['chat', 'mail', 'later', 'nobody'] as const
export type ChatReplyWay = (typeof chatReplyWays)[number]

/** A member; without a name when the account is gone. */
const person = {
  type: 'object',
  required: ['accountId'],
  additionalProperties: false,
  properties: { accountId: text, name: text },
} as const satisfies SchemaNode

const tag = { type: 'string', minLength: 1, maxLength: 40 } as const

/** What a list shows of a conversation; fields that were left empty are left out. Times are ISO 8601. */
const rowFields = {
  id: text,
  kind: { enum: conversationKinds },
  reference: text,
  status: { enum: messageStatuses },
  name: text,
  email: text,
  company: text,
  country: text,
  language: text,
  /** The subject of the mail that it began with, else the first words of the message. */
  subject: text,
  productName: text,
  lineCount: count,
  imageCount: count,
  assignee: person,
  tags: { type: 'array', items: text },
  /** Whether no member has read it since the buyer wrote last: the same for all members of the site. */
  isUnread: { type: 'boolean' },
  createdAt: text,
  /** When somebody wrote last: the buyer, or a member to the buyer. */
  lastAt: text,
  revision: { type: 'integer' },
  /** Of chats with members: whether the visitor is there now, and how a reply reaches them. */
  chat: {
    type: 'object',
    required: ['isVisitorHere', 'replyBy'],
    additionalProperties: false,
    properties: { isVisitorHere: { type: 'boolean' }, replyBy: { enum: chatReplyWays } },
  },
} as const satisfies Readonly<Record<string, SchemaNode>>

const always = [
  'id',
  'kind',
  'reference',
  'status',
  'name',
  'email',
  'language',
  'subject',
  'lineCount',
  'imageCount',
  'tags',
  'isUnread',
  'createdAt',
  'lastAt',
  'revision',
] as const

const conversationRow = {
  type: 'object',
  required: always,
  additionalProperties: false,
  properties: rowFields,
} as const satisfies SchemaNode

const { state, tries, lastError, nextAt, sentAt } = mailRecord.properties

/** What was written: by the buyer (`in`), to the buyer (`out`), between members (`note`); or what happened (`event`). */
const conversationEntry = {
  type: 'object',
  required: ['id', 'kind', 'text', 'at', 'images'],
  additionalProperties: false,
  properties: {
    id: text,
    kind: { enum: ['in', 'out', 'note', 'event'] },
    text,
    /** Of the chat: which field it was about. Of events: `bounce`, `auto-reply`, `assigned` (to `text`), `unassigned`, `chat-address` (`text`), `chat-ended`. */
    key: text,
    at: text,
    /** The member who wrote it. */
    account: person,
    /** The address that a mail came from. */
    sender: text,
    /** The images that came with it, by their ids. */
    images: { type: 'array', items: text },
    /** The mail that it went out with, until that is removed from the outbox. */
    mail: {
      type: 'object',
      required: ['id', 'state', 'tries'],
      additionalProperties: false,
      properties: { id: text, state, tries, lastError, nextAt, sentAt },
    },
  },
} as const satisfies SchemaNode

/** Another conversation with the same e-mail address. */
const previous = {
  type: 'object',
  required: ['id', 'kind', 'reference', 'status', 'subject', 'createdAt'],
  additionalProperties: false,
  properties: {
    id: text,
    kind: rowFields.kind,
    reference: text,
    status: rowFields.status,
    subject: text,
    createdAt: text,
  },
} as const satisfies SchemaNode

const { firstName, lastName, whatsappPhone, productId, quantity, unit, referrer, campaign, lines, images } =
  inquiryRecord.properties
const { message, page, consent, spamScore, spamReasons, updatedAt } = contactRecord.properties

const conversation = {
  type: 'object',
  required: [
    ...always,
    'consent',
    'spamScore',
    'spamReasons',
    'updatedAt',
    'lines',
    'images',
    'entries',
    'history',
    'previous',
  ],
  additionalProperties: false,
  properties: {
    ...rowFields,
    firstName,
    lastName,
    whatsappPhone,
    message,
    productId,
    quantity,
    unit,
    page,
    referrer,
    campaign,
    consent,
    spamScore,
    spamReasons,
    updatedAt,
    lines,
    images,
    /** In their order, the oldest first. */
    entries: { type: 'array', items: conversationEntry },
    history: inquiryWithHistory.properties.history,
    /** The newest first, at most 20. */
    previous: { type: 'array', items: previous },
    /** An IANA time zone, estimated by the country; left out where a country has several. */
    timeZone: text,
  },
} as const satisfies SchemaNode

/** Which conversations are asked for. */
const wanted = {
  folder: { enum: conversationFolders },
  status: { enum: messageStatuses },
  kind: { enum: conversationKinds },
  /** The id of an account, `me`, or `none`. */
  assignee: { type: 'string', maxLength: 64 },
  tag: { type: 'string', maxLength: 40 },
  /** Words of the name, address, company, reference, products or of anything that was written, in any order. */
  q: { type: 'string', maxLength: 200 },
} as const

export const listConversations = call('GET v1/site/conversations', {
  name: 'conversations.list',
  access: 'inbox.read',
  summary:
    'Inquiries, chats and messages together, chats whose visitor is there now first, then those that somebody wrote in last, with how many each folder has. `open` when neither a folder nor a status is asked for.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, ...wanted },
  },
  answer: {
    ...listOf(conversationRow),
    required: [...listOf(conversationRow).required, 'counts', 'tags'],
    properties: {
      ...listOf(conversationRow).properties,
      /** Of the whole site, whatever is asked for. */
      counts: {
        type: 'object',
        required: conversationFolders,
        additionalProperties: false,
        properties: { open: count, mine: count, unread: count, done: count, spam: count, all: count },
      },
      /** The tags that conversations of the site have, in their order. */
      tags: { type: 'array', items: text },
    },
  },
})

export const exportConversations = call('GET v1/site/conversations-export', {
  name: 'conversations.export',
  access: 'inbox.read',
  summary:
    'Inquiries, chats and messages as CSV, one in a row with what was written, those that somebody wrote in last first; of the same folder and filters as their list. Columns are named in the language of the header Lang.',
  query: { type: 'object', additionalProperties: false, properties: wanted },
  produces: 'text/csv',
  answer: streamed,
})

export const conversationDetail = call('GET v1/site/conversations/{id}', {
  name: 'conversations.read',
  access: 'inbox.read',
  summary:
    'One conversation: what was asked, everything that was written since, who did what, and what the same address wrote before.',
  params: byId,
  answer: conversation,
})

export const changeConversation = call('PUT v1/site/conversations/{id}', {
  name: 'conversations.change',
  access: 'inbox.write',
  limit: 'write',
  summary:
    'Sets the status, assignee and tags of a conversation, or marks it as read or unread. 409 with who did what when somebody changed it since `revision`, which only marking can do without.',
  params: byId,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      status: { enum: messageStatuses },
      /** A member who may read the inbox; `null` for nobody. */
      assignee: { type: ['string', 'null'], maxLength: 64 },
      /** All that it is to have, each once whatever its case. */
      tags: { type: 'array', maxItems: 20, items: tag },
      /** Reading what is `new` makes it `read`. */
      isUnread: { type: 'boolean' },
      revision: { type: 'integer', minimum: 1 },
    },
  },
  answer: conversation,
})

export const addConversationEntry = call('POST v1/site/conversations/{id}/entries', {
  name: 'conversations.addEntry',
  isRepeatable: true,
  access: 'inbox.write',
  limit: 'write',
  status: 201,
  summary:
    'Writes to the buyer by mail, in a chat as long as the visitor is there (`chat.replyBy`), or a note for members. The same `key` again is the same entry. 409 with who did what when somebody replied, or changed something else, since `revision`; a note that changes no status needs to have seen nothing.',
  params: byId,
  body: {
    type: 'object',
    required: ['kind', 'text', 'key', 'revision'],
    additionalProperties: false,
    properties: {
      kind: { enum: ['reply', 'note'] },
      /** Plain text. In replies, placeholders of templates are filled in. */
      text: { type: 'string', minLength: 1, maxLength: formLimits.entry },
      /** The language of the words around a reply; that of the buyer when it is left out. */
      language: { type: 'string', maxLength: 35 },
      /** Made by the client, one for each entry. */
      key: { type: 'string', minLength: 8, maxLength: 100 },
      revision: { type: 'integer', minimum: 1 },
      /** What it is then; a reply makes `replied` of what is new, read or spam when it is left out. */
      status: { enum: messageStatuses },
    },
  },
  answer: {
    type: 'object',
    required: ['entry', 'revision', 'status'],
    additionalProperties: false,
    properties: { entry: conversationEntry, revision: { type: 'integer' }, status: rowFields.status },
  },
})
