import { pageTypeKeys } from '../documents/page-types.ts'
import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'
import { draftsIdInPath, operationIdField, pageIdField } from './draft-fields.ts'

const association = {
  type: 'object',
  required: ['sourcePageId', 'targetType', 'targetIds'],
  additionalProperties: false,
  properties: {
    sourcePageId: pageIdField,
    sourceComponentId: operationIdField,
    targetType: { enum: pageTypeKeys },
    targetIds: { type: 'array', maxItems: 1000, items: { type: 'string', minLength: 1, maxLength: 120 } },
    order: { type: 'integer', minimum: 0, maximum: 100_000, default: 0 },
  },
} as const satisfies SchemaNode

export const saveAssociations = call('POST v1/page/page-association/batch', {
  name: 'associations.save',
  isRepeatable: true,
  access: 'draft.arrange',
  limit: 'write',
  isSave: true,
  summary:
    'Says what pages are about: all of these associations, or none. One of the same source and kind is replaced.',
  query: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdInPath } },
  body: { type: 'array', minItems: 1, maxItems: 100, items: association },
  answer: { type: 'array', items: association },
})

export const listAssociations = call('GET v1/page/page-associations/{id}', {
  name: 'associations.list',
  access: 'draft.read',
  summary: 'What a page is about.',
  params: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: pageIdField } },
  query: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdInPath } },
  answer: { type: 'array', items: association },
})
