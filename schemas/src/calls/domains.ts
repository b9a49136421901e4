import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'
import { nothing } from './fields.ts'

const domain = {
  type: 'object',
  required: ['host', 'isVerified', 'isPrimary', 'record'],
  additionalProperties: false,
  properties: {
    host: { type: 'string' },
    isVerified: { type: 'boolean' },
    /** The main address of the site: `www.` and the bare name of the same domain lead to it. */
    isPrimary: { type: 'boolean' },
    /** What its DNS has to hold, as a record of the type TXT at one of `names`. */
    record: {
      type: 'object',
      required: ['names', 'value'],
      additionalProperties: false,
      properties: { names: { type: 'array', items: { type: 'string' } }, value: { type: 'string' } },
    },
  },
} as const satisfies SchemaNode

const hostField = { type: 'string', minLength: 1, maxLength: 253 } as const
const byHost = {
  type: 'object',
  required: ['host'],
  additionalProperties: false,
  properties: { host: hostField },
} as const satisfies SchemaNode

export const listDomains = call('GET v1/site/domains', {
  name: 'domains.list',
  access: 'settings.read',
  summary: 'The domains of the site.',
  answer: { type: 'array', items: domain },
})

export const addDomain = call('POST v1/site/domains', {
  name: 'domains.add',
  access: 'domains.write',
  limit: 'write',
  status: 201,
  summary: 'Adds a domain, which counts once it is verified. 409 when another site has verified it.',
  body: byHost,
  answer: domain,
})

/** What stood in the way of a verification. */
const problem = { enum: ['no-record', 'other-record', 'no-answer'] } as const

export const verifyDomain = call('POST v1/site/domains/{host}/verify', {
  name: 'domains.verify',
  isRepeatable: true,
  access: 'domains.write',
  limit: 'publish',
  summary: 'Looks into the DNS for the record that proves a domain; `problem` says why it does not count yet.',
  params: byHost,
  answer: { ...domain, properties: { ...domain.properties, problem } },
})

export const changeDomain = call('PUT v1/site/domains/{host}', {
  name: 'domains.change',
  access: 'domains.write',
  limit: 'write',
  summary: 'Makes a verified domain the main address of the site.',
  params: byHost,
  body: {
    type: 'object',
    required: ['isPrimary'],
    additionalProperties: false,
    properties: { isPrimary: { const: true } },
  },
  answer: domain,
})

export const removeDomain = call('DELETE v1/site/domains/{host}', {
  name: 'domains.remove',
  access: 'domains.write',
  limit: 'write',
  status: 204,
  summary: 'Removes a domain; if it was the main address, another verified one becomes it.',
  params: byHost,
  answer: nothing,
})
