import type { SchemaNode } from '../keywords.ts'
import { formLimits } from '../limits.ts'
import { call, streamed } from './call.ts'
import { nothing } from './fields.ts'

const text = { type: 'string' } as const
const isSomebodyHere = { type: 'boolean' } as const
/** What `openChat` answered: whoever shows it is the visitor of this chat. */
const token = { type: 'string', minLength: 1, maxLength: 100 } as const
/** Made by the client, one for each thing that is sent: the same again is the same thing. */
const key = { type: 'string', minLength: 16, maxLength: 100 } as const
const written = { type: 'string', minLength: 1, maxLength: formLimits.message } as const

const entry = {
  type: 'object',
  required: ['id', 'at'],
  additionalProperties: false,
  properties: {
    id: text,
    /** ISO 8601. */
    at: text,
  },
} as const satisfies SchemaNode

export const chatState = call('GET v1/site/chat/state', {
  name: 'chat.state',
  access: 'visitor',
  limit: 'search',
  cache: 'private',
  summary: 'Whether a member of the site is available for chat now.',
  answer: {
    type: 'object',
    required: ['isSomebodyHere'],
    additionalProperties: false,
    properties: { isSomebodyHere },
  },
})

export const openChat = call('POST v1/site/chat/open', {
  name: 'chat.open',
  isRepeatable: true,
  access: 'visitor',
  limit: 'form',
  status: 201,
  summary:
    'Begins a chat with a member of the site, with the first words of the visitor. The same `key` with the same words again is the same chat, with one more token. A token counts for 24 hours after the chat began.',
  body: {
    type: 'object',
    required: ['key', 'text'],
    additionalProperties: false,
    properties: {
      key,
      text: written,
      name: text,
      productId: text,
      /** What the product was called when it was asked about. */
      productName: text,
      /** The path of the page that the chat stands on. */
      page: text,
      referrer: text,
      campaign: text,
      /** Nobody sees this field; programs fill it in (R197). */
      department: text,
      /** When the visitor began to write, as `startForm` answered (R197). */
      startedAt: { type: 'string', maxLength: 200 },
      /** What was agreed to: the version of the text as it was shown, and its language (R186). */
      consent: {
        type: 'object',
        required: ['textVersion'],
        additionalProperties: false,
        properties: { textVersion: { type: 'string', maxLength: 200 }, language: { type: 'string', maxLength: 35 } },
      },
    },
  },
  answer: {
    type: 'object',
    required: ['token', 'reference', 'isSomebodyHere'],
    additionalProperties: false,
    properties: {
      token: text,
      /** Eight letters and digits that people can read out. */
      reference: text,
      isSomebodyHere,
    },
  },
})

export const addChatEntry = call('POST v1/site/chat/entries', {
  name: 'chat.addEntry',
  isRepeatable: true,
  access: 'visitor',
  limit: 'chat',
  status: 201,
  summary:
    'What the visitor of a chat writes. The same `key` again is the same entry. 410 once the chat is over, 404 for a token that was not made here.',
  body: {
    type: 'object',
    required: ['token', 'text', 'key'],
    additionalProperties: false,
    properties: { token, text: written, key },
  },
  answer: entry,
})

export const leaveChatAddress = call('POST v1/site/chat/address', {
  name: 'chat.leaveAddress',
  access: 'visitor',
  limit: 'form',
  summary:
    'The address that members answer to by mail when the visitor has left the chat. Those who are told of inquiries get a mail about the chat, the first time.',
  body: {
    type: 'object',
    required: ['token', 'email'],
    additionalProperties: false,
    properties: { token, email: text, name: text },
  },
  answer: nothing,
})

export const endChat = call('POST v1/site/chat/end', {
  name: 'chat.end',
  access: 'visitor',
  limit: 'chat',
  summary: 'The visitor ends a chat: nobody can write in it any more, but members by mail to an address that was left.',
  body: { type: 'object', required: ['token'], additionalProperties: false, properties: { token } },
  answer: nothing,
})

export const chatEvents = call('POST v1/site/chat/events', {
  name: 'chat.events',
  access: 'visitor',
  limit: 'write',
  cache: 'private',
  summary:
    'What is written in a chat (server-sent events), for its visitor, who is there as long as the stream is open: `entry` with `{id, kind, text, at, key, by}`, where `kind` is `in` of the visitor, with the `key` it was sent under, or `out` of the member `by`; `presence` with `{isSomebodyHere}`; `over`. Begins with the first entry, or behind that of `Last-Event-ID`. The token is in the body, so that no log holds it. Five may be open at once at each server.',
  body: { type: 'object', required: ['token'], additionalProperties: false, properties: { token } },
  produces: 'text/event-stream',
  answer: streamed,
})

export const changeChatPresence = call('PUT v1/site/chat/presence', {
  name: 'chat.changePresence',
  access: 'inbox.write',
  limit: 'write',
  summary:
    'Says that the caller is available for chat in one tab of a browser, or no longer. It counts for 75 seconds: who stays says so again.',
  body: {
    type: 'object',
    required: ['isHere', 'tab'],
    additionalProperties: false,
    properties: {
      isHere: { type: 'boolean' },
      /** Names the tab, made by the client. */
      tab: { type: 'string', minLength: 8, maxLength: 64 },
    },
  },
  answer: {
    type: 'object',
    required: ['isHere', 'isSomebodyHere'],
    additionalProperties: false,
    properties: { isHere: { type: 'boolean' }, isSomebodyHere },
  },
})
