import { redirectStatuses } from '../documents/redirect.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
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
  name: 'redirects.list',
  access: 'settings.read',
  summary: 'The redirects that the owner made, by their path.',
  query: pageOfList,
  answer: listOf(redirect),
})

export const addRedirect = call('POST v1/site/redirects', {
  name: 'redirects.add',
  access: 'settings.write',
  limit: 'write',
  status: 201,
  summary: 'Leads a path of the site somewhere else. Circles are refused.',
  body: written,
  answer: redirect,
})

export const changeRedirect = call('PUT v1/site/redirects/{id}', {
  name: 'redirects.change',
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

export const importRedirects = call('POST v1/site/redirects/import', {
  name: 'redirects.import',
  isRepeatable: true,
  access: 'settings.write',
  limit: 'write',
  bodyLimit: limits.bodyOfSave,
  isSave: true,
  summary:
    'Adds redirects, all of them or none: the answer says of each row whether it fits. A row that is there already, as it is, fits too. With `dryRun` nothing is stored.',
  body: {
    type: 'object',
    required: ['rules'],
    additionalProperties: false,
    properties: {
      rules: {
        type: 'array',
        minItems: 1,
        maxItems: 1000,
        items: {
          type: 'object',
          required: ['from', 'to'],
          additionalProperties: false,
          properties: {
            from: { type: 'string', maxLength: 1000 },
            to: { type: 'string', maxLength: 2000 },
            /** 301 when it is left out. */
            status: { enum: redirectStatuses },
          },
        },
      },
      dryRun: { type: 'boolean', default: false },
    },
  },
  answer: {
    type: 'object',
    required: ['isStored', 'added', 'rows'],
    additionalProperties: false,
    properties: {
      isStored: { type: 'boolean' },
      /** How many redirects were stored, or would be. */
      added: { type: 'integer', minimum: 0 },
      /** One for each row, in their order. */
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['from', 'to', 'status', 'state'],
          additionalProperties: false,
          properties: {
            /** As it is stored, or as it was sent where it does not fit. */
            from: { type: 'string' },
            to: { type: 'string' },
            status: { enum: redirectStatuses },
            state: { enum: ['ok', 'problem'] },
            /** What is wrong, in the language of the asker, and with which field. */
            field: { enum: ['from', 'to'] },
            problem: { type: 'string' },
          },
        },
      },
    },
  },
})

export const testRedirect = call('POST v1/site/redirects/test', {
  name: 'redirects.test',
  isRepeatable: true,
  access: 'settings.read',
  summary:
    'Where a visitor of a path is led: by the rules of the owner, by those of the build, and by other spellings of addresses. Nothing is visited.',
  body: {
    type: 'object',
    required: ['path'],
    additionalProperties: false,
    properties: { path: { type: 'string', minLength: 1, maxLength: 2000 } },
  },
  answer: {
    type: 'object',
    required: ['steps', 'end'],
    additionalProperties: false,
    properties: {
      steps: {
        type: 'array',
        items: {
          type: 'object',
          required: ['from', 'to', 'status', 'rule'],
          additionalProperties: false,
          properties: {
            from: { type: 'string' },
            to: { type: 'string' },
            status: { type: 'integer' },
            /** Whose rule it is: the owner's, the build's, or the table of addresses with its other spellings. */
            rule: { enum: ['owner', 'build', 'address'] },
          },
        },
      },
      end: {
        type: 'object',
        required: ['path', 'isAway', 'isCircle'],
        additionalProperties: false,
        properties: {
          /** A path of the site, or a whole address. */
          path: { type: 'string' },
          /** 200 where something published stands there, else 404; nothing where that is not known. */
          status: { enum: [200, 404] },
          /** Whether it leads away from the site. */
          isAway: { type: 'boolean' },
          isCircle: { type: 'boolean' },
        },
      },
    },
  },
})

export const removeRedirect = call('DELETE v1/site/redirects/{id}', {
  name: 'redirects.remove',
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
  name: 'redirects.rules',
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
