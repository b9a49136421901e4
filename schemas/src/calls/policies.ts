import { declaredCookie } from '../documents/cookies.ts'
import type { SchemaNode } from '../keywords.ts'
import { call, listOf } from './call.ts'

/** A policy without its text; `language` is the one that its title is in. */
const policyEntry = {
  type: 'object',
  required: ['id', 'slug', 'title', 'language', 'updatedAt', 'version'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    slug: { type: 'string' },
    title: { type: 'string' },
    language: { type: 'string' },
    updatedAt: { type: 'string' },
    version: { type: 'string' },
  },
} as const satisfies SchemaNode

const policies = listOf(policyEntry)

/** One page holds them all. */
export const listPrivacyPolicies = call('GET v1/site/list-privacy-policy', {
  name: 'published.privacyPolicies',
  access: 'visitor',
  summary: 'The published privacy policies.',
  answer: policies,
})

/**
 * One page holds them all. The cookies stand beside it, since they are the site's and not a policy's: those that
 * Vitrine sets, those of the site's tags, and those that the owner declares (R325).
 */
export const listCookiePolicies = call('GET v1/site/list-cookie-policy', {
  name: 'published.cookiePolicies',
  access: 'visitor',
  summary:
    'The published cookie policies, and everything that the site keeps in browsers: its cookies and their storage.',
  answer: {
    ...policies,
    required: [...policies.required, 'cookies', 'builtIn'],
    properties: {
      ...policies.properties,
      /** Those that the owner declares. */
      cookies: { type: 'array', items: declaredCookie },
      /** What is kept beside them: by Vitrine, and by the tags of the site. */
      builtIn: { type: 'array', items: declaredCookie },
    },
  },
})
