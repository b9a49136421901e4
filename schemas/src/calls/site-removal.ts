import { site } from '../documents/site.ts'
import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'

const removedSite = {
  type: 'object',
  required: ['tenantId', 'clientId', 'name', 'removedAt', 'erasedAt'],
  additionalProperties: false,
  properties: {
    tenantId: { type: 'string' },
    clientId: { type: 'string' },
    name: { type: 'string' },
    removedAt: { type: 'string' },
    /** From then on it cannot be restored, and everything of it is erased within the hour. */
    erasedAt: { type: 'string' },
  },
} as const satisfies SchemaNode

export const removeSite = call('POST v1/site/remove', {
  name: 'site.remove',
  access: 'site.remove',
  limit: 'write',
  summary:
    'Removes the site: visitors and members get 404 at once, and after 30 days everything of it is erased. Until then an owner may restore it, and nobody else gets its clientId or domains. `name` is the name of the site, typed to confirm it.',
  body: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: { type: 'string', minLength: 1, maxLength: 200 } },
  },
  answer: removedSite,
})

export const listRemovedSites = call('GET v1/account/removed-sites', {
  name: 'sites.listRemoved',
  access: 'account',
  summary: 'The sites that were removed and may still be restored by who asks, the last removed first.',
  answer: { type: 'array', items: removedSite },
})

export const restoreSite = call('POST v1/sites/{clientId}/restore', {
  name: 'sites.restore',
  access: 'account',
  limit: 'write',
  summary: 'Restores a site that was removed, as it was; for its owners, within 30 days (410 afterwards).',
  params: {
    type: 'object',
    required: ['clientId'],
    additionalProperties: false,
    properties: { clientId: site.properties.clientId },
  },
  answer: {
    type: 'object',
    required: ['tenantId', 'clientId', 'name'],
    additionalProperties: false,
    properties: { tenantId: { type: 'string' }, clientId: { type: 'string' }, name: { type: 'string' } },
  },
})
