import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'
import { draftsIdInPath, revisionField } from './draft-fields.ts'

const text = { type: 'string' } as const

const request = {
  type: 'object',
  required: ['id', 'state', 'draftsId', 'revision', 'at', 'by'],
  additionalProperties: false,
  properties: {
    id: text,
    /** `published`: everything that it asked for was published since. */
    state: { enum: ['open', 'published', 'declined'] },
    draftsId: draftsIdInPath,
    /** Of the draft, when it was asked. */
    revision: revisionField,
    /** ISO 8601. */
    at: text,
    /** Whose account it was asked with, and the name of the API key. */
    by: text,
    key: text,
    note: text,
    /** What is to be published, where it is not all. */
    languages: { type: 'array', items: languageCode },
    pages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: { id: text, name: text },
      },
    },
    /** Who published or declined it, and when. */
    endedBy: text,
    endedAt: text,
  },
} as const satisfies SchemaNode

export const askToPublish = call('POST v1/site/publish-requests', {
  name: 'publishRequests.add',
  access: 'draft.write',
  limit: 'publish',
  status: 201,
  summary:
    'Asks the members who may publish to publish a draft, or some of its languages or pages. Publishes nothing: a person looks at it in the office and decides. One request of a program waits for each draft: a new one takes the place of that before it.',
  body: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      /** For whoever decides: what was changed, and why. */
      note: { type: 'string', maxLength: 500 },
      languages: { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true, items: languageCode },
      pages: {
        type: 'array',
        minItems: 1,
        maxItems: 1000,
        uniqueItems: true,
        items: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' },
      },
    },
  },
  answer: request,
})

export const listPublishRequests = call('GET v1/site/publish-requests', {
  name: 'publishRequests.list',
  access: 'draft.read',
  cache: 'private',
  summary: 'The requests to publish that wait for a decision, and the last 20 that were decided; the newest first.',
  answer: { type: 'array', items: request },
})

export const declinePublishRequest = call('POST v1/site/publish-requests/{id}/decline', {
  name: 'publishRequests.decline',
  needsSession: true,
  access: 'site.publish',
  limit: 'write',
  status: 204,
  summary: 'Declines a request to publish. Only people do, and no API key; nothing is published or lost.',
  params: {
    type: 'object',
    required: ['id'],
    additionalProperties: false,
    properties: { id: { type: 'string', minLength: 1, maxLength: 64 } },
  },
  answer: { type: 'object', additionalProperties: false, properties: {} },
})
