import { roles } from '../access.ts'
import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'
import { tokenField } from './fields.ts'

/** An address as people type it; it is trimmed and compared in lower case. */
export const emailField = { type: 'string', format: 'email', maxLength: 254 } as const
/** Long enough not to be guessed (NIST SP 800-63B), short enough not to keep us busy. */
export const newPasswordField = { type: 'string', minLength: 8, maxLength: 200 } as const
const passwordField = { type: 'string', minLength: 1, maxLength: 200 } as const
export const personField = { type: 'string', minLength: 1, maxLength: 100 } as const

/** A place on a site. */
const site = {
  type: 'object',
  required: ['tenantId', 'clientId', 'siteName', 'role'],
  additionalProperties: false,
  properties: {
    tenantId: { type: 'string' },
    clientId: { type: 'string' },
    siteName: { type: 'string' },
    role: { enum: roles },
    /** The languages that a translator may write. */
    languages: { type: 'array', items: languageCode },
  },
} as const satisfies SchemaNode

const account = {
  type: 'object',
  required: ['id', 'email', 'name', 'mayAddSites', 'sites'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    mayAddSites: { type: 'boolean' },
    sites: { type: 'array', items: site },
  },
} as const satisfies SchemaNode

const nothing = { type: 'object', additionalProperties: false, properties: {} } as const satisfies SchemaNode

export const signIn = call('POST v1/account/sign-in', {
  access: 'visitor',
  sameOriginOnly: true,
  takes: 'json-or-form',
  summary:
    'Signs in: the answer sets the cookie of the session, and one by which the browser is known. In a quarter of an hour ten tries may fail from one place and thirty from all strange places together, then 429; a known browser is counted apart.',
  body: {
    type: 'object',
    required: ['email', 'password'],
    additionalProperties: false,
    properties: { email: emailField, password: passwordField },
  },
  answer: account,
})

export const signOut = call('POST v1/account/sign-out', {
  access: 'account',
  summary: 'Ends this session, or with `everywhere` all sessions of the account.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { everywhere: { type: 'boolean', default: false } },
  },
  answer: nothing,
})

export const me = call('GET v1/account/me', {
  access: 'account',
  summary: 'Tells who is signed in, and on which sites they work.',
  answer: account,
})

export const changeAccount = call('PUT v1/account/me', {
  access: 'account',
  limit: 'write',
  summary: 'Changes the name of the account.',
  body: { type: 'object', required: ['name'], additionalProperties: false, properties: { name: personField } },
  answer: account,
})

export const changePassword = call('POST v1/account/password', {
  access: 'account',
  limit: 'sign-in',
  summary: 'Changes the password. All sessions end but a new one, which the answer sets.',
  body: {
    type: 'object',
    required: ['password', 'newPassword'],
    additionalProperties: false,
    properties: { password: passwordField, newPassword: newPasswordField },
  },
  answer: nothing,
})

export const askPasswordReset = call('POST v1/account/forgot-password', {
  access: 'visitor',
  sameOriginOnly: true,
  takes: 'json-or-form',
  limit: 'password-reset',
  status: 202,
  summary:
    'Sends a link to set a new password to the address, if there is an account with it; the answer is the same if there is none. 409 when no mail server is set up.',
  body: { type: 'object', required: ['email'], additionalProperties: false, properties: { email: emailField } },
  answer: nothing,
})

export const readPasswordReset = call('GET v1/account/password-reset', {
  access: 'visitor',
  cache: 'private',
  summary: 'Tells whose password may be set with the link of a mail; 410 when it was used or is older than an hour.',
  query: { type: 'object', required: ['token'], additionalProperties: false, properties: { token: tokenField } },
  answer: {
    type: 'object',
    required: ['email'],
    additionalProperties: false,
    properties: { email: { type: 'string' } },
  },
})

export const resetPassword = call('POST v1/account/reset-password', {
  access: 'visitor',
  sameOriginOnly: true,
  takes: 'json-or-form',
  limit: 'form',
  summary:
    'Sets a new password with the link of a mail, once; 410 when it was used or is older than an hour. All sessions of the account and its other links end.',
  body: {
    type: 'object',
    required: ['token', 'newPassword'],
    additionalProperties: false,
    properties: { token: tokenField, newPassword: newPasswordField },
  },
  answer: nothing,
})

export const listSessions = call('GET v1/account/sessions', {
  access: 'account',
  summary: 'The sessions of the account: where it is signed in.',
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['device', 'createdAt', 'usedAt', 'isThisOne'],
      additionalProperties: false,
      properties: {
        device: { type: 'string' },
        createdAt: { type: 'string' },
        usedAt: { type: 'string' },
        isThisOne: { type: 'boolean' },
      },
    },
  },
})
