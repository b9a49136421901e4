import { languageCode } from '../documents/draft.ts'
import { site } from '../documents/site.ts'
import { call } from './call.ts'

export const addTenant = call('POST v1/tenants', {
  name: 'sites.add',
  access: 'account',
  limit: 'publish',
  status: 201,
  summary: 'Makes a new site with an empty home page, owned by who asks; only for accounts that may add sites.',
  body: {
    type: 'object',
    required: ['clientId', 'name', 'defaultLanguage'],
    additionalProperties: false,
    properties: {
      clientId: site.properties.clientId,
      name: site.properties.name,
      defaultLanguage: languageCode,
      /** The languages that it speaks besides. */
      languages: { type: 'array', maxItems: 99, uniqueItems: true, items: languageCode },
    },
  },
  answer: {
    type: 'object',
    required: ['tenantId', 'clientId', 'name', 'draftsId'],
    additionalProperties: false,
    properties: {
      tenantId: { type: 'string' },
      clientId: { type: 'string' },
      name: { type: 'string' },
      draftsId: { type: 'string' },
    },
  },
})
