import type { SchemaNode } from '../keywords.ts'
import { call, listOf } from './call.ts'
import { byId, draftsIdField, nothing, pageOfList, tokenField } from './fields.ts'

const previewLink = {
  type: 'object',
  required: ['id', 'draftsId', 'createdBy', 'createdAt', 'expiresAt', 'allowsComments', 'openComments'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    draftsId: { type: 'string' },
    /** The name of who made it. */
    createdBy: { type: 'string' },
    createdAt: { type: 'string' },
    expiresAt: { type: 'string' },
    /** Whether who has the link may comment on sections. */
    allowsComments: { type: 'boolean' },
    /** How many comments came with it that nobody has resolved. */
    openComments: { type: 'integer', minimum: 0 },
  },
} as const satisfies SchemaNode

export const listPreviewLinks = call('GET v1/site/preview-links', {
  name: 'previewLinks.list',
  access: 'preview.write',
  summary:
    'The links with which a draft can be seen without an account, the newest first. Their addresses are told once only.',
  query: pageOfList,
  answer: listOf(previewLink),
})

export const addPreviewLink = call('POST v1/site/preview-links', {
  name: 'previewLinks.add',
  access: 'preview.write',
  limit: 'write',
  status: 201,
  summary: 'Makes a link with which one draft can be seen without an account, for seven days unless told otherwise.',
  body: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdField,
      days: { type: 'integer', minimum: 1, maximum: 90, default: 7 },
      allowsComments: { type: 'boolean', default: false },
    },
  },
  answer: {
    ...previewLink,
    required: [...previewLink.required, 'address'],
    properties: { ...previewLink.properties, address: { type: 'string' } },
  },
})

export const removePreviewLink = call('DELETE v1/site/preview-links/{id}', {
  name: 'previewLinks.remove',
  access: 'preview.write',
  limit: 'write',
  status: 204,
  summary: 'Ends a link to a draft at once.',
  params: byId,
  answer: nothing,
})

/** What a key to a draft opens. */
const opened = {
  type: 'object',
  required: ['tenantId', 'clientId', 'draftsId', 'expiresAt'],
  additionalProperties: false,
  properties: {
    tenantId: { type: 'string' },
    clientId: { type: 'string' },
    draftsId: { type: 'string' },
    expiresAt: { type: 'string' },
  },
} as const satisfies SchemaNode

export const openPreview = call('POST v1/account/open-preview', {
  name: 'previews.open',
  access: 'visitor',
  summary: 'Tells which draft the token of a preview link opens; 410 when it was ended or is too old.',
  body: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: { token: tokenField },
  },
  answer: opened,
})

export const addFrameTicket = call('POST v1/site/frame-tickets', {
  name: 'frames.addTicket',
  needsSession: true,
  access: 'draft.write',
  limit: 'write',
  status: 201,
  summary: 'A ticket with which the designer in a frame gets to one draft: for one minute, and once.',
  body: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: { draftsId: draftsIdField },
  },
  answer: {
    type: 'object',
    required: ['ticket', 'expiresAt'],
    additionalProperties: false,
    properties: { ticket: { type: 'string' }, expiresAt: { type: 'string' } },
  },
})

export const openFrame = call('POST v1/account/frame-token', {
  name: 'frames.open',
  access: 'visitor',
  sameOriginOnly: true,
  summary:
    'Exchanges a ticket for a token that lasts an hour and is sent as `Authorization: Bearer`; 410 when the ticket was used or is too old.',
  body: {
    type: 'object',
    required: ['ticket'],
    additionalProperties: false,
    properties: { ticket: tokenField },
  },
  answer: {
    ...opened,
    required: [...opened.required, 'token'],
    properties: { ...opened.properties, token: { type: 'string' } },
  },
})
