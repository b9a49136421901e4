import type { SchemaNode } from '../keywords.ts'
import { WEBHOOK_TEST, webhookEventTypes, webhookObject } from '../webhook-events.ts'
import { call, listOf } from './call.ts'
import { byId, nothing, paging } from './fields.ts'

const urlField = { type: 'string', minLength: 1, maxLength: 2000 } as const
const typesField = {
  type: 'array',
  minItems: 1,
  maxItems: webhookEventTypes.length,
  uniqueItems: true,
  items: { enum: webhookEventTypes },
} as const

const webhook = {
  type: 'object',
  required: ['id', 'url', 'types', 'isOn', 'waiting', 'createdAt'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    url: { type: 'string' },
    types: { type: 'array', items: { enum: webhookEventTypes } },
    isOn: { type: 'boolean' },
    /** How many of its deliveries wait to be sent, or to be tried again. */
    waiting: { type: 'integer', minimum: 0 },
    createdAt: { type: 'string' },
    /** Since when no request was answered with success. */
    failingSince: { type: 'string' },
    /** When it was turned off because all requests failed for days. */
    stoppedAt: { type: 'string' },
    /** Until when the secret before this one signs, too. */
    oldSecretUntil: { type: 'string' },
    /** Who made it. */
    maker: {
      type: 'object',
      required: ['name', 'isYou'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, isYou: { type: 'boolean' } },
    },
  },
} as const satisfies SchemaNode

const webhookWithSecret = {
  ...webhook,
  required: [...webhook.required, 'secret'],
  properties: { ...webhook.properties, secret: { type: 'string' } },
} as const satisfies SchemaNode

export const deliveryStates = ['waiting', 'failed', 'delivered', 'dead'] as const
/** `failed` is tried again; `dead` is not, by itself. */
export type DeliveryState = (typeof deliveryStates)[number]

export const deliveryFailures = [
  'status',
  'redirect',
  'timeout',
  'name',
  'private',
  'refused',
  'certificate',
  'security',
  'secret',
  'off',
  'other',
] as const
/** Why a request was not taken: the status of its answer, or what kept it from getting one. */
export type DeliveryFailure = (typeof deliveryFailures)[number]

const delivery = {
  type: 'object',
  required: ['id', 'event', 'state', 'tries'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    event: {
      type: 'object',
      required: ['id', 'type', 'at', 'object'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        type: { enum: [...webhookEventTypes, WEBHOOK_TEST] },
        at: { type: 'string' },
        object: webhookObject,
      },
    },
    state: { enum: deliveryStates },
    tries: { type: 'integer', minimum: 0 },
    /** When it was tried last. */
    triedAt: { type: 'string' },
    /** When it is tried again. */
    nextAt: { type: 'string' },
    /** The status of the last answer, and how its body begins. */
    status: { type: 'integer' },
    answer: { type: 'string' },
    failure: { enum: deliveryFailures },
  },
} as const satisfies SchemaNode

export const listWebhooks = call('GET v1/site/webhooks', {
  name: 'webhooks.list',
  access: 'webhooks.write',
  summary: 'The webhooks of the site, the oldest first. Their secrets are told once only.',
  answer: { type: 'array', items: webhook },
})

const writtenFields = {
  url: urlField,
  types: typesField,
  isOn: { type: 'boolean', default: true },
} as const

export const addWebhook = call('POST v1/site/webhooks', {
  name: 'webhooks.add',
  access: 'webhooks.write',
  limit: 'write',
  status: 201,
  summary:
    'Adds a webhook: events of these types are sent to its address, signed as Standard Webhooks are. The secret is told in this answer and never again. 409 when the site has 20 already.',
  body: { type: 'object', required: ['url', 'types'], additionalProperties: false, properties: writtenFields },
  answer: webhookWithSecret,
})

export const changeWebhook = call('PUT v1/site/webhooks/{id}', {
  name: 'webhooks.change',
  access: 'webhooks.write',
  limit: 'write',
  summary: 'Changes a webhook. What waits to be sent to one that is turned off is given up; it can be replayed.',
  params: byId,
  body: {
    type: 'object',
    required: ['url', 'types', 'isOn'],
    additionalProperties: false,
    properties: { ...writtenFields, isOn: { type: 'boolean' } },
  },
  answer: webhook,
})

export const removeWebhook = call('DELETE v1/site/webhooks/{id}', {
  name: 'webhooks.remove',
  access: 'webhooks.write',
  limit: 'write',
  status: 204,
  summary: 'Removes a webhook with its deliveries.',
  params: byId,
  answer: nothing,
})

export const rotateWebhookSecret = call('POST v1/site/webhooks/{id}/secret', {
  name: 'webhooks.rotateSecret',
  access: 'webhooks.write',
  limit: 'write',
  summary:
    'Gives a webhook a new secret, which is told in this answer and never again. For a day requests are signed with the old one, too.',
  params: byId,
  answer: webhookWithSecret,
})

export const listDeliveries = call('GET v1/site/webhooks/{id}/deliveries', {
  name: 'webhooks.deliveries',
  access: 'webhooks.write',
  summary: 'The deliveries of a webhook of the last 30 days, the newest first, with the last answer to each.',
  params: byId,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, state: { enum: deliveryStates } },
  },
  answer: listOf(delivery),
})

export const replayDeliveries = call('POST v1/site/webhooks/{id}/replay', {
  name: 'webhooks.replay',
  access: 'webhooks.write',
  limit: 'write',
  summary:
    'Sends again what was sent before, under the same ids: one delivery, or all events since a moment of the last 30 days, those among them that came while the webhook was turned off. 409 while it is turned off.',
  params: byId,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      delivery: { type: 'string', minLength: 1, maxLength: 64 },
      /** A moment in UTC: `2027-03-15T08:00:00Z`. */
      since: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z$' },
    },
  },
  answer: {
    type: 'object',
    required: ['count'],
    additionalProperties: false,
    /** How many are sent again. */
    properties: { count: { type: 'integer', minimum: 0 } },
  },
})

export const testWebhook = call('POST v1/site/webhooks/{id}/test', {
  name: 'webhooks.test',
  access: 'webhooks.write',
  limit: 'write',
  summary: 'Sends a test event at once, also while the webhook is turned off, and tells what came of it.',
  params: byId,
  answer: delivery,
})
