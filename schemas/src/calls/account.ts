import { roles } from '../access.ts'
import { languageCodes } from '../constants.ts'
import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { grantedSets } from '../permission-set.ts'
import { call } from './call.ts'
import { byId, tokenField } from './fields.ts'

/** An address as people type it; it is trimmed and compared in lower case. */
export const emailField = { type: 'string', format: 'email', maxLength: 254 } as const
/** Long enough not to be guessed (NIST SP 800-63B), short enough not to keep us busy. */
export const newPasswordField = { type: 'string', minLength: 8, maxLength: 200 } as const
const passwordField = { type: 'string', minLength: 1, maxLength: 200 } as const
/** A code of an authenticator app, or a recovery code, with whatever blanks were typed. */
export const codeField = { type: 'string', maxLength: 40 } as const
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
    /** What the member may do beside the role. */
    permissionSets: grantedSets,
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
    /** The language of mails to them: the one that they chose, else the one that they signed in with last. */
    language: languageCode,
    sites: { type: 'array', items: site },
  },
} as const satisfies SchemaNode

const nothing = { type: 'object', additionalProperties: false, properties: {} } as const satisfies SchemaNode

export const signIn = call('POST v1/account/sign-in', {
  name: 'account.signIn',
  access: 'visitor',
  sameOriginOnly: true,
  takes: 'json-or-form',
  summary:
    'Signs in: the answer sets the cookie of the session, and one by which the browser is known. In a quarter of an hour ten tries may fail from one place and thirty from all strange places together, then 429; a known browser is counted apart. 401 `code_needed` when the account has two-factor sign-in and no `code` was sent, 401 `wrong_code` when it is wrong or was used; both only where the password is right.',
  body: {
    type: 'object',
    required: ['email', 'password'],
    additionalProperties: false,
    properties: { email: emailField, password: passwordField, code: codeField },
  },
  answer: account,
})

export const signOut = call('POST v1/account/sign-out', {
  name: 'account.signOut',
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
  name: 'account.read',
  access: 'account',
  summary: 'Tells who is signed in, and on which sites they work.',
  answer: account,
})

export const changeAccount = call('PUT v1/account/me', {
  name: 'account.change',
  access: 'account',
  limit: 'write',
  summary: 'Changes the name of the account, or the language that mails to it are written in.',
  body: {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: { name: personField, language: { enum: languageCodes } },
  },
  answer: account,
})

export const changePassword = call('POST v1/account/password', {
  name: 'account.changePassword',
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

export const askEmailChange = call('POST v1/account/email', {
  name: 'account.askEmailChange',
  access: 'account',
  limit: 'sign-in',
  status: 202,
  summary:
    'Sends a link to the new address, with which it is confirmed; until then nothing changes. The answer is the same when another account has it. 409 when no mail server is set up.',
  body: {
    type: 'object',
    required: ['email', 'password'],
    additionalProperties: false,
    properties: { email: emailField, password: passwordField },
  },
  answer: nothing,
})

export const readEmailChange = call('GET v1/account/email-change', {
  name: 'account.readEmailChange',
  access: 'visitor',
  cache: 'private',
  summary: 'Tells which address the link of a mail confirms; 410 when it was used or is older than an hour.',
  query: { type: 'object', required: ['token'], additionalProperties: false, properties: { token: tokenField } },
  answer: {
    type: 'object',
    required: ['email'],
    additionalProperties: false,
    properties: { email: { type: 'string' } },
  },
})

export const confirmEmailChange = call('POST v1/account/confirm-email', {
  name: 'account.confirmEmailChange',
  access: 'visitor',
  sameOriginOnly: true,
  takes: 'json-or-form',
  limit: 'form',
  summary:
    'Gives an account its new address with the link of a mail, once, and tells the old one; 410 when the link was used or is older than an hour, 409 when another account has the address by now.',
  body: { type: 'object', required: ['token'], additionalProperties: false, properties: { token: tokenField } },
  answer: {
    type: 'object',
    required: ['email'],
    additionalProperties: false,
    properties: { email: { type: 'string' } },
  },
})

export const askPasswordReset = call('POST v1/account/forgot-password', {
  name: 'account.askPasswordReset',
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
  name: 'account.readPasswordReset',
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
  name: 'account.resetPassword',
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
  name: 'sessions.list',
  access: 'account',
  summary: 'The sessions of the account: where it is signed in.',
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'device', 'createdAt', 'usedAt', 'isThisOne'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        device: { type: 'string' },
        createdAt: { type: 'string' },
        usedAt: { type: 'string' },
        isThisOne: { type: 'boolean' },
      },
    },
  },
})

