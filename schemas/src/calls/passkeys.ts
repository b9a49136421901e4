import type { SchemaNode } from '../keywords.ts'
import { codeField, me } from './account.ts'
import { call, shaped } from './call.ts'
import { byId, nothing } from './fields.ts'

const nameField = { type: 'string', minLength: 1, maxLength: 60 } as const
/** Bytes in base64url, as browsers write what an authenticator answers. */
const bytes = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' }) as const

const passkey = {
  type: 'object',
  required: ['id', 'name', 'createdAt', 'host', 'isOfThisHost'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    createdAt: { type: 'string' },
    /** When it signed in last; left out as long as it never did. */
    usedAt: { type: 'string' },
    /** Where it was made: it signs in there and nowhere else. */
    host: { type: 'string' },
    isOfThisHost: { type: 'boolean' },
  },
} as const satisfies SchemaNode

/** What `navigator.credentials` is asked, as the standard writes it in JSON (WebAuthn 3, 5.1.8 and 5.1.9). */
const options = shaped<Readonly<Record<string, unknown>> & { readonly challenge: string }>({ type: 'object' })

export const listPasskeys = call('GET v1/account/passkeys', {
  name: 'passkeys.list',
  access: 'account',
  summary: 'The passkeys of the account, the last made first.',
  answer: { type: 'array', items: passkey },
})

export const startPasskey = call('POST v1/account/passkeys/start', {
  name: 'passkeys.start',
  access: 'account',
  limit: 'sign-in',
  summary:
    'What a browser needs to make a passkey for the account; its challenge counts once, for five minutes. With two-factor sign-in a `code` is asked for beside the password. 409 when there are 20 already.',
  body: {
    type: 'object',
    required: ['password'],
    additionalProperties: false,
    properties: { password: { type: 'string', minLength: 1, maxLength: 200 }, code: codeField },
  },
  answer: options,
})

export const addPasskey = call('POST v1/account/passkeys', {
  name: 'passkeys.add',
  access: 'account',
  limit: 'write',
  status: 201,
  summary:
    'Adds the passkey that a browser made, and tells the holder of the account by mail. 410 when its challenge was used or is older than five minutes, 422 when it was made elsewhere or without checking who it is.',
  body: {
    type: 'object',
    required: ['name', 'id', 'clientData', 'attestation'],
    additionalProperties: false,
    properties: {
      name: nameField,
      id: bytes(1400),
      /** `clientDataJSON` of the browser. */
      clientData: bytes(4000),
      /** `attestationObject` of the browser. */
      attestation: bytes(16_000),
      transports: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 40 } },
    },
  },
  answer: passkey,
})

export const renamePasskey = call('PUT v1/account/passkeys/{id}', {
  name: 'passkeys.rename',
  access: 'account',
  limit: 'write',
  summary: 'Gives a passkey of the account another name.',
  params: byId,
  body: { type: 'object', required: ['name'], additionalProperties: false, properties: { name: nameField } },
  answer: passkey,
})

export const removePasskey = call('DELETE v1/account/passkeys/{id}', {
  name: 'passkeys.remove',
  access: 'account',
  limit: 'write',
  status: 204,
  summary: 'Removes a passkey: nobody signs in with it any more.',
  params: byId,
  answer: nothing,
})

export const startPasskeySignIn = call('POST v1/account/passkey-sign-in/start', {
  name: 'passkeys.startSignIn',
  access: 'visitor',
  sameOriginOnly: true,
  limit: 'form',
  summary: 'What a browser needs to ask for a passkey of any account; its challenge counts once, for five minutes.',
  answer: options,
})

export const signInWithPasskey = call('POST v1/account/passkey-sign-in', {
  name: 'passkeys.signIn',
  access: 'visitor',
  sameOriginOnly: true,
  summary:
    'Signs in with a passkey, which counts as two factors: no password and no code is asked for. Tries that fail count as those with passwords do. 410 when its challenge was used or is older than five minutes, 422 when it is not known here.',
  body: {
    type: 'object',
    required: ['id', 'clientData', 'authenticatorData', 'signature'],
    additionalProperties: false,
    properties: {
      id: bytes(1400),
      clientData: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      /** Whose passkey it is, as the authenticator says. */
      userHandle: bytes(100),
    },
  },
  answer: me.answer,
})
