import type { PropsOf } from '../derive/props-of.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'

/** What a cookie is for, as a visitor's consent is asked: the necessary ones are not asked for. */
export const cookieCategories = ['necessary', 'preferences', 'analytics', 'marketing'] as const

/** Where in the browser something is kept. */
export const storageKinds = ['cookie', 'localStorage', 'sessionStorage'] as const

const cookie = {
  name: { type: 'string', minLength: 1, maxLength: 120 },
  category: { enum: cookieCategories },
  /** A cookie when left out. */
  storage: { enum: storageKinds },
  /** Who sets it; the site itself when left out. */
  provider: { type: 'string', maxLength: 120 },
  purpose: { type: 'string', minLength: 1, maxLength: 500, translatable: true },
  /** How long it stays: `6 months`. */
  lifetime: { type: 'string', maxLength: 80, translatable: true },
} as const
const required = ['name', 'category', 'purpose'] as const

/** The cookies that the owner of a site declares, beside the text of the policy. */
export const cookiesProps = {
  type: 'object',
  required: ['cookies'],
  additionalProperties: false,
  properties: {
    cookies: {
      type: 'array',
      maxItems: 100,
      default: [],
      items: {
        type: 'object',
        required: ['id', ...required],
        additionalProperties: false,
        properties: { id: { type: 'string', pattern: ID_PATTERN }, ...cookie },
      },
    },
  },
} as const satisfies SectionProps
export type CookiesProps = PropsOf<typeof cookiesProps>

/** A declared cookie, or another entry in the browser's storage, in one language: that of its purpose. */
export const declaredCookie = {
  type: 'object',
  required: [...required, 'language'],
  additionalProperties: false,
  properties: { ...cookie, language: { type: 'string' } },
} as const satisfies SchemaNode
export type DeclaredCookie = PropsOf<typeof declaredCookie>
