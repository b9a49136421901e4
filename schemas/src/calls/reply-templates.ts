import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { formLimits } from '../limits.ts'
import { call } from './call.ts'
import { byId, nothing } from './fields.ts'

/** What templates of replies may hold in double braces, for what is filled in when a reply is sent. */
export const replyPlaceholders = ['name', 'company', 'reference', 'product'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

const written = {
  type: 'object',
  required: ['name', 'texts'],
  additionalProperties: false,
  properties: {
    /** What members call it; each name once on a site. */
    name: { type: 'string', minLength: 1, maxLength: 100 },
    /** The text by language, at least one. */
    texts: {
      type: 'object',
      minProperties: 1,
      maxProperties: 100,
      propertyNames: languageCode,
      additionalProperties: { type: 'string', minLength: 1, maxLength: formLimits.message },
    },
  },
} as const satisfies SchemaNode

const revision = { type: 'integer', minimum: 1 } as const

const replyTemplate = {
  type: 'object',
  required: ['id', 'name', 'texts', 'revision'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, ...written.properties, revision },
} as const satisfies SchemaNode

/** The reply templates of a site as a file of it has them. */
export const replyTemplateFile = { type: 'array', maxItems: 200, items: written } as const satisfies SchemaNode

export const listReplyTemplates = call('GET v1/site/reply-templates', {
  name: 'replyTemplates.list',
  access: 'inbox.read',
  summary: 'All templates of replies of the site, by their names.',
  answer: { type: 'array', items: replyTemplate },
})

export const addReplyTemplate = call('POST v1/site/reply-templates', {
  name: 'replyTemplates.add',
  access: 'inbox.write',
  limit: 'write',
  status: 201,
  summary: `Adds a template of replies. Its texts may hold ${replyPlaceholders.map((one) => `{{${one}}}`).join(', ')}.`,
  body: written,
  answer: replyTemplate,
})

export const changeReplyTemplate = call('PUT v1/site/reply-templates/{id}', {
  name: 'replyTemplates.change',
  access: 'inbox.write',
  limit: 'write',
  summary: 'Changes a template of replies. 409 when somebody else did so since.',
  params: byId,
  body: {
    ...written,
    required: [...written.required, 'revision'],
    properties: { ...written.properties, revision },
  },
  answer: replyTemplate,
})

export const removeReplyTemplate = call('DELETE v1/site/reply-templates/{id}', {
  name: 'replyTemplates.remove',
  access: 'inbox.write',
  limit: 'write',
  status: 204,
  summary: 'Removes a template of replies.',
  params: byId,
  answer: nothing,
})
