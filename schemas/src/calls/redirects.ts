import { redirectStatuses } from '../documents/redirect.ts'
import type { SchemaNode } from '../keywords.ts'
import { call, listOf } from './call.ts'
import { byId, nothing, pageOfList } from './fields.ts'

const written = {
  type: 'object',
  required: ['from', 'to'],
  additionalProperties: false,
  properties: {
    /** A path of the site, without clientId: `/old-page`. */
    from: { type: 'string', minLength: 1, maxLength: 1000 },
    /** A path of the site, or an http(s) address. */
    to: { type: 'string', minLength: 1, maxLength: 2000 },
    status: { enum: redirectStatuses, default: 301 },
  },
} as const satisfies SchemaNode

const revision = { type: 'integer', minimum: 1 } as const

const redirect = {
  type: 'object',
  required: ['id', 'from', 'to', 'status', 'revision'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    from: written.properties.from,
    to: written.properties.to,
    status: { enum: redirectStatuses },
    revision,
  },
} as const satisfies SchemaNode

export const listRedirects = call('GET v1/site/redirects', {
  access: 'settings.read',
  summary: 'The redirects that the owner made, by their path.',
  query: pageOfList,
  answer: listOf(redirect),
})

export const addRedirect = call('POST v1/site/redirects', {
  access: 'settings.write',
  limit: 'write',
  status: 201,
  summary: 'Leads a path of the site somewhere else. Circles are refused.',
  body: written,
  answer: redirect,
})

export const changeRedirect = call('PUT v1/site/redirects/{id}', {
  access: 'settings.write',
  limit: 'write',
  summary: 'Changes a redirect.',
  params: byId,
  body: {
    ...written,
    required: [...written.required, 'revision'],
    properties: { ...written.properties, revision },
  },
  answer: redirect,
})

export const removeRedirect = call('DELETE v1/site/redirects/{id}', {
  access: 'settings.write',
  limit: 'write',
  status: 204,
  summary: 'Removes a redirect.',
  params: byId,
  answer: nothing,
})

/**
 * All rules at once, each with where a chain of redirects ends. Visitors learn of a redirect only when they
 * visit its path: the host reads the rules inside the process (`Api.redirectsOf`).
 */
export const redirectRules = call('GET v1/site/redirect-rules', {
  access: 'settings.read',
  summary: 'Where the paths of the site lead that its owner moved; chains are followed to their end.',
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['from', 'to', 'status'],
      additionalProperties: false,
      properties: {
        from: { type: 'string' },
        to: { type: 'string' },
        status: { enum: redirectStatuses },
      },
    },
  },
})
