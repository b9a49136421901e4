import type { SchemaNode } from '../keywords.ts'
import { emailField } from './account.ts'
import { call } from './call.ts'
import { contactWithEntries, inquiryWithEntries, mailRecord, subscriptionRecord } from './inbox-records.ts'

const byEmail = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email: emailField },
} as const

const emailVisit = {
  type: 'object',
  required: ['marketingEmailId', 'url', 'region', 'at'],
  additionalProperties: false,
  properties: {
    marketingEmailId: { type: 'string' },
    url: { type: 'string' },
    region: { type: 'string' },
    at: { type: 'string' },
  },
} as const satisfies SchemaNode

/** An image as it is stored; `data` is base64. */
const imageFile = {
  type: 'object',
  required: ['id', 'type', 'data'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, type: { type: 'string' }, data: { type: 'string' } },
} as const satisfies SchemaNode

export const exportPerson = call('POST v1/site/people/export', {
  name: 'people.export',
  isRepeatable: true,
  access: 'people.erase',
  limit: 'write',
  summary: 'Everything that is stored of one person, by e-mail address.',
  body: byEmail,
  answer: {
    type: 'object',
    required: ['email', 'inquiries', 'contacts', 'answers', 'subscriptions', 'mails', 'openings', 'images'],
    additionalProperties: false,
    properties: {
      email: { type: 'string' },
      inquiries: { type: 'array', items: inquiryWithEntries },
      contacts: { type: 'array', items: contactWithEntries },
      /** What came from the address by mail into conversations of others. */
      answers: inquiryWithEntries.properties.entries,
      subscriptions: { type: 'array', items: subscriptionRecord },
      mails: { type: 'array', items: mailRecord },
      openings: { type: 'array', items: emailVisit },
      images: { type: 'array', items: imageFile },
    },
  },
})

const count = { type: 'integer' } as const

export const erasePerson = call('POST v1/site/people/erase', {
  name: 'people.erase',
  isRepeatable: true,
  access: 'people.erase',
  limit: 'write',
  summary: 'Removes everything that is stored of one person, by e-mail address. There is no way back.',
  body: byEmail,
  answer: {
    type: 'object',
    required: ['inquiries', 'contacts', 'answers', 'subscriptions', 'mails', 'openings', 'images'],
    additionalProperties: false,
    properties: {
      inquiries: count,
      contacts: count,
      answers: count,
      subscriptions: count,
      mails: count,
      openings: count,
      images: count,
    },
  },
})
