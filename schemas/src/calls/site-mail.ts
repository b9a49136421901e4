import type { SchemaNode } from '../keywords.ts'
import { emailField } from './account.ts'
import { call } from './call.ts'

const senderName = { type: 'string', minLength: 1, maxLength: 100 } as const
const user = { type: 'string', minLength: 1, maxLength: 254 } as const
const revision = { type: 'integer', minimum: 0 } as const

/** A mail server: how it is reached, and how the connection to it is secured. */
const server = {
  type: 'object',
  required: ['host', 'port', 'security'],
  additionalProperties: false,
  properties: {
    host: { type: 'string', minLength: 1, maxLength: 253 },
    port: { type: 'integer', minimum: 1, maximum: 65_535 },
    /** By TLS from the start (465), by STARTTLS before anything else is said (587), or not at all. */
    security: { enum: ['tls', 'starttls', 'none'] },
  },
} as const satisfies SchemaNode

const siteMail = {
  type: 'object',
  required: ['revision', 'source', 'waiting', 'failed'],
  additionalProperties: false,
  properties: {
    revision,
    senderName,
    senderAddress: { type: 'string' },
    server: {
      ...server,
      required: [...server.required, 'hasPassword'],
      properties: {
        ...server.properties,
        user,
        /** Whether a password is stored that can be used. It is never answered. */
        hasPassword: { type: 'boolean' },
      },
    },
    /** Whose server sends the mails of the site now: its own, that of the instance, or none. */
    source: { enum: ['site', 'instance', 'none'] },
    /** The mails of the site that were not tried yet. */
    waiting: { type: 'integer', minimum: 0 },
    /** Those that failed: they are tried again for a day, then only when somebody asks for it. */
    failed: { type: 'integer', minimum: 0 },
  },
} as const satisfies SchemaNode

export const readSiteMail = call('GET v1/site/mail', {
  name: 'siteMail.read',
  access: 'settings.read',
  summary: 'From whom the mails of the site come, which server sends them, and how many were not sent.',
  answer: siteMail,
})

export const changeSiteMail = call('PUT v1/site/mail', {
  name: 'siteMail.change',
  access: 'settings.write',
  limit: 'write',
  summary:
    'Replaces sender and mail server of the site: what is left out is unset, but a password is kept while host, port, security and user stay the same. Without a server that of the instance sends, and answers go to the address of the sender. Mails whose links prove an address (invitations) are always sent by the instance.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      revision,
      senderName,
      senderAddress: emailField,
      server: {
        ...server,
        properties: { ...server.properties, user, password: { type: 'string', minLength: 1, maxLength: 1000 } },
      },
    },
  },
  answer: siteMail,
})

/** Why a test mail was not taken. */
const codes = [
  'none',
  'refused',
  'timeout',
  'name',
  'private',
  'password',
  'certificate',
  'security',
  'sender',
  'recipient',
  'other',
] as const

export const testSiteMail = call('POST v1/site/mail/test', {
  name: 'siteMail.test',
  access: 'settings.write',
  limit: 'test-mail',
  summary:
    'Sends a test mail now, to who asks unless `to` says otherwise, in their language, with the server that counts; the answer is there within 15 seconds.',
  body: { type: 'object', additionalProperties: false, properties: { to: emailField } },
  answer: {
    type: 'object',
    required: ['state', 'to', 'source'],
    additionalProperties: false,
    properties: {
      state: { enum: ['sent', 'failed'] },
      to: { type: 'string' },
      source: siteMail.properties.source,
      code: { enum: codes },
      /** What went wrong, and what to do about it, in the language of the asker. */
      error: { type: 'string' },
      advice: { type: 'string' },
      /** What the mail server answered, as it said it. */
      response: { type: 'string' },
    },
  },
})
