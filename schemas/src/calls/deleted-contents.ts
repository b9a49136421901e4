import { contentKinds } from '../content/kinds.ts'
import { call, listOf } from './call.ts'
import { paging } from './fields.ts'

export const listDeletedContents = call('GET v1/content/{kind}/deleted', {
  name: 'content.deleted',
  access: 'content.write',
  cache: 'private',
  summary:
    'The contents of a kind that were taken away and are not back, the last one first. The newest operation of one (`content.history`) is its removal; saving the `inverse` of it brings the content back as it was.',
  params: {
    type: 'object',
    required: ['kind'],
    additionalProperties: false,
    properties: { kind: { enum: contentKinds } },
  },
  query: { type: 'object', additionalProperties: false, properties: paging },
  answer: listOf({
    type: 'object',
    required: ['id', 'slug', 'name', 'at'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      slug: { type: 'string' },
      /** In the source language. */
      name: { type: 'string' },
      at: { type: 'string' },
      /** Who did it; nothing when the account is gone. */
      by: { type: 'string' },
    },
  }),
})
