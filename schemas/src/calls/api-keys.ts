import { keyActions } from '../access.ts'
import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { call, listOf } from './call.ts'
import { byId, nothing, pageOfList } from './fields.ts'

/** How long an API key may work at most, in days. */
export const MOST_KEY_DAYS = 365

const nameField = { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' } as const
const actionsField = {
  type: 'array',
  minItems: 1,
  maxItems: keyActions.length,
  uniqueItems: true,
  items: { enum: keyActions },
} as const
const languagesField = { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true, items: languageCode } as const

const apiKey = {
  type: 'object',
  required: [
    'id',
    'name',
    'start',
    'actions',
    'withheld',
    'sites',
    'otherSites',
    'createdAt',
    'expiresAt',
    'isExpired',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    /** How the key begins, by which it is recognised. */
    start: { type: 'string' },
    actions: { type: 'array', items: { enum: keyActions } },
    /** Those of them that do not count here, because its maker may not do them any more. */
    withheld: { type: 'array', items: { enum: keyActions } },
    /** Those of its sites on which who asks works, too; by name. */
    sites: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tenantId', 'name'],
        additionalProperties: false,
        properties: { tenantId: { type: 'string' }, name: { type: 'string' } },
      },
    },
    /** How many more there are. */
    otherSites: { type: 'integer', minimum: 0 },
    /** The languages in which it may write texts; all when left out. */
    languages: { type: 'array', items: languageCode },
    createdAt: { type: 'string' },
    expiresAt: { type: 'string' },
    isExpired: { type: 'boolean' },
    /** When it was used last, to the minute; left out as long as it never was. */
    usedAt: { type: 'string' },
    /** Who made it. */
    maker: {
      type: 'object',
      required: ['name', 'isYou'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, isYou: { type: 'boolean' } },
    },
  },
} as const satisfies SchemaNode

export const listApiKeys = call('GET v1/site/api-keys', {
  name: 'apiKeys.list',
  access: 'keys.write',
  summary:
    'The API keys that work on the site, and those that expired within the last 90 days, the newest first. The keys themselves are told once only.',
  query: pageOfList,
  answer: listOf(apiKey),
})

export const addApiKey = call('POST v1/site/api-keys', {
  name: 'apiKeys.add',
  access: 'keys.write',
  limit: 'write',
  status: 201,
  summary:
    'Makes an API key for programs, which send it as `Authorization: Bearer`. It may do what it names and its maker may do, on its sites, for a year at most. The key itself is told in this answer and never again. 409 when the site has 100 already.',
  body: {
    type: 'object',
    required: ['name', 'actions', 'expiresAt'],
    additionalProperties: false,
    properties: {
      name: nameField,
      actions: actionsField,
      /** Tenant ids of sites on which who asks may make keys; this site when left out. */
      sites: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        uniqueItems: true,
        items: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
      },
      languages: languagesField,
      /** A moment in UTC: `2027-03-15T08:00:00Z`. */
      expiresAt: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z$' },
    },
  },
  answer: {
    ...apiKey,
    required: [...apiKey.required, 'key'],
    properties: { ...apiKey.properties, key: { type: 'string' } },
  },
})

export const revokeApiKey = call('DELETE v1/site/api-keys/{id}', {
  name: 'apiKeys.revoke',
  access: 'keys.write',
  limit: 'write',
  status: 204,
  summary: 'Ends an API key at once, on all its sites.',
  params: byId,
  answer: nothing,
})

export const describeKey = call('GET v1/api-key', {
  name: 'apiKeys.describe',
  access: 'visitor',
  isForKeys: true,
  cache: 'private',
  summary:
    'What the API key that is shown may do, site by site: what it names and its maker may do there. 401 for any other caller.',
  answer: {
    type: 'object',
    required: ['name', 'sites'],
    additionalProperties: false,
    properties: {
      name: { type: 'string' },
      /** The languages in which it may write texts; all when left out. */
      languages: { type: 'array', items: languageCode },
      sites: {
        type: 'array',
        items: {
          type: 'object',
          required: ['tenantId', 'clientId', 'name', 'sourceLanguage', 'languages', 'actions'],
          additionalProperties: false,
          properties: {
            tenantId: { type: 'string' },
            clientId: { type: 'string' },
            name: { type: 'string' },
            /** That of the base values. */
            sourceLanguage: languageCode,
            /** Those that visitors are offered. */
            languages: { type: 'array', items: languageCode },
            actions: { type: 'array', items: { enum: keyActions } },
          },
        },
      },
    },
  },
})