export const endSession = call('DELETE v1/account/sessions/{id}', {
  name: 'sessions.end',
  access: 'account',
  limit: 'write',
  status: 204,
  summary: 'Ends one session of the account, wherever it is; of this one too.',
  params: byId,
  answer: nothing,
})

export const endOtherSessions = call('DELETE v1/account/sessions', {
  name: 'sessions.endOthers',
  access: 'account',
  limit: 'write',
  summary: 'Ends all sessions of the account but this one.',
  answer: {
    type: 'object',
    required: ['ended'],
    additionalProperties: false,
    properties: { ended: { type: 'integer', minimum: 0 } },
  },
})

const recoveryCodes = {
  type: 'object',
  required: ['recoveryCodes'],
  additionalProperties: false,
  /** Each signs in once; they are answered only now. */
  properties: { recoveryCodes: { type: 'array', items: { type: 'string' } } },
} as const satisfies SchemaNode

const passwordAndCode = {
  type: 'object',
  required: ['password', 'code'],
  additionalProperties: false,
  properties: { password: passwordField, code: codeField },
} as const satisfies SchemaNode

export const readTwoFactor = call('GET v1/account/two-factor', {
  name: 'twoFactor.read',
  access: 'account',
  summary: 'Whether two-factor sign-in is on, and how many recovery codes are left.',
  answer: {
    type: 'object',
    required: ['isOn', 'recoveryCodes'],
    additionalProperties: false,
    properties: { isOn: { type: 'boolean' }, recoveryCodes: { type: 'integer', minimum: 0 } },
  },
})

export const startTwoFactor = call('POST v1/account/two-factor/start', {
  name: 'twoFactor.start',
  access: 'account',
  limit: 'sign-in',
  summary:
    'Makes a secret for an authenticator app (TOTP: SHA-1, six digits, 30 seconds); it counts once it is confirmed. 409 when two-factor sign-in is on.',
  body: {
    type: 'object',
    required: ['password'],
    additionalProperties: false,
    properties: { password: passwordField },
  },
  answer: {
    type: 'object',
    required: ['secret', 'address'],
    additionalProperties: false,
    properties: {
      /** In base32, for typing. */
      secret: { type: 'string' },
      /** `otpauth://totp/…`, for a QR code. */
      address: { type: 'string' },
    },
  },
})

export const confirmTwoFactor = call('POST v1/account/two-factor/confirm', {
  name: 'twoFactor.confirm',
  access: 'account',
  limit: 'sign-in',
  summary: 'Turns two-factor sign-in on with the first code of the app, and gives ten recovery codes.',
  body: { type: 'object', required: ['code'], additionalProperties: false, properties: { code: codeField } },
  answer: recoveryCodes,
})

export const newRecoveryCodes = call('POST v1/account/two-factor/recovery-codes', {
  name: 'twoFactor.newRecoveryCodes',
  access: 'account',
  limit: 'sign-in',
  summary: 'Replaces the recovery codes by ten new ones.',
  body: passwordAndCode,
  answer: recoveryCodes,
})

export const endTwoFactor = call('DELETE v1/account/two-factor', {
  name: 'twoFactor.end',
  access: 'account',
  limit: 'sign-in',
  status: 204,
  summary: 'Turns two-factor sign-in off.',
  body: passwordAndCode,
  answer: nothing,
})
