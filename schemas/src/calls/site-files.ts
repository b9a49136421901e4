import { site } from '../documents/site.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, startedJob, streamed } from './call.ts'
import { byJob, draftsIdField } from './fields.ts'

export const exportSite = call('GET v1/site/export', {
  name: 'site.export',
  access: 'site.export',
  limit: 'publish',
  produces: 'application/zip',
  summary: 'The whole site as a zip: a draft, contents, redirects and media, in the files that an import takes.',
  query: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdField } },
  answer: streamed,
})

export const startExport = call('POST v1/site/exports', {
  name: 'exports.start',
  access: 'site.export',
  limit: 'publish',
  status: 202,
  summary:
    'The same as a job, for large sites: `GET v1/jobs/{id}` tells how far it is. Its zip can be read for a day, in parts too.',
  body: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdField } },
  answer: startedJob,
})

export const readExport = call('GET v1/site/exports/{id}', {
  name: 'exports.read',
  access: 'site.export',
  produces: 'application/zip',
  summary: 'The zip that such a job made, or the one part of it that `Range` asks for.',
  params: byJob,
  answer: streamed,
})

/** Something that does no harm, but is hardly meant so. */
const warning = {
  type: 'object',
  required: ['file', 'path', 'key', 'message'],
  additionalProperties: false,
  properties: {
    file: { type: 'string' },
    path: { type: 'string' },
    component: { type: 'string' },
    language: { type: 'string' },
    key: { type: 'string' },
    message: { type: 'string' },
  },
} as const satisfies SchemaNode

const importResult = {
  type: 'object',
  required: ['tenantId', 'clientId', 'draftsId', 'release', 'warnings'],
  additionalProperties: false,
  properties: {
    tenantId: { type: 'string' },
    clientId: { type: 'string' },
    draftsId: { type: 'string' },
    release: { type: ['string', 'null'] },
    warnings: { type: 'array', items: warning },
  },
} as const satisfies SchemaNode

export const importSite = call('POST v1/site/import', {
  name: 'sites.import',
  access: 'account',
  limit: 'publish',
  mayStartJob: true,
  takes: 'files',
  bodyLimit: limits.bodyOfImport,
  status: 201,
  summary:
    'Makes a new site from the zip of an export, owned by who asks; only for accounts that may add sites. Everything is checked first, and nothing is stored when anything is wrong. What takes longer than ten seconds goes on as a job: `GET v1/account/jobs/{id}`.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Another one than the files say; the domains in them are left out then. */
      clientId: site.properties.clientId,
      /** Whether visitors see it at once. */
      publish: { type: 'boolean', default: false },
      /** Whether the answer waits for the end, however long that takes; up to ten seconds when left out. */
      wait: { type: 'boolean' },
    },
  },
  answer: { anyOf: [importResult, startedJob] },
})
