import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode } from '../keywords.ts'

const measurementId = { type: 'string', format: 'measurement-id', maxLength: 40 } as const
const tagManagerId = { type: 'string', format: 'tag-manager-id', maxLength: 40 } as const
const siteVerification = {
  type: 'array',
  maxItems: 10,
  items: { type: 'string', format: 'site-verification', maxLength: 120 },
} as const
const adIds = { type: 'array', maxItems: 10, items: { type: 'string', format: 'ad-id', maxLength: 40 } } as const

/**
 * Who measures visits: nobody, the site's own gtag script, or the container of the tag manager, which
 * then brings gtag along, so that it is never loaded twice (R241).
 */
export const analyticsModes = ['off', 'gtag', 'tag-manager'] as const

/** The ids that an owner has with Google. None of them is a secret, and none belongs here that is. */
export const google = {
  type: 'object',
  additionalProperties: false,
  properties: { measurementId, mode: { enum: analyticsModes, default: 'gtag' }, tagManagerId, siteVerification, adIds },
} as const satisfies SchemaNode
export type Google = PropsOf<typeof google>

/**
 * What a site loads from Google once a visitor agrees (R241): the container of the tag manager, or the site's own
 * gtag script for its measurement and ad ids. There is none of it where the ids that the mode needs are missing.
 */
export const siteTags = {
  type: 'object',
  additionalProperties: false,
  properties: {
    measurementId,
    tagManagerId,
    adIds,
    /** The policy that visitors agree to: the first published one about cookies, else the one about privacy. */
    policy: {
      type: 'object',
      required: ['slug', 'version'],
      additionalProperties: false,
      properties: { slug: { type: 'string' }, version: { type: 'string' } },
    },
  },
} as const satisfies SchemaNode
export type SiteTags = PropsOf<typeof siteTags>

/** What a page needs to know to measure (R271); `off` also when the ids that the mode needs are missing. */
export const analyticsSettings = {
  type: 'object',
  required: ['mode'],
  additionalProperties: false,
  properties: { mode: { enum: analyticsModes }, measurementId },
} as const satisfies SchemaNode

/** The other ids (R272). */
export const googleConfigurations = {
  type: 'object',
  required: ['siteVerification', 'adIds'],
  additionalProperties: false,
  properties: { tagManagerId, siteVerification, adIds },
} as const satisfies SchemaNode
