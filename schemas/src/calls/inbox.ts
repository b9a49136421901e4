import { limits } from '../limits.ts'
import { call, listOf, streamed } from './call.ts'
import {
  contactRecord,
  contactWithHistory,
  inquiryRecord,
  inquiryWithHistory,
  mailRecord,
  mailStates,
  messageStatuses,
  subscriptionRecord,
  subscriptionStatuses,
} from './inbox-records.ts'

const byId = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 64 } },
} as const

const listed = {
  page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 20 },
} as const
const words = { type: 'string', maxLength: 200 } as const

/** `open` is all that is neither spam nor archived; all there is when no status is asked for. */
const messageQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { ...listed, status: { enum: [...messageStatuses, 'open'] }, q: words },
} as const

const changeBody = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: {
    status: { enum: messageStatuses },
    /** For those who work with it. */
    note: { type: 'string', maxLength: 2000 },
    /** The revision that was seen; when it is given and stale, nothing is changed. */
    revision: { type: 'integer', minimum: 1 },
  },
} as const

export const listInquiries = call('GET v1/site/inquiries', {
  name: 'inquiries.list',
  access: 'inbox.read',
  summary: 'The inquiries of visitors, by form and by chat, the newest first.',
  query: messageQuery,
  answer: listOf(inquiryRecord),
})

export const exportInquiries = call('GET v1/site/inquiries-export', {
  name: 'inquiries.export',
  access: 'inbox.read',
  summary:
    'Inquiries as CSV, a row for each line, the newest first, with columns named in the language of the header Lang.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { status: messageQuery.properties.status, q: words },
  },
  produces: 'text/csv',
  answer: streamed,
})

export const inquiryDetail = call('GET v1/site/inquiries/{id}', {
  name: 'inquiries.read',
  access: 'inbox.read',
  summary: 'One inquiry, with the conversation that it was made in, and who changed its status and when.',
  params: byId,
  answer: inquiryWithHistory,
})

export const changeInquiry = call('PUT v1/site/inquiries/{id}', {
  name: 'inquiries.change',
  access: 'inbox.write',
  limit: 'write',
  summary: 'Sets the status of an inquiry.',
  params: byId,
  body: changeBody,
  answer: inquiryWithHistory,
})

export const listContactMessages = call('GET v1/site/contacts', {
  name: 'contactMessages.list',
  access: 'inbox.read',
  summary: 'The messages to the company, the newest first.',
  query: messageQuery,
  answer: listOf(contactRecord),
})

export const contactMessageDetail = call('GET v1/site/contacts/{id}', {
  name: 'contactMessages.read',
  access: 'inbox.read',
  summary: 'One message to the company, with who changed its status and when.',
  params: byId,
  answer: contactWithHistory,
})

export const changeContactMessage = call('PUT v1/site/contacts/{id}', {
  name: 'contactMessages.change',
  access: 'inbox.write',
  limit: 'write',
  summary: 'Sets the status of a message to the company.',
  params: byId,
  body: changeBody,
  answer: contactWithHistory,
})

export const listSubscriptions = call('GET v1/site/subscriptions', {
  name: 'subscriptions.list',
  access: 'inbox.read',
  summary: 'Who asked for the newsletter, the newest first.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...listed, status: { enum: subscriptionStatuses }, q: words },
  },
  answer: listOf(subscriptionRecord),
})

export const exportSubscriptions = call('GET v1/site/subscriptions-export', {
  name: 'subscriptions.export',
  access: 'inbox.read',
  summary:
    'Newsletter subscriptions as CSV, the newest first; of the same status and words as their list. Columns are named in the language of the header Lang.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { status: { enum: subscriptionStatuses }, q: words },
  },
  produces: 'text/csv',
  answer: streamed,
})

export const subscriptionDetail = call('GET v1/site/subscriptions/{id}', {
  name: 'subscriptions.read',
  access: 'inbox.read',
  summary: 'One subscription.',
  params: byId,
  answer: subscriptionRecord,
})

export const inquiryImage = call('GET v1/site/inquiry-images/{id}', {
  name: 'inquiries.image',
  access: 'inbox.read',
  summary: 'An image of an inquiry. Only members see it.',
  params: byId,
  produces: 'image/*',
  answer: streamed,
})

export const listMails = call('GET v1/site/outbox', {
  name: 'mails.list',
  access: 'inbox.read',
  summary: 'The mails of the site, the newest first. Without a mail server they stay `waiting`.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...listed, state: { enum: mailStates } },
  },
  answer: listOf(mailRecord),
})

export const retryMail = call('POST v1/site/outbox/{id}/retry', {
  name: 'mails.retry',
  access: 'inbox.write',
  limit: 'write',
  summary: 'Sends a mail again that has failed, from the first try on. 409 when it was sent.',
  params: byId,
  answer: mailRecord,
})
