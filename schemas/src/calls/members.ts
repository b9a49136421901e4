import { roles } from '../access.ts'
import type { SchemaNode } from '../keywords.ts'
import { grantedSets, permissionSetKeys } from '../permission-set.ts'
import { codeField, emailField, personField } from './account.ts'
import { call, listOf } from './call.ts'
import { byId, nothing, pageOfList, tokenField, translatorLanguages } from './fields.ts'

const member = {
  type: 'object',
  required: ['accountId', 'email', 'name', 'role', 'isYou', 'createdAt'],
  additionalProperties: false,
  properties: {
    accountId: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    role: { enum: roles },
    languages: translatorLanguages,
    permissionSets: grantedSets,
    isYou: { type: 'boolean' },
    createdAt: { type: 'string' },
  },
} as const satisfies SchemaNode

const byAccountId = {
  type: 'object',
  required: ['accountId'],
  additionalProperties: false,
  properties: { accountId: { type: 'string', minLength: 1, maxLength: 64 } },
} as const satisfies SchemaNode

export const listMembers = call('GET v1/site/members', {
  name: 'members.list',
  access: 'members.read',
  summary: 'Who works on the site.',
  query: pageOfList,
  answer: listOf(member),
})

export const changeMember = call('PUT v1/site/members/{accountId}', {
  name: 'members.change',
  access: 'members.write',
  limit: 'write',
  summary:
    'Gives a member another role and other permission sets, which ends the sessions of that account. 409 for the last owner; 403 for an owner, and for making one, unless an owner asks, and for anybody who may do more than who asks.',
  params: byAccountId,
  body: {
    type: 'object',
    required: ['role'],
    additionalProperties: false,
    properties: { role: { enum: roles }, languages: translatorLanguages, permissionSets: permissionSetKeys },
  },
  answer: member,
})

export const removeMember = call('DELETE v1/site/members/{accountId}', {
  name: 'members.remove',
  access: 'members.write',
  limit: 'write',
  status: 204,
  summary: 'Takes a member off the site, with the preview links and invitations that they made; ends their sessions.',
  params: byAccountId,
  answer: nothing,
})

const invitation = {
  type: 'object',
  required: ['id', 'email', 'role', 'invitedBy', 'createdAt', 'expiresAt', 'isExpired', 'mail'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    email: { type: 'string' },
    role: { enum: roles },
    languages: translatorLanguages,
    permissionSets: grantedSets,
    /** The name of who invited. */
    invitedBy: { type: 'string' },
    createdAt: { type: 'string' },
    expiresAt: { type: 'string' },
    isExpired: { type: 'boolean' },
    /** What became of its mail, which alone holds the link. */
    mail: { enum: ['waiting', 'sent', 'failed', 'no-mail-server'] },
    /** What to do about a mail that does not leave, in the language of the asker. */
    notice: { type: 'string' },
  },
} as const satisfies SchemaNode

export const listInvitations = call('GET v1/site/invitations', {
  name: 'invitations.list',
  access: 'members.read',
  summary: 'The invitations that nobody accepted yet, the newest first.',
  query: pageOfList,
  answer: listOf(invitation),
})

export const addInvitation = call('POST v1/site/invitations', {
  name: 'invitations.add',
  access: 'members.write',
  limit: 'write',
  status: 201,
  summary:
    'Invites somebody for seven days. The link goes to their mailbox and nowhere else, which proves the address; `mail` tells whether it was sent. It replaces an earlier one to the same address.',
  body: {
    type: 'object',
    required: ['email', 'role'],
    additionalProperties: false,
    properties: {
      email: emailField,
      role: { enum: roles },
      languages: translatorLanguages,
      permissionSets: permissionSetKeys,
    },
  },
  answer: invitation,
})

export const resendInvitation = call('POST v1/site/invitations/{id}/resend', {
  name: 'invitations.resend',
  access: 'members.write',
  limit: 'write',
  summary: 'Sends the mail of an invitation again, with a new link for seven more days; the link before ends.',
  params: byId,
  answer: invitation,
})

export const removeInvitation = call('DELETE v1/site/invitations/{id}', {
  name: 'invitations.remove',
  access: 'members.write',
  limit: 'write',
  status: 204,
  summary: 'Takes an invitation back.',
  params: byId,
  answer: nothing,
})

export const readInvitation = call('GET v1/account/invitation', {
  name: 'invitations.read',
  access: 'visitor',
  cache: 'private',
  summary: 'Tells whom the link of an invitation is for; 410 when it was used, replaced, taken back or is too old.',
  query: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: { token: tokenField },
  },
  answer: {
    type: 'object',
    required: ['siteName', 'clientId', 'email', 'role', 'hasAccount', 'expiresAt'],
    additionalProperties: false,
    properties: {
      siteName: { type: 'string' },
      clientId: { type: 'string' },
      email: { type: 'string' },
      role: { enum: roles },
      languages: translatorLanguages,
      permissionSets: grantedSets,
      /** Then its password is asked for, else a new account is made. */
      hasAccount: { type: 'boolean' },
      expiresAt: { type: 'string' },
    },
  },
})

export const acceptInvitation = call('POST v1/account/accept-invitation', {
  name: 'invitations.accept',
  access: 'visitor',
  sameOriginOnly: true,
  takes: 'json-or-form',
  summary:
    'Accepts an invitation and signs in: with name and password for a new account, with its password for one that is there, with the token alone for who is signed in to it.',
  body: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: {
      token: tokenField,
      name: personField,
      password: { type: 'string', minLength: 1, maxLength: 200 },
      /** Of an account with two-factor sign-in. */
      code: codeField,
    },
  },
  answer: {
    type: 'object',
    required: ['tenantId', 'clientId', 'siteName', 'role'],
    additionalProperties: false,
    properties: {
      tenantId: { type: 'string' },
      clientId: { type: 'string' },
      siteName: { type: 'string' },
      role: { enum: roles },
    },
  },
})
