import { contentKinds, statuses } from './content-kinds.ts'
import type { SchemaNode } from './keywords.ts'

/** What webhooks can be told of, in the order in which it is offered. */
export const webhookEventTypes = [
  'content.created',
  'content.updated',
  'content.deleted',
  'content.published',
  'content.unpublished',
  'release.published',
  'release.rolled_back',
  'inquiry.received',
  'form.sent',
  'member.invited',
  'member.joined',
  'member.changed',
  'member.removed',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What a test sends. It cannot be subscribed to. */
export const WEBHOOK_TEST = 'webhook.test'

const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const

const ofContent = {
  type: 'object',
  required: ['slug', 'status'],
  additionalProperties: false,
  properties: { slug: text, status: { enum: statuses } },
} as const

const ofRelease = {
  type: 'object',
  required: ['number', 'languages', 'pages'],
  additionalProperties: false,
  properties: {
    number: { type: 'integer' },
    /** The languages in which visitors see something else than before. */
    languages: texts,
    /** The ids of the pages that differ in any of them. */
    pages: texts,
    note: text,
  },
} as const

const ofVisitor = {
  reference: text,
  name: text,
  email: text,
  phone: text,
  company: text,
  country: text,
  message: text,
  language: text,
  page: text,
} as const

const ofInquiry = {
  type: 'object',
  required: ['from', 'reference', 'name', 'email', 'language', 'lines'],
  additionalProperties: false,
  properties: {
    /** How it came in. */
    from: { enum: ['form', 'chat', 'email'] },
    ...ofVisitor,
    /** What is asked for; prices are minor units of the currency for `pricePer` units. */
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['productName', 'options', 'pricePer'],
        additionalProperties: false,
        properties: {
          productId: text,
          productName: text,
          model: text,
          options: texts,
          quantity: { type: 'number' },
          unit: text,
          unitPrice: { type: 'number' },
          pricePer: { type: 'number' },
          currency: text,
          note: text,
        },
      },
    },
  },
} as const

const ofForm = {
  type: 'object',
  required: ['form', 'email', 'language'],
  additionalProperties: false,
  /** A subscription is told of when its address was confirmed. */
  properties: { form: { enum: ['contact', 'subscription'] }, ...ofVisitor },
} as const

const ofMember = {
  type: 'object',
  required: ['email', 'role', 'languages'],
  additionalProperties: false,
  properties: { name: text, email: text, role: text, languages: texts },
} as const

const dataOf: Readonly<Record<string, SchemaNode>> = {
  content: ofContent,
  release: ofRelease,
  inquiry: ofInquiry,
  form: ofForm,
  member: ofMember,
  webhook: { type: 'object', additionalProperties: false, properties: {} },
}

/** What an event is about. */
export const webhookObject = {
  type: 'object',
  required: ['kind', 'id'],
  additionalProperties: false,
  properties: {
    kind: { enum: [...contentKinds, 'release', 'inquiry', 'message', 'subscription', 'invitation', 'member', 'test'] },
    id: text,
    /** Of contents and releases, which count theirs. */
    revision: { type: 'integer' },
  },
} as const satisfies SchemaNode

/**
 * The body of a request to a webhook, by the type of its event.
 *
 * @public
 */
export const webhookBody = (type: WebhookEventType | typeof WEBHOOK_TEST): SchemaNode => ({
  type: 'object',
  required: ['id', 'type', 'at', 'site', 'object', 'data'],
  additionalProperties: false,
  properties: {
    /** The same in `webhook-id`, however often it is sent. */
    id: text,
    type: { enum: [type] },
    /** When it happened: `2027-03-15T08:00:00.000Z`. */
    at: text,
    /** The tenant id of the site. */
    site: text,
    object: webhookObject,
    data: dataOf[type.split('.')[0] ?? ''] ?? {},
  },
})
